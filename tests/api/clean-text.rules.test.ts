import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { expect, test } from "vitest";
import { cleanAddress, cleanText, cleanTexts } from "../../worker/facts/people/clean-text";

test.each([
  ["spaces of other widths", "a\u00a0b\u2009c\u202fd\u3000e", "a b c d e"],
  ["signs without width", "\ufeffAs\u200bha\u2060 Ver\u00adma\u180e", "Asha Verma"],
  [
    "signs of the direction of reading",
    "\u202aAsha\u202c \u2066Verma\u2069\u200f\u061c",
    "Asha Verma",
  ],
  ["letters that nobody sees", "A\u3164\u115f\u034f", "A"],
  ["marks that nobody sees", "A\u2d7fs\u{16fe4}h\u{1107f}a", "Asha"],
  ["controls", "Gate\u0000 5\u0007", "Gate 5"],
  ["ends of lines", "a\r\nb\rc\u2028d\u0085e\tf", "a\nb\nc\nd\ne\tf"],
  ["marks behind their letters", "Rene\u0301", "René"],
  ["a nukta, which has one form", "\u0958", "\u0915\u093c"],
  ["a joiner behind two of them", "\u0958\u093c\u200d", "\u0915\u093c\u093c"],
  ["joiners in Latin letters and at the ends", "\u200dA\u200csha\u200d", "Asha"],
  ["joiners between digits", "९\u200d८\u200c७", "९८७"],
  ["a joiner behind a whole word", "नाम\u200c नाम\u200d", "नाम नाम"],
  ["variants of letters", "9\ufe0f8A\ufe00", "98A"],
])("%s are cleaned", (_, text, clean) => {
  expect(cleanText(text)).toBe(clean);
});

test.each([
  ["joined letters", "क्\u200dष और क्\u200cष"],
  ["a letter with a form of its own at the end of a word", "രാജന്\u200d വന്നു"],
  ["a joiner before the sign that joins", "র\u200d্যাব"],
  ["pictures of several parts", "👩🏽\u200d💻 ❤\ufe0f 👨\u200d👩\u200d👧 1\ufe0f\u20e3"],
  ["a letter with its nukta, joined", "\u0958\u094d\u200dष \u09dc\u09cd\u200dয"],
  ["words of ASCII", "Asha\n\tVerma, 4 Ring Road"],
])("%s stay", (_, text) => {
  expect(cleanText(text)).toBe(text.normalize("NFC"));
});

const odd = fc.string({
  unit: fc.oneof(
    fc.constantFrom(..."a9 \n\r\u0301\u0316\u00a0\u200b\u200c\u200d\ufe0f\u202e\u00ad"),
    fc.constantFrom(..."कष़्१ന്র", "👩", "💻", "\u20e3", "\ud800"),
    fc.string({ unit: "binary", minLength: 1, maxLength: 1 }),
  ),
  maxLength: 40,
});

test("cleaned text stays the same when cleaned again, and contains no invisible character", () => {
  fc.assert(
    fc.property(odd, (text) => {
      const clean = cleanText(text);
      expect(cleanText(clean)).toBe(clean);
      expect(clean).toBe(clean.normalize("NFC"));
      expect(clean).not.toMatch(
        /[\u00a0\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\0\r]/,
      );
    }),
    { numRuns: 2_000 },
  );
});

/**
 * Texts that change their order or form when they are composed, with joiners that may split them.
 */
const turning = fc.string({
  unit: fc.constantFrom(
    ..."aरकখ੍ా \u0958\u0959\u095a\u095b\u095c\u095d\u095e\u095f\u09dc\u09dd\u0a33\u0b5c\u0929ǘé\u2194",
    ..."\u093c\u093c\u09bc\u0a3c\u094d\u094d\u09cd\u0d4d\u0c55\u0c56\u0dca\u09c7\u09be\u0301\u0316\u0338\u0344\u0653\u06d6",
    ..."\u200c\u200d\u200d\u200d\ufe0f\ufe00\u20e3\u202e\u2066\u00a0\u3000",
  ),
  maxLength: 60,
});

test("a text of combining marks and joiners stays the same when cleaned again", () => {
  fc.assert(
    fc.property(turning, (text) => {
      const clean = cleanText(text);
      expect(cleanText(clean)).toBe(clean);
      expect(clean).toBe(clean.normalize("NFC"));
    }),
    {
      numRuns: 5_000,
      seed: 1,
      // Without its second joiner each text takes another order or form, in which the first may not
      // stay.
      examples: [["क\u200d\u094d\u200d\u0338ष"], ["\u2194\u200d\u2194\u200d\u0338"]],
    },
  );
});

test.each([
  "\u0301\u0316",
  "\u0958\u093c\u200d",
  "क\u200d\u094d\u200d\u0338",
  "\u093c",
  "क\u094d\u093c\u200d",
  "\u2d7f",
  "\u200d",
  "\u202e ",
  "क\u200d",
  "👩\u200d",
  "e\u0301",
  "\r\n\u2028",
])("a megabyte of %j is cleaned quickly", (part) => {
  const text = part.repeat(500_000 / part.length);
  const began = process.cpuUsage();
  cleanText(text);
  const { user, system } = process.cpuUsage(began);
  expect((user + system) / 1_000).toBeLessThan(1_000);
});

test("cleaning reaches every text inside a value and changes nothing else", () => {
  const value = { "na\u200bme": ["A\u00a0b", { deep: "\u202ac" }], count: 1, no: null, yes: true };
  expect(cleanTexts(value)).toEqual({
    name: ["A b", { deep: "c" }],
    count: 1,
    no: null,
    yes: true,
  });
  const owned = cleanTexts(JSON.parse('{"__proto__": "a\u00a0b"}')) as object;
  expect(Object.getOwnPropertyDescriptor(owned, "__proto__")?.value).toBe("a b");
  // Deeper than any schema reads.
  expect(() => cleanTexts(JSON.parse("[".repeat(20_000) + "]".repeat(20_000)))).not.toThrow();
});

test("the values of a URL are cleaned, and a URL that is clean already stays the same", () => {
  const plain = "https://pakka.in/jobs?q=%E0%A4%A8%E0%A5%8C&location=New%20Delhi&q=";
  expect(cleanAddress(plain)).toBe(plain);
  expect(cleanAddress("https://pakka.in/jobs")).toBe("https://pakka.in/jobs");
  const hidden = "https://pakka.in/jobs?q=PK-%E2%80%8B641%C2%A0&b=1%3F%0D%0A2";
  expect(new URL(cleanAddress(hidden)).search).toBe("?q=PK-641+&b=1%3F%0A2");
});

const sources = ["app", "worker"].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => join(folder, name)),
);
const saying = (words: RegExp) => sources.filter((file) => words.test(readFileSync(file, "utf8")));

test("input is read only through the functions that clean it", () => {
  expect(saying(/\bzValidator\(/)).toEqual(["worker/api/request/valid.ts"]);
  expect(saying(/\breq(uest)?\.(json|parseBody)\(/)).toEqual([]);
  // `takeForm` has read and cleaned this form of the payment provider already.
  expect(saying(/\breq(uest)?\.formData\(/)).toEqual(["worker/api/payments.ts"]);
  expect(saying(/form\.append\(name, (?!cleanText|new File)/)).toEqual([]);
});
