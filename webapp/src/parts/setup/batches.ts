// The server accepts a limited number of actions per request.

const MOST = 64;

/** Play all of them, in as few requests as possible. Returns true if all were played. */
export async function actAll(act: (actions: string[]) => Promise<boolean>, actions: string[]): Promise<boolean> {
  for (let at = 0; at < actions.length; at += MOST)
    if (!(await act(actions.slice(at, at + MOST)))) return false;
  return true;
}
