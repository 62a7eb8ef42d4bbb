// The rules as texts: a player's rulebook in each language, and the numbered reference in English. Both are our own
// Markdown, read only when needed. A paragraph of the rulebook ends with the clauses that it covers, in brackets:
// [ST-MOVE-1, ST-MOVE-2]; an option is written as its key, `point-values`, and displayed by its name. Raw HTML in a
// text is displayed literally, never rendered.

import { Marked, Renderer, type Tokens } from "marked";
import { bookOf, referenceOf } from "../lib/books";
import { optionName } from "../lib/names";
import { to } from "../lib/route.svelte";
import { has, typeset, type Language } from "../lib/words.svelte";

export type Block =
  | { kind: "chapter"; id: string; title: string; level: number }
  | { kind: "text"; html: string }
  | { kind: "diagram"; name: string; caption: string };

/** A part of the reference: its number and heading, and the clauses that it defines. */
export interface Part {
  heading: string;
  source: string;
  clauses: string[];
}

const ONE = "(?:[A-Z]{2,4}-[A-Z0-9]+-\\d+|AMB-\\d+|H-\\d+)";
const COVERED = new RegExp(`^\\[(${ONE}(?:, ${ONE})*)\\]`);
const DEFINED = /^(?:- )?\*\*((?:[A-Z]{2,4}-[A-Z0-9]+|AMB|H)-\d+|L\d)\b/gm;

/** The rulebook of *game*, in reading order. */
export async function readBook(game: string, language: Language): Promise<Block[]> {
  const source = typeset(await bookOf(game, language)!(), language);
  const marked = reader(game);
  const blocks: Block[] = [];
  for (const token of marked.lexer(source)) {
    if (token.type === "space") continue;
    if (token.type === "heading") {
      const { text, depth } = token as Tokens.Heading;
      const id = `chapter-${blocks.filter((block) => block.kind === "chapter").length + 1}`;
      blocks.push({ kind: "chapter", id, title: text, level: depth });
      continue;
    }
    const picture = token.type === "paragraph" ? diagramOf(token as Tokens.Paragraph) : null;
    blocks.push(picture ?? { kind: "text", html: marked.parser([token]) });
  }
  return blocks;
}

/** The numbered reference of *game*, part by part. */
export async function readReference(game: string): Promise<Part[]> {
  const source = (await referenceOf(game)?.()) ?? "";
  return source.split(/^## /m).slice(1).map((part) => {
    const end = part.indexOf("\n");
    const body = part.slice(end).replace(/^---\s*$/gm, "");
    return { heading: part.slice(0, end).replaceAll("`", ""), source: body, clauses: [...body.matchAll(DEFINED)].map((found) => found[1]!) };
  });
}

/** A part of the reference as HTML; the clauses it defines can be found by `referenceId`. */
export function drawPart(part: Part): string {
  const left = new Set(part.clauses);
  const marked = new Marked({ renderer: { html: escaped, table: wide, code: board, link: inert } });
  marked.use({
    renderer: {
      strong(token: Tokens.Strong): string {
        const clause = /^[A-Z0-9]+(?:-[A-Z0-9]+)*/.exec(token.text)?.[0] ?? "";
        const id = left.delete(clause) ? ` id="${referenceId(clause)}"` : "";
        return `<strong${id}>${this.parser.parseInline(token.tokens)}</strong>`;
      },
    },
  });
  return marked.parse(part.source, { async: false });
}

export function referenceId(clause: string): string {
  return `reference-${clause}`;
}

function reader(game: string): Marked {
  const marked = new Marked({ renderer: { html: escaped, table: wide, codespan: (token) => option(game, token) } });
  marked.use({
    extensions: [
      {
        name: "covered",
        level: "inline",
        start: (source: string) => source.search(/\[[A-Z]+-/),
        tokenizer(source: string) {
          const found = COVERED.exec(source);
          return found ? { type: "covered", raw: found[0], clauses: found[1]!.split(", ") } : undefined;
        },
        renderer(token) {
          const clauses = token["clauses"] as string[];
          const links = clauses.map((clause) => `<a id="${clause}" href="${to("rules", game, clause)}">${clause}</a>`);
          return `<span class="covered">${links.join(" ")}</span>`;
        },
      },
    ],
  });
  return marked;
}

function diagramOf(paragraph: Tokens.Paragraph): Block | null {
  const [only, ...others] = paragraph.tokens;
  if (others.length > 0 || only?.type !== "image" || !only["href"].startsWith("diagram:")) return null;
  return { kind: "diagram", name: only["href"].slice("diagram:".length), caption: only["text"] };
}

function escaped(token: Tokens.HTML | Tokens.Tag): string {
  return token.text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

function option(game: string, token: Tokens.Codespan): string {
  const isNamed = has(`web-option-${token.text}`) || has(`web-option-${game}-${token.text}`);
  return `<em class="option">${isNamed ? optionName(game, token.text) : token.text}</em>`;
}

/** Tables scroll separately where they are wider than the page. */
function wide(this: Renderer, token: Tokens.Table): string {
  return `<div class="wide" tabindex="0" role="group">${Renderer.prototype.table.call(this, token)}</div>`;
}

/** So do boards drawn as text. */
function board(this: Renderer, token: Tokens.Code): string {
  return Renderer.prototype.code.call(this, token).replace("<pre>", '<pre tabindex="0">');
}

/** Links of the reference lead to other documents, which are not here. */
function inert(this: Renderer, token: Tokens.Link): string {
  return this.parser.parseInline(token.tokens);
}
