import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { expect, test } from "vitest";
import { MOST_WORDS } from "./sizes";

// Long sentences are hard for people who read little English. This
// test counts the words of the text modules, also in states that no
// page test shows. The page tests count the assembled sentences.

const FOLDERS = ["app/words/en", "worker/words/en"];
/** Texts for companies and staff. */
const NOT_CANDIDATES = /\/(console|company|alerts|schema-errors|staff-mail|validation|fields)\b/;

const files = FOLDERS.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => join(folder, name)),
).filter((file) => /\.tsx?$/.test(file) && !NOT_CANDIDATES.test(file));

/** A text as written in the source; each inserted value counts as one word. */
function textOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isJsxText(node)) return node.text.replace(/\s+/g, " ");
  if (!ts.isTemplateExpression(node)) return undefined;
  return node.head.text + node.templateSpans.map(({ literal }) => `1${literal.text}`).join("");
}

function* sentencesIn(node: ts.Node): Generator<string> {
  yield* textOf(node)?.split(/(?<=[.!?:।])\s+|\n/) ?? [];
  for (const child of node.getChildren()) yield* sentencesIn(child);
}

test.each(files)("no sentence of %s has more than 20 words", (file) => {
  const text = readFileSync(file, "utf8");
  const kind = file.endsWith("x") ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind);
  const long = [...sentencesIn(source)].filter(
    (sentence) => sentence.trim().split(/\s+/).length > MOST_WORDS,
  );
  expect(long).toEqual([]);
});
