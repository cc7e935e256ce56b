import { expect, test } from "vitest";
import * as words from "~worker/words/formats";
import * as loginWords from "~worker/words/login";
import * as smsWords from "~worker/words/sms";
import type { ReleasedBecause } from "../../worker/contract/applications";
import { messages } from "../../worker/domain/read/messages/messages.rules";
import { APPLICATION_KINDS } from "../../worker/domain/talk/outbox/kinds.rules";
import { SAFETY_WORD_MAX } from "../../worker/facts/people/people";
import type { MessageFacts, Sms } from "../../worker/words/message-facts";
import { AT, facts, interview, LONGEST, other } from "../support/message-facts";

const SUPPORT = "support@pakka.in";
const CONTACT = "https://pakka.in/contact";
const WHEN = "Wed 25 Nov 2026, 10:30 am";

const notKept = (releasedBecause: ReleasedBecause): MessageFacts["slot"] => ({
  state: "released",
  expiresAt: AT,
  againFrom: AT,
  releasedBecause,
});

const dropped = [
  { round: 1 as const, at: AT },
  { round: 2 as const, at: "2026-11-26T05:00:00.000Z" },
];
const CASES = [
  facts(),
  LONGEST,
  facts({ interview: { ...interview, place: "Ring Road 4, Surat" } }),
  facts({ interview: { ...interview, sameDay: [other] } }),
  facts({ interview: { ...interview, before: "2026-11-30T07:00:00.000Z" } }),
  facts({ score: null, decision: "The desk typed your code." }),
  facts({ interview: null, dropped }),
  facts({ dropped: dropped.slice(0, 1), price: 0 }),
  facts({ paidWithCredit: true, hasCredit: true, refund: null }),
  facts({ slot: notKept("time") }),
  facts({ slot: notKept("staff"), price: 0 }),
];
const allMessages = APPLICATION_KINDS.flatMap((kind) =>
  CASES.map((one) => ({ kind, ...messages()[kind](one) })),
);
/** The longest safety word that a person may choose. */
const WORD = "w".repeat(SAFETY_WORD_MAX);
const GSM_7 = /^[A-Za-z0-9 @£$¥\n!"#%&'()*+,\-./:;<=>?_]+$/;

/** An SMS as its reader gets it, with all variables filled in. */
function filled(sms: Sms): string {
  for (const variable of sms.variables) {
    expect([sms.template, variable, variable.length <= 40]).toEqual([sms.template, variable, true]);
  }
  const text = smsWords.smsText(sms);
  expect(text).not.toContain("##");
  return text;
}
const withWord = (sms: Sms, word = WORD): Sms => ({ ...sms, variables: [...sms.variables, word] });

test("every SMS of an application has a registered template, fits its variables and is one part long", () => {
  const smsMessages = allMessages.flatMap(({ kind, sms }) => (sms ? [{ kind, ...sms }] : []));
  expect(new Set(smsMessages.map(({ template }) => template))).toEqual(
    new Set([
      "pakka-slot-ending",
      "pakka-choose",
      "pakka-interview-at",
      "pakka-interviews",
      "pakka-cancelled",
      "pakka-news",
      "pakka-answer",
      "pakka-selected",
      "pakka-refund",
      "pakka-refunded",
    ]),
  );
  for (const { kind, ...sms } of smsMessages) {
    const text = filled(withWord(sms));
    expect([kind, text, text.length <= 160, GSM_7.test(text)]).toEqual([kind, text, true, true]);
    expect(text).toContain(`Pakka, safety word ${WORD}`);
  }
});

test.each([
  "interview_set",
  "interview_moved",
  "interview_cancelled",
  "interview_reminder",
] as const)("%s tells the hour of a video interview as Indian time, in the app, by mail and by SMS", (kind) => {
  const { body, sms } = messages()[kind](facts());
  expect(body).toContain("10:30 am, Indian time");
  expect(sms && filled(withWord(sms))).toContain("Indian time");
  const place = { ...interview, link: null, place: "Ring Road 4, Surat" };
  const inPerson = messages()[kind](facts({ interview: place }));
  expect(inPerson.sms && filled(withWord(inPerson.sms))).not.toContain("Indian time");
});

test("every SMS about logging in is one part long", () => {
  const withTheWord = [
    loginWords.newDevice(AT, SUPPORT, CONTACT),
    loginWords.phoneMoved(SUPPORT, CONTACT),
  ].flatMap(({ sms }) => sms ?? []);
  expect(withTheWord).toHaveLength(2);
  const smsMessages = [...withTheWord, loginWords.signInPaused].map((sms) => withWord(sms));
  for (const sms of [
    ...smsMessages,
    loginWords.phoneLeft,
    loginWords.signInPausedUnknown,
    loginWords.loginCode("8947", 600),
  ]) {
    expect([sms.template, filled(sms).length <= 160]).toEqual([sms.template, true]);
  }
});

test("a safety word in another script makes an SMS of one part at most three parts long", () => {
  const word = "आ".repeat(SAFETY_WORD_MAX);
  for (const { sms } of allMessages) {
    // An SMS of three parts has 67 such characters in each part.
    if (sms) expect(filled(withWord(sms, word)).length).toBeLessThanOrEqual(201);
  }
});

test("a date in a message has its weekday and year", () => {
  expect(words.clockTime(AT)).toBe(WHEN);
  for (const { title, body, more } of allMessages) {
    for (const text of [title, body, ...more]) {
      const days = text.match(/\d{1,2} (Jan|Feb|Nov|Dec)\b.{5}/g) ?? [];
      for (const day of days) expect(day).toMatch(/^\d{1,2} Nov 2026/);
    }
  }
});

test("messages use one term for one thing: kept for you, open times, free interview, account paid from", () => {
  for (const { title, body, more } of allMessages) {
    const text = [title, body, ...more].join(" ");
    expect(text).not.toMatch(/\b(hold|held|released?|credit|next person|the way it came|taxes)\b/i);
    // "Free" means without cost; for a time or a slot that can be taken, the messages say "open".
    expect(text.match(/\bfree\b(?! (?:interview|test))/gi)?.length ?? 0).toBe(
      text.includes("The test is free.") ? 1 : 0,
    );
  }
});

test("every message about an ending names the cancelled interviews, also the SMS", () => {
  const ended = facts({ dropped });
  for (const kind of [
    "refund",
    "refunded",
    "credited",
    "given_up",
    "job_withdrawn",
    "selected",
    "rejected",
  ] as const) {
    const { body, sms } = messages()[kind](ended);
    expect(body).toContain(`Your interview, Round 1, on ${WHEN} is cancelled.`);
    expect(body).toContain("Your interview, Round 2, on Thu 26 Nov 2026, 10:30 am is cancelled.");
    if (kind !== "selected") expect(sms?.variables[1]).toBe("Wed 25 Nov and Thu 26 Nov");
  }
  const one = facts({ dropped: [{ round: null, at: AT }] });
  expect(messages().refund(one).body).toContain(`Your interview on ${WHEN} is cancelled.`);
});

test("the days of a refund depend on the way of payment", () => {
  const days = (method: string | null) =>
    messages().refund(facts({ refund: { amount: 19_900, paid: 19_900, reference: null, method } }))
      .more[0];
  expect(days("upi")).toContain("in 2 to 7 days");
  expect(days("card")).toContain("in 5 to 10 days");
  expect(days(null)).toContain("in 2 to 10 days");
});

test("a message about a refund says how much of the money goes back", () => {
  const refund = (amount: number) =>
    messages().refund(facts({ refund: { amount, paid: 19_900, reference: null, method: "upi" } }));
  expect(refund(19_900).body).toContain("All of it, ₹199, goes back to the UPI you paid from.");
  const half = refund(9_950);
  expect(half.body).toContain("₹99.50 of the ₹199 that you paid goes back to the UPI");
  expect(half.sms?.variables[0]).toBe("Rs 99.50");
  const part = { amount: 49_950, paid: 99_900, reference: "rfnd_R1a2B3c4D5e6F7", method: "card" };
  for (const kind of ["refund", "refunded"] as const) {
    const { sms } = messages()[kind]({ ...LONGEST, refund: part });
    expect(sms && filled(withWord(sms)).length).toBeLessThanOrEqual(160);
  }
  const set = facts();
  const say = (refundShare: number) =>
    messages()
      .interview_set(facts({ interview: set.interview && { ...set.interview, refundShare } }))
      .more.at(-1);
  expect(say(1)).toContain("you get all of your money back");
  expect(say(0.5)).toContain("you get 50% of your money back");
});

test("a candidate who passes is told the price, and that a slot is kept only if one is", () => {
  const passed = (own: Partial<MessageFacts>) => messages().passed(facts(own)).body;
  expect(passed({})).toContain(`A slot is kept for you until ${WHEN}. You can book your interview`);
  expect(passed({})).toContain("for ₹199 including GST");
  expect(passed({ hasCredit: true })).toContain("with your free interview and pay ₹0");
  for (const because of ["time", "staff"] as const) {
    const body = passed({ slot: notKept(because) });
    expect(body).toContain("But no slot is kept for you.");
    expect(body).not.toContain("A slot is kept for you until");
  }
});
