import fc from "fast-check";
import { expect, test } from "vitest";
import {
  keysNear,
  respellings,
  wordKey,
} from "../../worker/domain/employers/job/search/spelling.rules";

test.each([
  ["naukri", "नौकरी"],
  ["nokari", "naukri"],
  ["driver", "ड्राइवर"],
  ["company", "कंपनी"],
  ["manager", "मैनेजर"],
  ["receptionist", "रिसेप्शनिस्ट"],
  ["engineer", "इंजीनियर"],
  ["security", "सिक्योरिटी"],
  ["hindi", "हिन्दी"],
  ["phone", "फोन"],
  ["acountant", "accountant"],
])("%s and %s have one key", (one, other) => {
  expect(wordKey(one)).toBe(wordKey(other));
});

test("digits and other scripts have no key", () => {
  expect(["10th", "2026", "வேலை", ""].map(wordKey)).toEqual(["", "", "", ""]);
});

const keys = fc.stringMatching(/^[bdfgjklmnprstv]{5,9}$/);

test("long keys match that differ by a letter, or by the order of two letters", () => {
  fc.assert(
    fc.property(keys, fc.nat(), fc.constantFrom("", "s", "t"), (key, at, letter) => {
      const place = at % (key.length - 1);
      const [before, one, next, after] = [
        key.slice(0, place),
        key[place],
        key[place + 1],
        key.slice(place + 2),
      ];
      for (const wrong of [`${before}${letter}${next}${after}`, `${before}${next}${one}${after}`]) {
        const near = keysNear(wrong);
        expect([key, wrong, keysNear(key).some((nearKey) => near.includes(nearKey))]).toEqual([
          key,
          wrong,
          true,
        ]);
      }
    }),
  );
});

const meant = (typed: string, words: string[], isKnown = false) =>
  respellings(new Map([[typed, isKnown]]), words)[0]
    ?.map(({ word }) => word)
    .filter((word) => words.includes(word)) ?? [];

test("the nearest word comes first, and the same script before another one", () => {
  const words = ["number", "plumber", "lumber", "प्लंबर"];
  expect(meant("plumer", words)[0]).toBe("plumber");
  expect(meant("plamber", words).at(-1)).toBe("प्लंबर");
});

test("of words with equally many wrong letters, the one that sounds the same comes first", () => {
  expect(meant("tichar", ["richer", "teacher"])).toEqual(["teacher", "richer"]);
  expect(meant("welder", ["welter", "wealder"])[0]).toBe("wealder");
});

test("a word with a wrong first letter comes last", () => {
  expect(meant("maker", ["baker", "mager"])).toEqual(["mager", "baker"]);
});

test("a word is not taken for another one with the same few sounds, or for a longer one", () => {
  expect(meant("hair", ["hr", "हर"])).toEqual([]);
  expect(meant("driver", ["drivers"])).toEqual([]);
  expect(meant("cook", ["book", "cooking"])).toEqual(["book"]);
  expect(meant("sales", ["sales", "salesforce"])).toEqual([]);
});

test("a word that jobs contain is only taken for one that sounds the same", () => {
  expect(meant("plumber", ["number", "plummer", "प्लंबर"], true)).toEqual(["प्लंबर"]);
  expect(meant("manger", ["manager", "ranger"], true)).toEqual(["manager"]);
});
