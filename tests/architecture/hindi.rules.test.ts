import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

// The rules of `docs/hindi.md` that a program can hold.

const GUIDE = readFileSync("docs/hindi.md", "utf8");
/** Guides explain a trade in its own words. */
const OF_A_TRADE = "app/words/hi/preparation/";

const files = ["app/words/hi", "worker/words/hi"].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => join(folder, file))
    .filter((file) => !file.startsWith(OF_A_TRADE)),
);
const withoutComments = (code: string) =>
  code.replace(/\/\*[\s\S]*?\*\//g, "").replace(/^\s*\/\/.*$/gm, "");
const texts = files.map((file) => ({ file, text: withoutComments(readFileSync(file, "utf8")) }));
const all = texts.map(({ text }) => text).join("\n");

const rows = GUIDE.slice(GUIDE.indexOf("| English |"), GUIDE.indexOf("\n## What readers"))
  .split("\n")
  .slice(2)
  .filter((line) => line.startsWith("|"))
  .map((line) => line.split("|").map((cell) => cell.trim()));
const forbidden = rows.flatMap(([, , , not = ""]) =>
  not
    .split(",")
    .map((term) => term.trim())
    .filter(Boolean),
);

/** A word as such, not as a part of another one. */
const asWord = (term: string) =>
  new RegExp(`(?<![\\p{L}\\p{M}\\p{N}_])${term}(?![\\p{L}\\p{M}\\p{N}_])`, "u");

test("the glossary has sixty terms, one Hindi term each", () => {
  expect(rows.length).toBeGreaterThanOrEqual(60);
  const hindi = rows.map(([, , term = ""]) => term);
  expect(hindi.filter((term) => term === "")).toEqual([]);
  expect(hindi.filter((term) => forbidden.includes(term))).toEqual([]);
});

test("no text has a word that the glossary forbids", () => {
  const found = texts.flatMap(({ file, text }) =>
    forbidden.filter((term) => asWord(term).test(text)).map((term) => `${file}: ${term}`),
  );
  expect(found).toEqual([]);
});

test("the texts use the terms of the glossary", () => {
  // The end of a term may be bent, and "…" stands for other words.
  const stems = rows.map(([, , term = ""]) => /^[\p{L}\p{M}]+/u.exec(term)?.[0].slice(0, -1) ?? "");
  expect(stems.filter((stem) => !all.includes(stem))).toEqual([]);
});

/** Forms of verbs that show whether a man or a woman is meant, after "आप". */
const GENDERED =
  /(?<![\p{L}\p{M}])आप (?:[^।?!"`]*? )?(?:सकते|सकती|चाहते|चाहती|पाते|करते|करती|देते|रहे|रही|गए|गई|आए|हुए|थे|थीं|जाएँगे|करेंगे|होंगे|पाएँगे|देंगे)(?: हैं| थे| हों|(?=[ ।,?!"`]))/gu;

test("no text tells the gender of its reader", () => {
  expect("आप समय बदल सकते हैं।").toMatch(GENDERED);
  const found = texts.flatMap(({ file, text }) =>
    [...text.matchAll(GENDERED)].map(([phrase]) => `${file}: ${phrase}`),
  );
  expect(found).toEqual([]);
});

test("texts are spelled one way", () => {
  const SPELLED =
    /हिन्दी|गये|नये|चाहिये|फीस|फोन|मुफ्त|जरूर|सफाई|रिज्यूमे|फाइल|फोटो|प्रोफाइल|नम्बर|कम्पनी|इन्टरव्यू/u;
  const found = texts
    .filter(({ file }) => !file.endsWith("check.ts"))
    .flatMap(({ file, text }) =>
      text
        .split("\n")
        .filter((line) => SPELLED.test(line))
        .map((line) => `${file}: ${line.trim()}`),
    );
  expect(found).toEqual([]);
});
