import type { Clash } from "../../contract/acts";
import { brand } from "../../facts/brand";
import type { InterviewRound } from "../../facts/guarantee/rounds";
import { rupeesOfPaise } from "../amounts";
import type { InterviewFacts, Message, MessageFacts, Sms } from "../message-facts";

import { cancelledSms, cancelledWords, offSms } from "./cancelled-interviews";
import { clockTime, indianTime, interviewTime, shortDate, zoneOf } from "./formats";
import { applicationLink } from "./links";
import { nothingMore } from "./money-messages";
import { afterTier, moneyOf } from "./promises";
import { REASON_WORDS } from "./reasons";
import { smsTime } from "./sms";
import { smsName, smsVariable } from "./sms-names";

const when = (f: MessageFacts) =>
  f.interview ? interviewTime(f.interview) : "the time we sent you";
/**
 * On its own line: somebody at the company typed it, and it must not look like a sentence of ours.
 */
const where = ({ interview }: MessageFacts) => {
  if (!interview) return "";
  return interview.place ? `\nPlace: ${interview.place}` : "\nIt is by video call.";
};
const round = (f: MessageFacts) => (f.interview?.round ? `, Round ${f.interview.round}` : "");
const job = (f: MessageFacts) => `${f.title}, ${f.company}${round(f)}`;

function details({ interview }: MessageFacts): string[] {
  if (!interview) return [];
  return [
    `It takes: about ${interview.minutes} minutes`,
    ...(interview.link ? [`Link: ${interview.link}`] : []),
    ...(interview.interviewer ? [`You meet: ${interview.interviewer}`] : []),
    `Put it in your calendar: ${interview.calendarUrl}`,
  ];
}

function ifYouCannotCome(f: MessageFacts): string[] {
  const say = "If you can't come, cancel on your application page";
  if (f.price === 0) return [`${say} as early as you can.`];
  if (f.paidWithCredit)
    return [`${say} before the interview begins: you get your free interview back.`];
  // After a held first round cancelling returns nothing, so this says nothing.
  const { refundUntil: until, refundShare: share } = f.interview ?? {};
  return until && share
    ? [
        `${say}. Until ${clockTime(until)} you get ${moneyOf(share).toLowerCase()} back. After that ${afterTier(share, `your next interview costs ${rupeesOfPaise(0)}`, f.terms.refundTiers)}.`,
      ]
    : [];
}

/** Date, company and venue, after what happened to the interview: `set`, `cancelled`. */
const sms = (f: MessageFacts, news: string): Sms => {
  const { at, place } = f.interview ?? {};
  return {
    template: "pakka-interview-at",
    variables: [
      f.interview?.round ? `${f.interview.round} ${news}` : news,
      smsName(f.company, "interview"),
      at ? smsTime(at) : "soon",
      place ? smsName(place, "place") : "video, Indian time",
      String(f.applicationId),
    ],
  };
};

/** "moved from Mon 30 Nov", or from a time of the same day. */
function movedFrom({ at, before }: InterviewFacts): string {
  if (!before) return "moved";
  const isSameDay = shortDate(before) === shortDate(at);
  return `moved from ${isSameDay ? indianTime(before).time : shortDate(before)}`;
}

/** "It is not on Mon 30 Nov 2026, 10:00 am any more." */
const notBefore = ({ interview }: MessageFacts) =>
  interview?.before ? [`It is not on ${clockTime(interview.before)} any more.`] : [];

/** The candidate's other interviews on the same day. */
const sameDay = ({ interview }: MessageFacts) =>
  (interview?.sameDay ?? []).map(
    ({ title, company, at, place }) =>
      `On the same day you also have: ${title}, ${company}, ${indianTime(at).time}, ${place ?? "Indian time, by video call"}.`,
  );

/** A reminder of two interviews on the same day. */
function smsOfBoth({ applicationId, company, interview }: MessageFacts): Sms | undefined {
  const [other] = interview?.sameDay ?? [];
  if (!interview || !other) return undefined;
  const both = [{ company, at: interview.at }, other].sort((one, two) =>
    one.at.localeCompare(two.at),
  );
  return {
    template: "pakka-interviews",
    variables: [
      shortDate(interview.at),
      ...both.flatMap((one) => [smsName(one.company, "both"), indianTime(one.at).time]),
      String(applicationId),
    ],
  };
}

