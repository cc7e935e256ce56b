import fc from "fast-check";
import { expect, test } from "vitest";
import { writePdf } from "../../worker/domain/people/resume/pdf.rules";
import { fitsWinAnsi, textPages } from "../../worker/domain/people/resume/text-pages.rules";
import { textOf } from "../support/pdf";

const withoutSpace = (text: string) => text.replaceAll(/\s/g, "");
const SHOWN = /[\x20-\x7e\u00a0-\u00ac\u00ae-\u00ff€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]/u;
/** The characters of a text that the standard fonts of every PDF reader have. */
const shownOf = (text: string) =>
  withoutSpace([...text.normalize("NFC")].filter((sign) => SHOWN.test(sign)).join(""));

const anyText = fc.oneof(
  fc.string({ unit: "binary", maxLength: 300 }),
  fc.string({ unit: "grapheme", maxLength: 300 }),
  fc.string({ maxLength: 300 }),
  fc.constantFrom("()\\<>%", "Zoë’s café – “80 %”", "e\u0301 ﬁ ½", "a".repeat(2_000)),
);

test("any text becomes a PDF that another reader opens, with all that it can show, in order", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyText, { maxLength: 8 }), async (texts) => {
      const paragraphs = texts.map((text) => ({ text, size: 11 }));
      const pages = await textOf(writePdf(texts.join(" "), textPages(paragraphs)));
      expect(withoutSpace(pages.flat().join(""))).toBe(texts.map(shownOf).join(""));
    }),
    { numRuns: 100 },
  );
});

test("a long text continues on further pages, and no line crosses the margin", async () => {
  const words = Array.from({ length: 1_500 }, (_, nth) => `word${nth}`);
  const pages = await textOf(writePdf("", textPages([{ text: words.join(" "), size: 12 }])));
  expect(pages.length).toBeGreaterThan(2);
  expect(pages.flat().join(" ").split(" ")).toEqual(words);
  for (const line of pages.flat()) expect(line.length).toBeLessThan(110);
});

test.each([
  ["Asha D’Souza, 12th pass – café", true],
  ["आशा वर्मा", false],
  ["₹15,000", false],
  ["Ḻakṣmī", false],
  ["e\u0301", true],
])("whether %s can be shown without a font of its own: %s", (text, fits) => {
  expect(fitsWinAnsi(text)).toBe(fits);
});
