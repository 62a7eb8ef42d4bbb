// Where we are: the part of the address behind "#", which no server is sent.
//
//   #/                    home                    #/new/TITLE        a new game (#/new/TITLE/friend: with people)
//   #/table/GAME          a game in this browser  #/replay/GAME      its replay (#/replay: of a file)
//   #/rules/TITLE/CLAUSE  rules                   #/replay/GAME/N    the same, at a position
//   #/learn/TITLE         the first game          #/review/GAME      its review (#/review: of a file)
//   #/puzzles             the puzzle of the day   #/puzzles/TITLE/N  any other (#/puzzles/guess: where is it?)
//   #/ladder/TITLE/SPEED  the ladder of players   #/tournaments/ID   a tournament (#/tournaments: all)
//   #/join                the link that was opened last     #/lobby     invitations that anyone may take
//   #/me                  the signed-in player    #/settings         language, theme, speed and so on
//   #/watch               games that anyone may watch
//
// A link with a token (#seat=..., #join=..., #watch=..., and #off=..., #confirm=... of notices) is taken in at once and replaced, so that no token stays in
// the address, in the history or on the screen.

export interface Route {
  page: string;
  rest: string[];
}

export interface Invited {
  /** An invitation to a table, or the link of a notice. */
  kind: "seat" | "join" | "watch" | "off" | "confirm";
  token: string;
}

export const route = $state<Route>({ page: "", rest: [] });

/** The sign-in data with which a provider sent this browser back. It stays in the address only until it has been read. */
export const back = $state<{ answer: { code: string; state: string } | null }>({ answer: null });

/** The link that was opened last, until it has been used. It is in no address: only this page knows it. */
export const arrived = $state<{ link: Invited | null }>({ link: null });

/** A decoded part of the URL; unchanged if it is malformed. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

function read(hash: string): Route {
  const [page = "", ...rest] = hash.replace(/^#\/?/, "").split("/").map(decoded);
  return { page, rest };
}

function show(): void {
  Object.assign(route, read(location.hash));
}

/** Read and remove a provider's parameters from the address; the page of players continues the sign-in. */
function returned(): void {
  const given = new URLSearchParams(location.search);
  const [code, state] = [given.get("code"), given.get("state")];
  if (state === null) return;
  back.answer = { code: code ?? "", state };
  history.replaceState(null, "", location.pathname + to("me"));
}

/** Follow the address from now on. A link with a token leads to the page of invitations, without a new entry in the
 * history. */
export function follow(): void {
  const arrive = (): void => {
    const link = /^#(seat|join|watch|off|confirm)=([A-Za-z0-9_-]+)$/.exec(location.hash);
    if (link) {
      history.replaceState(null, "", to("join"));
      arrived.link = { kind: link[1] as Invited["kind"], token: link[2]! };
    }
    show();
  };
  addEventListener("hashchange", arrive);
  returned();
  arrive();
}

/** The address of a page within the client. */
export function to(page: string, ...rest: string[]): string {
  return `#/${[page, ...rest].map(encodeURIComponent).join("/")}`;
}

export function go(page: string, ...rest: string[]): void {
  location.hash = to(page, ...rest);
}

/** Go there without leaving a trace in the history. */
export function replace(page: string, ...rest: string[]): void {
  history.replaceState(null, "", to(page, ...rest));
  show();
}
