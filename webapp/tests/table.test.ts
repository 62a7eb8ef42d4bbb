// One seat at a table: whether the answer to an action or the stream comes first, each piece of news is told once, the
// position comes with it and is not requested, and the seat can continue as soon as the page shows the result.

import { beforeEach, expect, test, vi } from "vitest";
import type { Answer, News, SaidPhrase, TableForm } from "../src/lib/protocol";
import type { Listener } from "../src/lib/stream";

const server = vi.hoisted(() => ({
  look: vi.fn<() => Promise<unknown>>(),
  news: vi.fn<() => Promise<unknown>>(),
  act: vi.fn<(token: string, sequence: number, actions: string[]) => Promise<unknown>>(),
  whyNot: vi.fn<(token: string, sequence: number, actions: string[]) => Promise<unknown>>(),
  listener: null as Listener | null,
}));

vi.mock("../src/lib/stream", () => ({
  listen: (_token: string, _after: number, listener: Listener) => {
    server.listener = listener;
    return () => (server.listener = null);
  },
}));
vi.mock("../src/lib/api", async (original) => ({
  ...(await original<object>()), look: server.look, news: server.news, act: server.act, whyNot: server.whyNot,
}));

const { Refused } = await import("../src/lib/api");
const { SeatAtTable } = await import("../src/lib/table.svelte");

const form = (sequence: number, legal: string[] = ["end"]): TableForm =>
  ({ seat: "german", sequence, legal: { end: legal }, "can-say": [], "offered-by": null, outcome: null, "to-act": ["german"], aid: "off" }) as unknown as TableForm;
const news = (number: number, action: string | null = null): News => ({ number, action, "is-undo": false, events: [] });
const said = (at: number): SaidPhrase => ({ at, seat: "soviet", phrase: "hello" });
const answer = (...numbers: number[]): Answer =>
  ({ sequence: numbers.at(-1)!, news: numbers.map((one) => news(one, "end")), table: form(numbers.at(-1)!) });
/** The stream tells news, and then their position. */
function hear(sequence: number, action: string | null = null): void {
  server.listener!.news(news(sequence, action));
  server.listener!.table(form(sequence));
}

/** A request that the test answers. */
function held<T>(): { promise: Promise<T>; answer: (value: T) => void; refuse: (error: Error) => void } {
  let [answer, refuse] = [(_: T) => {}, (_: Error) => {}];
  const promise = new Promise<T>((done, failed) => ([answer, refuse] = [done, failed]));
  return { promise, answer, refuse };
}
const settled = (): Promise<void> => new Promise((done) => setTimeout(done));

async function seated(): Promise<InstanceType<typeof SeatAtTable>> {
  server.look.mockResolvedValueOnce(form(1));
  server.news.mockResolvedValueOnce({ news: [news(1)], phrases: [said(5)] });
  const seat = new SeatAtTable("token");
  await seat.open();
  server.look.mockClear();
  return seat;
}
const numbers = (seat: { news: News[] }): number[] => seat.news.map((one) => one.number);

beforeEach(() => {
  vi.resetAllMocks();
});

test("a phrase is shown once, though the stream repeats it after a cut", async () => {
  const seat = await seated();
  for (const at of [5, 7, 5, 7, 9]) server.listener!.phrase(said(at));
  expect(seat.phrases.map(({ at }) => at)).toEqual([5, 7, 9]);
  seat.close();
  expect(seat.phrases).toEqual([]);
});

test("the news in the answer count, and the stream repeats nothing", async () => {
  const seat = await seated();
  server.act.mockResolvedValueOnce(answer(2, 3));
  expect(await seat.act(["end"])).toBe(true);
  expect([seat.form!.sequence, numbers(seat)]).toEqual([3, [1, 2, 3]]);
  server.listener!.news(news(2, "end"));
  hear(3, "end");
  await settled();
  expect([seat.form!.sequence, numbers(seat)]).toEqual([3, [1, 2, 3]]);
  expect(server.look).not.toHaveBeenCalled();
});

test("news that the stream tells before the answer are shown, and the seat is busy until the answer", async () => {
  const seat = await seated();
  const acting = held<Answer>();
  server.act.mockReturnValueOnce(acting.promise);
  const done = seat.act(["end"]);
  hear(2, "end");
  await settled();
  expect([seat.isBusy, seat.form!.sequence]).toEqual([true, 2]);
  acting.answer(answer(2));
  expect(await done).toBe(true);
  expect([seat.isBusy, seat.form!.sequence, numbers(seat)]).toEqual([false, 2, [1, 2]]);
  expect(server.look).not.toHaveBeenCalled();
});

test("an older position never replaces a newer one", async () => {
  const seat = await seated();
  const acting = held<Answer>();
  server.act.mockReturnValueOnce(acting.promise);
  const done = seat.act(["end"]);
  hear(2, "end");
  hear(3); // somebody else has acted before our answer came
  acting.answer(answer(2));
  expect(await done).toBe(true);
  expect([seat.isBusy, seat.form!.sequence]).toEqual([false, 3]);
  expect(server.look).not.toHaveBeenCalled();
});

