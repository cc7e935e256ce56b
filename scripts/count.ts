import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

// Counts what docs/architecture.md says about the size and the shape of the code: product files of
// TypeScript, without content (texts of pages, tests, guides and translations) and demonstration data. The files
// to read for an act are those that docs/acts.md lists.

const CONTENT = /^app\/words\/en\/preparation\/|^(?:app|worker)\/words\/(?!en\/)\w+\//;
const SMALL = 20;
const SMALL_WITH_ONE_IMPORTER = 30;

const tracked = (...paths: string[]) =>
  execFileSync("git", ["ls-files", ...paths], { encoding: "utf8" })
    .split("\n")
    .filter((path) => /\.tsx?$/.test(path));

const files = tracked("app", "worker", "db").filter((path) => !CONTENT.test(path));
const texts = new Map(files.map((path) => [path, readFileSync(path, "utf8")]));
const linesOf = (text: string) => text.split("\n").length - 1;

/** Imports of words name no language. */
const WORDS = /^~((?:app|worker)\/words)\//;

/** The file that an import of ours names. */
function resolveFrom(importer: string, specifier: string): string | undefined {
  const path = WORDS.test(specifier)
    ? specifier.replace(WORDS, "$1/en/")
    : join(dirname(importer), specifier);
  return [`${path}.ts`, `${path}.tsx`, `${path}/index.ts`].find(existsSync);
}

const importers = new Map<string, Set<string>>();
for (const [path, text] of texts) {
  for (const [, specifier = ""] of text.matchAll(/(?:from|import\()\s*"([.~][^"]*)"/g)) {
    const imported = resolveFrom(path, specifier);
    if (imported) importers.set(imported, (importers.get(imported) ?? new Set()).add(path));
  }
}

const sizes = [...texts.values()].map(linesOf).sort((a, b) => a - b);
const countOf = (pattern: RegExp) =>
  [...texts.values()].reduce((count, text) => count + (text.match(pattern)?.length ?? 0), 0);
const small = files.filter((path) => linesOf(texts.get(path) ?? "") < SMALL).length;
const lonely = files.filter(
  (path) =>
    importers.get(path)?.size === 1 && linesOf(texts.get(path) ?? "") <= SMALL_WITH_ONE_IMPORTER,
).length;

const languages = files
  .filter((path) => !/^(app|worker)\/words\/\w+\//.test(path))
  .flatMap((path) => texts.get(path)?.match(/from "[^"]*words\/en\//g) ?? []).length;

const rows: [string, string | number][] = [
  ["product lines", sizes.reduce((sum, size) => sum + size, 0)],
  ["files", files.length],
  [`files with one importer and at most ${SMALL_WITH_ONE_IMPORTER} lines`, lonely],
  ["lines of a file, median", sizes[Math.floor(sizes.length * 0.5)] ?? 0],
  ["lines of a file, p90", sizes[Math.floor(sizes.length * 0.9)] ?? 0],
  [`files under ${SMALL} lines, %`, Math.round((small / files.length) * 100)],
  ["casts `as unknown as`", countOf(/as unknown as/g)],
  ["spreads that save a line", countOf(/\.\.\.\{ \w+(?:, \w+)* \}|\.\.\.\[[\w, ]+\](?![.)])/g)],
  ["imports that name a language", languages],
  ...readFileSync("docs/acts.md", "utf8")
    .split("\n## ")
    .slice(1)
    .map((act): [string, number] => [
      `files to read: ${act.slice(0, act.indexOf("\n"))}`,
      act.match(/^\d+\. `/gm)?.length ?? 0,
    ]),
];
process.stdout.write("| what | now |\n|---|--:|\n");
for (const [what, now] of rows) process.stdout.write(`| ${what} | ${now} |\n`);
