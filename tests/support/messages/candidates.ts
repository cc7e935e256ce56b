import * as loginWords from "~worker/words/login";
import * as mailWords from "~worker/words/mail";
import * as searchesWords from "~worker/words/searches";
import * as slotsWords from "~worker/words/slots";
import * as supportWords from "~worker/words/support";
import { messages } from "../../../worker/domain/read/messages/messages.rules";
import { withSafetyWord } from "../../../worker/domain/talk/notify/safety-word";
import {
  type APPLICATION_CHANNELS,
  MESSAGE_CHANNELS,
  type PERSON_CHANNELS,
} from "../../../worker/facts/messages/channels";
import type { Message, MessageFacts } from "../../../worker/words/message-facts";
import { AT, LONG_NAME, LONG_TITLE, LONGEST, other } from "../message-facts";
import { bySms, CONTACT, type Forms, toCandidate, toVisitor, URL, usual, WORD } from "./forms";

type ApplicationKind = keyof typeof APPLICATION_CHANNELS;
const set = LONGEST.interview;
if (!set) throw new Error("The longest facts have an interview");

const moved = { interview: { ...set, before: "2026-11-30T07:00:00.000Z" } };
const dropped = { dropped: [{ round: 2 as const, at: AT }] };
const credit = { comesBack: null, refund: null, paidWithCredit: true };
const released = (releasedBecause: "time" | "staff") => ({
  slot: { state: "released" as const, expiresAt: AT, againFrom: AT, releasedBecause },
});
const feedback: MessageFacts["feedback"] = {
  band: "close",
  words: "You were close to a pass.",
  topics: ["Spreadsheets", "Typing"],
  category: "Customer Support",
  categoryOpensAt: AT,
  jobOpensAt: AT,
};
const ended = (because: MessageFacts["because"], own: Partial<MessageFacts> = {}) => ({
  because,
  interview: null,
  ...own,
});
const nothing = { refund: null };

/**
 * The facts for each form of a message about an application, if they differ from the longest ones.
 */
const APPLICATION_FORMS: Partial<Record<ApplicationKind, Record<string, Partial<MessageFacts>>>> = {
  passed: {
    "": {},
    credit: { hasCredit: true },
    costs_nothing: { price: 0 },
    no_slot: released("time"),
    no_slot_by_staff: released("staff"),
  },
  failed: { "": { feedback } },
  confirmed: {
    "": {
      preparation: ["Practise typing names and numbers for 20 minutes a day.", "Bring one photo."],
    },
    credit,
    costs_nothing: { price: 0 },
  },
  hold_ending: { "": {}, test: { score: null }, costs_nothing: { price: 0 } },
  lapsed: { "": {}, costs_nothing: { price: 0, ...released("staff") } },
  refund: {
    "": {},
    part: {
      refund: { amount: 49_950, paid: 99_900, reference: "rfnd_R1a2B3c4D5e6F7", method: "upi" },
    },
    interview: dropped,
  },
  refunded: { "": {}, interview: dropped },
  credited: { "": nothing, interview: { ...nothing, ...dropped } },
  given_up: { "": nothing, interview: { ...nothing, ...dropped } },
  interview_set: {
    "": {},
    video: { interview: { ...set, place: null, link: "https://meet.example.in/a" } },
    moved,
    credit,
  },
  interview_moved: { "": moved, details: { interview: { ...set, newDate: false } } },
  interview_reminder: {
    "": {},
    both: { interview: { ...set, sameDay: [other] } },
  },
  job_withdrawn: {
    "": {},
    unpaid: nothing,
    interview: dropped,
    goodwill: { ...nothing, isGoodwillBack: true },
  },
  rejected: {
    "": { reason: "experience", note: "Your typing was correct." },
    interview: dropped,
  },
  selected: { "": { note: "Joining on 1 December, 9 am." } },
  employer_absent: {
    "": {},
    decided: { decision: "The front desk was closed." },
    goodwill: { ...nothing, isGoodwillBack: true },
  },
  candidate_absent: { "": {}, decided: { decision: "The desk's list has you as absent." } },
  decided_held: { "": { decision: "The desk typed your code." } },
  said_held: { "": {}, costs_nothing: { comesBack: null } },
  said_absent: { "": {}, costs_nothing: { comesBack: null } },
  interview_cancelled: { "": {}, costs_nothing: { comesBack: null } },
  promise_broken: { "": { interview: null }, goodwill: { interview: null, comesBack: "goodwill" } },
  choose_time: { "": { interview: null } },
  choose_soon: { "": { interview: null } },
  times_free: { "": { interview: null }, late: { interview: null, until: null } },
  guarantee_ended: {
    "": ended("employer_late"),
    did_not_choose: ended("did_not_choose"),
    employer_absent: ended("employer_absent", nothing),
    not_proven: ended("not_proven", nothing),
    no_answer: ended("no_answer", nothing),
  },
};