test("a position waits for the news in between, or the table is read", async () => {
  const seat = await seated();
  server.listener!.table(form(3)); // 2 and 3 are on their way
  expect(seat.form!.sequence).toBe(1);
  server.listener!.news(news(2));
  server.listener!.news(news(3));
  expect([seat.form!.sequence, numbers(seat)]).toEqual([3, [1, 2, 3]]);
  expect(server.look).not.toHaveBeenCalled();

  server.act.mockResolvedValueOnce(answer(5)); // 4 is on its way
  server.look.mockResolvedValueOnce(form(5));
  await seat.act(["end"]);
  expect([seat.form!.sequence, numbers(seat)]).toEqual([5, [1, 2, 3]]);
  expect(server.look).toHaveBeenCalledTimes(1);
});

test("joining or leaving needs no new position", async () => {
  const seat = await seated();
  server.listener!.table({ joined: ["german", "soviet"] } as unknown as TableForm);
  expect([seat.form!.sequence, seat.form!.joined]).toEqual([1, ["german", "soviet"]]);
});

test("a refusal is forgotten with the next choice, but not one that keeps the table from being read", async () => {
  const seat = await seated();
  server.whyNot.mockResolvedValueOnce({ error: "illegal", text: "", action: "shoot B1" });
  await seat.act(["shoot B1"]);
  expect(seat.refusal?.error).toBe("illegal");
  seat.forgive();
  expect(seat.refusal).toBeNull();

  const lost = new SeatAtTable("token");
  server.look.mockRejectedValueOnce(new Refused({ error: "token", text: "" }, 401));
  server.news.mockResolvedValueOnce({ news: [], phrases: [] });
  await lost.open();
  lost.forgive();
  expect(lost.refusal?.error).toBe("token");
});

test("after a refusal, news that came meanwhile are shown", async () => {
  const seat = await seated();
  const acting = held<Answer>();
  server.act.mockReturnValueOnce(acting.promise);
  const done = seat.act(["end"]);
  hear(2);
  acting.refuse(new Refused({ error: "notation", text: "" }, 422));
  expect(await done).toBe(false);
  await settled();
  expect([seat.isBusy, seat.form!.sequence, seat.refusal?.error]).toEqual([false, 2, "notation"]);
});

test("actions outside the legal list are asked about and not sent, unless the server would play them", async () => {
  const seat = await seated();
  server.whyNot.mockResolvedValueOnce({ error: "illegal", text: "", clause: "ST-SHOT-1" });
  expect(await seat.act(["shoot B1"])).toBe(false);
  expect(seat.refusal?.clause).toBe("ST-SHOT-1");
  expect(server.act).not.toHaveBeenCalled();

  server.whyNot.mockResolvedValueOnce(null); // typed in another way
  server.act.mockResolvedValueOnce(answer(2));
  expect(await seat.act(["END"])).toBe(true);
  expect(server.whyNot.mock.calls.map(([, , actions]) => actions)).toEqual([["shoot B1"], ["END"]]);
});

const stale = (): Error => new Refused({ error: "stale", text: "", sequence: 2 }, 409);

test("a late request is sent again if nothing has changed for the seat", async () => {
  const seat = await seated();
  server.act.mockRejectedValueOnce(stale()).mockResolvedValueOnce(answer(3));
  server.look.mockResolvedValueOnce(form(2));
  server.listener!.news(news(2));
  expect(await seat.act(["end"])).toBe(true);
  expect(server.act.mock.calls.map(([, sequence]) => sequence)).toEqual([1, 2]);
});

test("it is not sent again if the seat has other choices now", async () => {
  const seat = await seated();
  server.act.mockRejectedValueOnce(stale());
  server.look.mockResolvedValueOnce(form(2, ["end", "stay"]));
  expect(await seat.act(["end"])).toBe(false);
  expect(seat.refusal?.error).toBe("stale");
  expect(server.act).toHaveBeenCalledTimes(1);
});

test("one request at a time", async () => {
  const seat = await seated();
  const acting = held<Answer>();
  server.act.mockReturnValueOnce(acting.promise);
  const first = seat.act(["end"]);
  expect(await seat.act(["end"])).toBe(false);
  acting.answer(answer(2));
  expect(await first).toBe(true);
});

test("a table that is only read again keeps its legal list, and the choice in progress", async () => {
  const seat = await seated();
  const { legal } = seat.form!;
  server.look.mockResolvedValueOnce(form(1));
  server.listener!.heard(false);
  server.listener!.heard(true);
  await settled();
  expect(server.look).toHaveBeenCalledTimes(1);
  expect(seat.form!.legal).toBe(legal);
  server.look.mockResolvedValueOnce(form(1, ["end", "stay"]));
  server.listener!.heard(false);
  server.listener!.heard(true);
  await settled();
  expect(seat.form!.legal).toEqual({ end: ["end", "stay"] });
});

test("what somebody else does in secret leaves the choice alone; an action of the seat's own does not", async () => {
  const seat = await seated();
  const shown = seat.form!.legal;
  hear(2);
  expect(seat.form!.sequence).toBe(2);
  expect(seat.form!.legal).toBe(shown);
  server.act.mockResolvedValueOnce(answer(3));
  await seat.act(["end"]);
  expect(seat.form!.sequence).toBe(3);
  expect(seat.form!.legal).not.toBe(shown);
});

test("a closed seat knows nothing, and accepts nothing", async () => {
  const seat = await seated();
  const acting = held<Answer>();
  server.act.mockReturnValueOnce(acting.promise);
  const done = seat.act(["end"]);
  seat.close();
  acting.answer(answer(2));
  await done;
  expect([seat.form, seat.news, seat.aid]).toEqual([null, [], null]);
});
