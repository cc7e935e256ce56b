import { readdirSync } from "node:fs";
import { afterAll, expect, test, vi } from "vitest";
import { APPLICATION_CHANNELS, PERSON_CHANNELS } from "../../worker/facts/messages/channels";
import { SAFETY_WORD_MAX } from "../../worker/facts/people/people";
import type { Forms } from "../support/messages/forms";

// Each message to a candidate in Hindi, in one file for each kind. Run with `-u` to update the
// files, then review the diff.

const FOLDER = "tests/messages/golden-hi";
const KINDS = [...Object.keys(APPLICATION_CHANNELS), ...Object.keys(PERSON_CHANNELS)].sort();
/** The longest SMS of one part, in UTF-16 units: Hindi needs two bytes for each. */
const ONE_PART = 70;

// The next file of this process makes the messages anew, in English.
afterAll(() => vi.resetModules());

vi.resetModules();
const { inLanguage } = await import("../../worker/language");
const inHindi = <T>(work: () => T) => inLanguage("hi", work);
const { ALL_MESSAGES } = await inHindi(() => import("../support/messages/messages"));
const smsParts = await import("../../worker/words/sms");
const { smsTexts } = await import("../../worker/words/hi/sms-texts");
const { LONGEST, facts, interview, other, AT } = await import("../support/message-facts");
const { messages } = await import("../../worker/domain/read/messages/messages.rules");
const { APPLICATION_KINDS } = await import("../../worker/domain/talk/outbox/kinds.rules");
const loginWords = await import("../../worker/words/hi/login");

const formsOf = (kind: string): Forms =>
  Object.fromEntries(Object.entries(ALL_MESSAGES))[kind] ?? {};

test.each(KINDS)("%s in Hindi is the text that its reader gets", async (kind) => {
  const text = Object.entries(formsOf(kind)).flatMap(([form, said]) =>
    Object.entries(said).map(
      ([way, words]) => `== ${[form, way].filter(Boolean).join(", ")}\n\n${words}\n`,
    ),
  );
  await expect(text.join("\n")).toMatchFileSnapshot(`golden-hi/${kind}.txt`);
});

test("there is a file for each kind of message to a candidate, and no other", () => {
  expect(readdirSync(FOLDER).sort()).toEqual(KINDS.map((kind) => `${kind}.txt`).sort());
});

/** Names and addresses that stay in Latin letters. */
const LATIN = /https?:\/\/\S+|\S+@\S+|pakka\.in(?:\/\S+)?|PK-\d+|rfnd_\w+/g;
const BRANDS = "Pakka UPI GST SMS PDF WhatsApp SAMBAR Devi Google".split(" ");
/** What somebody typed: jobs, companies, places, notes and reasons. */
const NOTES = `Clerk Pune Joining on 1 December, 9 am. Pakka rests on Sunday from 2 to 3 am no page opens.
  The desk's list has you as absent. The desk typed your code. The front desk was closed.
  Practise typing names and numbers for 20 minutes a day. Bring one photo. a month
  You were close to a pass. Spreadsheets, Typing. On Sunday. Your typing was correct. My question.
  In two to seven days. It is free.`;
const TYPED = new Set(
  `${JSON.stringify([LONGEST, facts(), interview, other])} ${NOTES}`
    .match(/[A-Za-z]+/g)
    ?.concat(BRANDS),
);

test.each(KINDS)("%s in Hindi has no English words", (kind) => {
  const plain = Object.entries(formsOf(kind)).flatMap(([form, said]) =>
    Object.entries(said).flatMap(([way, text]) => {
      const english = (line: string) =>
        (line.replace(LATIN, "").match(/[A-Za-z]{2,}/g) ?? []).some((one) => !TYPED.has(one));
      const lines = text.split("\n").filter(english);
      return lines.map((line) => `${form} ${way}: ${line}`);
    }),
  );
  expect(plain).toEqual([]);
});

const CASES = [
  facts(),
  LONGEST,
  { ...LONGEST, interview: { ...interview, sameDay: [other] } },
  { ...LONGEST, interview: { ...interview, round: 2 as const, before: AT } },
  {
    ...LONGEST,
    dropped: [
      { round: 1 as const, at: AT },
      { round: 2 as const, at: "2026-12-26T05:00:00.000Z" },
    ],
  },
  { ...LONGEST, refund: null, isGoodwillBack: true },
  { ...LONGEST, refund: { amount: 99_950, paid: 99_950, reference: null, method: "card" } },
];

test("every SMS in Hindi has one part, with the longest names and safety word", () => {
  const word = "W".repeat(SAFETY_WORD_MAX);
  const long = inHindi(() => [
    ...APPLICATION_KINDS.flatMap((kind) => CASES.flatMap((one) => messages()[kind](one).sms ?? [])),
    ...[loginWords.newDevice(AT, "s", "c"), loginWords.phoneMoved("s", "c")].flatMap(
      ({ sms }) => sms ?? [],
    ),
    loginWords.signInPaused,
  ])
    .map((sms) => smsParts.withWord(sms, word, smsTexts[sms.template]))
    .concat([
      loginWords.loginCode("8947", 600),
      loginWords.phoneLeft,
      loginWords.signInPausedUnknown,
    ])
    .map(({ template, variables }) => smsParts.filled(smsTexts[template], variables))
    .filter((text) => text.length > ONE_PART || /##VAR|undefined/.test(text));
  expect(long).toEqual([]);
});
