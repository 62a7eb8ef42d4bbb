// A Worker with a Python of its own, which runs one module of fogline.page: the table's, or the opponent's. Apart from
// the first message, which brings the files, every message is JSON for that module or from it (docs/page.md).

import type { Files } from "./files";

export interface Beginning {
  module: "table" | "thinker";
  files: Files;
}

/** What fogline.page.table and fogline.page.thinker are made of. */
interface Module {
  start(post: (text: string) => void): void;
  receive(text: string): void;
}

type Create = NonNullable<NonNullable<Parameters<typeof import("pyodide").loadPyodide>[0]>["createPyodideModule"]>;

const ARCHIVE = "/fogline.zip";
/** What Pyodide would look up to find more packages. There are none. */
const NO_PACKAGES = {
  info: { abi_version: "", arch: "wasm32", platform: "", python: "", version: "" },
  packages: {},
} as const;

async function begin({ module, files }: Beginning): Promise<Module> {
  const { loadPyodide } = (await import(/* @vite-ignore */ files.loader)) as typeof import("pyodide");
  const { default: createPyodideModule } = (await import(/* @vite-ignore */ files.glue)) as { default: Create };
  const wasm = files.wasm.stream().pipeThrough(new DecompressionStream("gzip"));
  const given: Record<string, Response> = {
    "pyodide.asm.wasm": new Response(wasm, { headers: { "content-type": "application/wasm" } }),
    "python_stdlib.zip": new Response(files.library),
  };
  // Pyodide fetches by address; what it asks for is here already.
  self.fetch = async (asked) => given[String(asked).split("/").at(-1)!] ?? Response.error();
  const python = await loadPyodide({ createPyodideModule, indexURL: "/", lockFileContents: NO_PACKAGES, packages: [] });
  python.FS.writeFile(ARCHIVE, new Uint8Array(await files.rules.arrayBuffer()));
  python.runPython(`import sys; sys.path.insert(0, "${ARCHIVE}")`);
  const found = python.pyimport(`fogline.page.${module}`) as unknown as Module;
  found.start((text) => self.postMessage(text));
  return found;
}

let begun: Promise<Module> | null = null;

self.onmessage = ({ data }: MessageEvent<Beginning | string>) => {
  if (typeof data !== "string") {
    begun = begin(data);
    return;
  }
  void begun!.then((module) => module.receive(data));
};
