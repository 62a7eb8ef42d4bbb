/** Made by plugins/words.ts: by language and group ("common", or a title), how its texts are fetched. */
declare module "virtual:words" {
  const words: Record<string, Record<string, () => Promise<{ default: string }>>>;
  export default words;
}

/** Made by plugins/engine.ts: what plays games inside the page, and the list of games as the server would give it. */
declare module "virtual:engine" {
  export interface EngineFile {
    url: string;
    /** Unpacked by the browser, if the host packs what it sends. */
    bytes: number;
  }
  const engine: { games: string; lock: string; files: Record<"loader" | "glue" | "wasm" | "library" | "rules", EngineFile> };
  export default engine;
}