export const ofApplication = (kind: ApplicationKind): Forms =>
  Object.fromEntries(
    Object.entries(APPLICATION_FORMS[kind] ?? { "": {} }).map(([form, own]) => {
      const message = messages()[kind]({ ...LONGEST, ...own });
      return [form, toCandidate(message, MESSAGE_CHANNELS[kind])];
    }),
  );

const candidate = (kind: keyof typeof PERSON_CHANNELS, message: Message) =>
  toCandidate(message, MESSAGE_CHANNELS[kind]);

const announced = mailWords.announcementMessage(
  "Pakka rests on Sunday",
  "On Sunday from 2 to 3 am no page opens.",
  `${URL}/notifications`,
);
const digest = (isLast: boolean) =>
  searchesWords.searchDigest({
    jobs: [
      searchesWords.jobLine(
        { title: LONG_TITLE, company: LONG_NAME, location: "Pune" },
        "₹18,000 a month",
      ),
      searchesWords.jobLine({ title: "Clerk", company: "Kaveri Care", location: "Surat" }),
    ],
    more: 3,
    isLast,
    searchesUrl: `${URL}/searches`,
    stopUrl: `${URL}/searches/stop?m=1-5f0c`,
  });
const question = { id: 12, subject: "My question", userId: 7 };

export const PERSON_MESSAGES: Record<keyof typeof PERSON_CHANNELS, Forms> = {
  sign_in_paused: {
    "": bySms(withSafetyWord(loginWords.signInPaused, WORD)),
    unknown: bySms(loginWords.signInPausedUnknown),
  },
  new_device: usual(candidate("new_device", loginWords.newDevice(AT, ...CONTACT))),
  email_changed: usual(candidate("email_changed", loginWords.emailChanged(`${URL}/profile`))),
  phone_moved: usual(candidate("phone_moved", loginWords.phoneMoved(...CONTACT))),
  phone_left: usual(bySms(loginWords.phoneLeft)),
  number_claimed: usual(candidate("number_claimed", loginWords.numberClaimed(AT, ...CONTACT))),
  wrong_birth_year: usual(candidate("wrong_birth_year", loginWords.wrongBirthYear(...CONTACT))),
  slot_free: usual(
    candidate(
      "slot_free",
      slotsWords.slotFree({
        title: LONG_TITLE,
        company: LONG_NAME,
        free: 2,
        slots: 40,
        jobUrl: `${URL}/jobs/64`,
      }),
    ),
  ),
  search_digest: {
    "": candidate("search_digest", digest(false)),
    last: candidate("search_digest", digest(true)),
  },
  announcement: usual(candidate("announcement", announced)),
  announcement_mail: usual(candidate("announcement_mail", announced)),
  reply: {
    "": candidate(
      "reply",
      supportWords.replyMessage(question, "In two to seven days.", `${URL}/help`),
    ),
    visitor: toVisitor(supportWords.contactReplyMessage(question, "It is free.", `${URL}/contact`)),
  },
};
