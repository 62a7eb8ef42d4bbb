// A Worker with its own Python, which runs one module of fogline.page: the table's, or the opponent's. Apart from
// the first message, which brings the files, every message is JSON for that module or from it (docs/page.md).

import type { Files } from "./files";

export interface Beginning {
  module: "table" | "thinker";
  files: Files;
}

/** The functions of fogline.page.table and fogline.page.thinker. */
interface Module {
  start(post: (text: string) => void): void;
  receive(text: string): void;
}

type Create = NonNullable<NonNullable<Parameters<typeof import("pyodide").loadPyodide>[0]>["createPyodideModule"]>;

const SOURCES = "/lib/fogline";

async function begin({ module, files }: Beginning): Promise<Module> {
  const { loadPyodide } = (await import(/* @vite-ignore */ files.loader)) as typeof import("pyodide");
  const { default: createPyodideModule } = (await import(/* @vite-ignore */ files.glue)) as { default: Create };
  const wasm = files.wasm.stream().pipeThrough(new DecompressionStream("gzip"));
  const given: Record<string, Response> = {
    "pyodide.asm.wasm": new Response(wasm, { headers: { "content-type": "application/wasm" } }),
    "python_stdlib.zip": new Response(files.library),
  };
  // Pyodide fetches by address; all its files are here already.
  self.fetch = async (asked) => given[String(asked).split("/").at(-1)!] ?? Response.error();
  const python = await loadPyodide({ createPyodideModule, indexURL: "/", lockFileContents: files.lock, packages: [] });
  python.unpackArchive(await files.rules.arrayBuffer(), "zip", { extractDir: SOURCES });
  python.runPython(`import sys; sys.path.insert(0, "${SOURCES}")`);
  const found = python.pyimport(`fogline.page.${module}`) as unknown as Module;
  found.start((text) => self.postMessage(text));
  return found;
}

let begun: Promise<Module> | null = null;

self.onmessage = ({ data }: MessageEvent<Beginning | string>) => {
  if (typeof data !== "string") {
    begun = begin(data);
    begun.catch(reportError);
    return;
  }
  begun!.then((module) => module.receive(data)).catch(reportError);
};
