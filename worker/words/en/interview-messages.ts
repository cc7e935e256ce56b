import { afterTier, moneyOf } from "../../facts/refunds";
import { REASON_WORDS } from "../../facts/results";
import { clockTime, indianTime, interviewTime, shortDate, smsVariable } from "../../facts/words";
import type { Message, Sms } from "../message";
import type { MessageFacts } from "../message-facts";
import { cancelledSms, cancelledWords } from "./cancelled-interviews";
import { applicationLink } from "./links";

const when = (f: MessageFacts) =>
  f.interview ? clockTime(f.interview.at) : "the time we sent you";
const whenWithZone = (f: MessageFacts) => (f.interview ? interviewTime(f.interview) : when(f));
const isVideo = ({ interview }: MessageFacts) => interview?.place === null;
const round = (f: MessageFacts) => (f.interview?.round ? `, Round ${f.interview.round}` : "");
const job = (f: MessageFacts) => `${f.title}, ${f.company}${round(f)}`;

function details({ interview }: MessageFacts): string[] {
  if (!interview) return [];
  return [
    `It takes: about ${interview.minutes} minutes`,
    ...(interview.link ? [`Link: ${interview.link}`] : []),
    ...(interview.place ? [`Place: ${interview.place}`] : []),
    ...(interview.interviewer ? [`You meet: ${interview.interviewer}`] : []),
    `Put it in your calendar: ${interview.calendarUrl}`,
  ];
}

function ifYouCannotCome(f: MessageFacts): string[] {
  const say = "If you can't come, cancel on your application page";
  if (f.price === 0) return [`${say} as early as you can.`];
  if (f.paidWithCredit)
    return [`${say} before the interview begins: you get your free interview slot back.`];
  // After a first round was held nothing comes back, so that there is nothing to say.
  const { refundUntil: until, refundShare: share } = f.interview ?? {};
  return until && share
    ? [
        `${say}. Until ${clockTime(until)} you get ${moneyOf(share).toLowerCase()} back. After that ${afterTier(share, "your next interview slot is free", f.terms.refundTiers)}.`,
      ]
    : [];
}

const sms = (f: MessageFacts, news: string): Sms => ({
  template: isVideo(f) ? "pakka-interview-video" : "pakka-interview",
  variables: [smsVariable(f.title, round(f)), news],
});

/** What else its reader has on that day. */
const sameDay = ({ interview }: MessageFacts) =>
  (interview?.sameDay ?? []).map(
    ({ title, company, at, place }) =>
      `On the same day you also have: ${title}, ${company}, ${indianTime(at).time}, ${place ?? "Indian time, by video call"}.`,
  );

/** A reminder of two interviews of one day. */
function smsOfBoth({ company, interview }: MessageFacts): Sms | undefined {
  const [other] = interview?.sameDay ?? [];
  if (!interview || !other) return undefined;
  const both = [{ company, at: interview.at }, other].sort((one, two) =>
    one.at.localeCompare(two.at),
  );
  return {
    template: "pakka-interviews",
    variables: [
      shortDate(interview.at),
      ...both.flatMap((one) => [smsVariable(one.company), indianTime(one.at).time]),
    ],
  };
}

/** The words of the employer are not ours. */
const employersOwn = ({ note }: MessageFacts) => (note ? [`The employer writes: ${note}`] : []);

/** Interviews and results. */
export const interviewMessages = {
  interview_set: (f: MessageFacts): Message => ({
    title: "Interview set",
    body: `${job(f)}. Your interview is on ${when(f)}, Indian time.`,
    more: [...details(f), ...ifYouCannotCome(f)],
    link: applicationLink(f),
    sms: sms(f, `set for ${when(f)}`),
  }),
  interview_moved: (f: MessageFacts): Message => ({
    title: f.interview?.newDate ? "Interview moved" : "Interview details changed",
    body: `${job(f)}. Your interview is ${f.interview?.newDate ? "now " : ""}on ${when(f)}, Indian time.`,
    more: [
      ...details(f),
      ...(f.interview?.newDate && f.comesBack === "money"
        ? [
            "If the new date does not suit you, you can take your money back on your application page until the interview begins.",
          ]
        : []),
    ],
    link: applicationLink(f),
    sms: sms(f, f.interview?.newDate ? `moved to ${when(f)}` : `new details, ${when(f)}`),
  }),
  interview_cancelled: (f: MessageFacts): Message => ({
    title: "Interview cancelled by the employer",
    body: `${job(f)}. Your interview on ${whenWithZone(f)} is cancelled. Your slot stays yours.`,
    more: [
      f.comesBack === "money"
        ? "You choose: wait for a new date, or take your money back on your application page."
        : "The new date comes by SMS, email and notification.",
    ],
    link: applicationLink(f),
    sms: {
      template: "pakka-interview-cancelled",
      variables: [smsVariable(f.title, round(f)), whenWithZone(f), "Your slot stays yours"],
    },
  }),
  interview_reminder: (f: MessageFacts): Message => ({
    title: "Reminder: your interview",
    body: [`${job(f)}. Your interview is on ${when(f)}, Indian time.`, ...sameDay(f)].join(" "),
    more: details(f),
    link: applicationLink(f),
    sms: smsOfBoth(f) ?? sms(f, `it is on ${when(f)}`),
  }),
  selected: (f: MessageFacts): Message => ({
    title: "Congratulations, you're selected!",
    body: [`${f.title}, ${f.company}. The employer chose you.`, ...cancelledWords(f)].join(" "),
    more: [
      ...employersOwn(f),
      `${f.company} sends the onboarding details. You will not be asked for any money for this job. If anyone asks, tell us.`,
    ],
    link: applicationLink(f),
    sms: cancelledSms(f, "You are selected"),
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
    sms: cancelledSms(f, "See your application page"),
  }),
};
