// Makes a folder for any file host from the built client: node site.mjs FROM TO. The pages are the same; they are told
// that no server is there. Beside each file that shrinks lies a .gz and a .br, for hosts that send these.

import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const [from, to] = process.argv.slice(2);
const SHRINKS = /\.(?:html|js|css|json|svg|txt|webmanifest)$/;
/** What the server says in a header. Python runs in Workers, whose policy is not the page's. */
const POLICY = [
  "default-src 'none'", "script-src 'self'", "style-src 'self'", "img-src 'self' data:", "font-src 'self'", "connect-src 'self'",
  "media-src 'self'", "manifest-src 'self'", "worker-src 'self'", "base-uri 'none'", "form-action 'none'",
].join("; ");
const TOLD = `<meta http-equiv="content-security-policy" content="${POLICY}" />
    <meta name="referrer" content="no-referrer" />
    <meta name="fogline-home" content="page" />`;

rmSync(to, { recursive: true, force: true });
cpSync(from, to, { recursive: true });

const page = join(to, "index.html");
const plain = readFileSync(page, "utf-8");
const told = plain.replace(/<meta charset="utf-8" ?\/?>/, (charset) => `${charset}\n    ${TOLD}`);
if (told === plain) throw new Error(`${page} has no place for the policy`);
writeFileSync(page, told);

for (const entry of readdirSync(to, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile() || !SHRINKS.test(entry.name)) continue;
  const file = join(entry.parentPath, entry.name);
  const content = readFileSync(file);
  writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
  writeFileSync(`${file}.br`, brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }));
}