/** Marks the note as the employer's own words. */
const employersOwn = ({ note }: MessageFacts) => (note ? [`The employer writes: ${note}`] : []);

/** Messages about interviews and results. */
export const interviewMessages = {
  interview_set: (f: MessageFacts): Message => {
    const moved = f.interview?.before ? f.interview : null;
    return {
      title: moved ? "Interview moved" : "Interview set",
      body:
        [`${job(f)}. Your interview is ${moved ? "now " : ""}on ${when(f)}.`, ...notBefore(f)].join(
          " ",
        ) + where(f),
      more: [...details(f), nothingMore, ...ifYouCannotCome(f)],
      link: applicationLink(f),
      sms: sms(f, moved ? movedFrom(moved) : "set"),
    };
  },
  interview_moved: (f: MessageFacts): Message => ({
    title: f.interview?.newDate ? "Interview moved" : "Interview details changed",
    body:
      [
        `${job(f)}. Your interview is ${f.interview?.newDate ? "now " : ""}on ${when(f)}.`,
        ...notBefore(f),
      ].join(" ") + where(f),
    more: [
      ...details(f),
      nothingMore,
      ...(f.interview?.newDate && f.comesBack === "money"
        ? [
            "If the new date does not suit you, take your money back on your application page before the interview begins.",
          ]
        : []),
    ],
    link: applicationLink(f),
    sms: sms(f, f.interview?.newDate ? movedFrom(f.interview) : "changed"),
  }),
  interview_cancelled: (f: MessageFacts): Message => ({
    title: "Interview cancelled by the employer",
    body: `${job(f)}. Your interview on ${when(f)} is cancelled. Your slot stays yours.`,
    more: [
      f.comesBack === "money"
        ? "You choose: wait for new times, or take your money back on your application page."
        : "When there are new times, we tell you. You choose one on your application page.",
    ],
    link: applicationLink(f),
    sms: f.interview
      ? offSms(f, `${smsTime(f.interview.at)}${zoneOf(f.interview)}`, "Your slot stays yours")
      : undefined,
  }),
  interview_reminder: (f: MessageFacts): Message => ({
    title: "Reminder: your interview",
    body: [`${job(f)}. Your interview is on ${when(f)}.${where(f)}`, ...sameDay(f)].join("\n"),
    more: [...details(f), nothingMore],
    link: applicationLink(f),
    sms: smsOfBoth(f) ?? sms(f, "coming up"),
  }),
  selected: (f: MessageFacts): Message => ({
    title: "Congratulations, you're selected!",
    body: [`${f.title}, ${f.company}. The employer chose you.`, ...cancelledWords(f)].join(" "),
    more: [...employersOwn(f), `${f.company} sends the onboarding details. ${nothingMore}`],
    link: applicationLink(f),
    sms: {
      template: "pakka-selected",
      variables: [smsVariable(f.company), String(f.applicationId)],
    },
  }),
  rejected: (f: MessageFacts): Message => ({
    title: "Thank you for your effort",
    body: [
      `${f.title}, ${f.company}. The employer chose someone else this time.`,
      ...(f.reason ? [REASON_WORDS[f.reason]] : []),
      ...cancelledWords(f),
    ].join(" "),
    more: [
      ...employersOwn(f),
      `You passed the test${f.wasMet ? " and came to the interview" : ""}. Other jobs are open to you now.`,
    ],
    link: applicationLink(f),
    sms: cancelledSms(f, "You have your answer"),
  }),
};

/** Refusal of a time that clashes with another interview. */
export const clashWords = {
  refused: (one: Clash) =>
    `You have an interview with ${one.company} on ${interviewTime(one)}, ${one.place ?? "by video call"}: at the same time, or too near. Choose another time, or say that you take both.`,
};

/** Texts of an interview's calendar entry. */
export const calendarWords = {
  summary: (round: InterviewRound, title: string, company: string) =>
    `Interview${round ? `, Round ${round}` : ""}: ${title}, ${company}`,
  begins: (one: { at: string; place: string | null }) => `Begins: ${interviewTime(one)}`,
  application: (url: string) => `Your application: ${url}`,
  help: `Help by phone: ${brand.phone}`,
};
