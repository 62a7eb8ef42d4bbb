// Carries requests to the game desk in this page.

import type { Carrier } from "../lib/carrier";
import { theDesk } from "./desk";
import { games } from "./files";

/** Requests that are answered before there is any Python. */
const LIST = "/api/games";

export const carry: Carrier = async (path, { method = "GET", headers, body, signal }) => {
  signal?.throwIfAborted();
  if (path === LIST && method === "GET") return games();
  const given = new Headers(headers);
  const asked = {
    method,
    path,
    token: given.get("authorization")?.replace("Bearer ", "") ?? null,
    "last-event-id": given.get("last-event-id"),
    body: typeof body === "string" ? (JSON.parse(body) as unknown) : null,
  };
  return new Promise<Response>((resolve, reject) => {
    let stream: ReadableStreamDefaultController<Uint8Array> | null = null;
    const encoder = new TextEncoder();
    const fail = (error: unknown): void => {
      reject(error as Error);
      stream?.error(error);
    };
    const sent = theDesk.request(asked, (said) => {
      if (said === null) fail(new TypeError("the desk is closed"));
      else if (said.kind === "answer") resolve(answer(said.text, said));
      else if (said.kind === "chunk") stream?.enqueue(encoder.encode(said.text));
      else if (said.kind === "end") stream?.close();
      else resolve(answer(new ReadableStream({ start: (opened) => void (stream = opened), cancel: stop }), said));
    });
    const stop = async (): Promise<void> => (await sent)();
    sent.catch(fail);
    signal?.addEventListener("abort", () => {
      fail(signal.reason);
      stop().catch(() => undefined); // it was never sent
    });
  });
};

function answer(body: string | ReadableStream<Uint8Array>, { status, type }: { status: number; type: string }): Response {
  return new Response(status === 204 ? null : (body as BodyInit), { status, headers: { "content-type": type } });
}
