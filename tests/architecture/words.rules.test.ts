import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { expect, test } from "vitest";

// Text that people read is in app/words, so that another language is one more folder there.

const files = readdirSync("app", { recursive: true, encoding: "utf8" })
  .map((name) => join("app", name))
  .filter((file) => /\.tsx?$/.test(file));
/** They run in the build alone. */
const OF_BUILD = "app/delivery/build/";
const screens = files.filter(
  (file) => !file.startsWith("app/words/") && !file.startsWith(OF_BUILD),
);

const WORD = /\p{L}{2}/u;
/** "Failed to load": a capital letter begins it, and more than one word follows. */
const SENTENCE = /^\s*\p{Lu}[\p{L}'’]*[,:]? \p{L}/u;
/** Headings of a job's text as they are stored, and a list of fonts. */
const DATA = /^(?:Job Type|About the work|Roboto Condensed,.*)$/;
const READ = new Set(["title", "aria-label", "alt", "placeholder", "label"]);

const isText = (node: ts.Node): node is ts.LiteralLikeNode =>
  ts.isStringLiteralLike(node) ||
  ts.isTemplateHead(node) ||
  ts.isTemplateMiddle(node) ||
  ts.isTemplateTail(node);

/**
 * Whether the literal is the value of an attribute that people read, alone or as one of several.
 */
function isAttributeRead(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isJsxAttribute(parent)) return READ.has(parent.name.getText());
  if (ts.isBinaryExpression(parent) && parent.operatorToken.getText().includes("=")) return false;
  const passesOn =
    ts.isJsxExpression(parent) ||
    ts.isConditionalExpression(parent) ||
    ts.isBinaryExpression(parent) ||
    ts.isParenthesizedExpression(parent) ||
    ts.isTemplateSpan(parent) ||
    ts.isTemplateExpression(parent);
  return passesOn && isAttributeRead(parent);
}

function wordsIn(file: string, text = readFileSync(file, "utf8")): string[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const findings: string[] = [];
  const visit = (node: ts.Node): void => {
    const isWords =
      (ts.isJsxText(node) && WORD.test(node.text)) ||
      (isText(node) &&
        ((SENTENCE.test(node.text) && !DATA.test(node.text)) ||
          (WORD.test(node.text) && isAttributeRead(node))));
    if (isWords) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      findings.push(`${file}:${line + 1}: ${node.getText().trim()}`);
    }
    node.forEachChild(visit);
  };
  visit(source);
  return findings;
}

// It parses every screen, which is slow on a busy machine.
test("screens contain no hard-coded text that people read", { timeout: 30_000 }, () => {
  expect(screens.length).toBeGreaterThan(200);
  expect(screens.flatMap((file) => wordsIn(file))).toEqual([]);
});

test.each([
  ["text", "<p>Back</p>"],
  ["text beside a value", "<p>{count} saved</p>"],
  ["an attribute", '<img alt="Logo" />'],
  ["one of two attributes' values", '<i title={on ? "Turn off" : "Turn on"} />'],
  ["an attribute with a value in it", `<i aria-label={\`Delete: \${title}\`} />`],
  ["a sentence", 'refuse("We could not do that.")'],
  ["a sentence with a value in it", `const at = \`Cancel until \${time}\``],
])("text is found in %s", (_, code) => {
  expect(wordsIn("screen.tsx", code)).not.toEqual([]);
});

test.each([
  ["codes", '<i title={tone === "error" ? words.failed : words.done} className="card is-given" />'],
  ["punctuation", "<p>{name} · {count}, {price}.</p>"],
  ["headers", 'headers.get("X-Unread-Count")'],
])("%s are not reported as text", (_, code) => {
  expect(wordsIn("screen.tsx", code)).toEqual([]);
});

test("text modules import only facts and other texts", () => {
  const foreign = files
    .filter((file) => file.startsWith("app/words/"))
    .flatMap((file) =>
      ts
        .preProcessFile(readFileSync(file, "utf8"))
        .importedFiles.map(({ fileName }) => `${file} imports ${fileName}`),
    )
    .filter(
      (line) =>
        !/ imports (react$|@remix-run\/react$|\.\/|(\.\.\/)+(format|formats|guide)$|\.\.\/[a-z]+\/[\w-]+$|[.~/]+worker\/(facts|contract|words)\/)/.test(
          line,
        ),
    );
  expect(foreign).toEqual([]);
});
