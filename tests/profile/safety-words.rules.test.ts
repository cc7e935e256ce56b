import { distance } from "fastest-levenshtein";
import { expect, test } from "vitest";
import { leadsElsewhere } from "../../worker/contract/contact";
import { troubleOfName } from "../../worker/contract/names";
import { isSafetyWord } from "../../worker/facts/people/people";
import { SAFETY_WORDS } from "../../worker/facts/people/safety-words";

/**
 * The consonants as they sound: `PH` is `F`, `W` is `V`; an `H` after a consonant and double
 * letters are dropped.
 */
const sound = (word: string) =>
  word
    .replaceAll("PH", "F")
    .replaceAll(/CK|CH(?=R)|C(?=[AOUTKLR])|Q/g, "K")
    .replaceAll("W", "V")
    .replaceAll("Z", "J")
    .replaceAll(/(?<=[BDGJKT])H/g, "")
    .replaceAll(/(?!^)[AEIOUY]/g, "")
    .replaceAll(/(.)\1+/g, "$1");

test("the list has over 200 short plain words that are each valid as a person's own word", () => {
  expect(SAFETY_WORDS.length).toBeGreaterThan(200);
  for (const word of SAFETY_WORDS) {
    expect(word).toMatch(/^[A-Z]{4,9}$/);
    expect([word, isSafetyWord(word), leadsElsewhere(word)]).toEqual([word, true, false]);
    expect([word, troubleOfName(word)]).toEqual([word, null]);
  }
});

test("no two words of the list look or sound alike", () => {
  const alike = SAFETY_WORDS.flatMap((one, at) =>
    SAFETY_WORDS.slice(at + 1)
      .filter((other) => distance(one, other) < 2 || sound(one) === sound(other))
      .map((other) => `${one} ${other}`),
  );
  expect(alike).toEqual([]);
});

test.each([
  ["letters", "mango", true],
  ["letters and digits", "chai2", true],
  ["letters of an Indian script", "तुलसी", true],
  ["letters of an Indian script with a joiner", "क्\u200dष्मा", true],
  ["digits of an Indian script and a letter", "४आ२", true],
  ["20 letters", "a".repeat(20), true],
  ["21 letters", "a".repeat(21), false],
  ["2 letters", "ab", false],
  ["digits alone", "12345", false],
  ["digits of an Indian script alone", "१२३४५", false],
  ["two words", "red mango", false],
  ["two lines", "red\nmango", false],
  ["a sign", "mango!", false],
  ["a dot", "evil.in", false],
  ["letters that nobody sees", "\u3164\u3164\u3164", false],
  ["a mark at its beginning", "\u0301abc", false],
])("a safety word: %s", (_, word, isOne) => {
  expect(isSafetyWord(word)).toBe(isOne);
});
