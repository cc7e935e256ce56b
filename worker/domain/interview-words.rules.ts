import type { Message, MessageFacts } from "./message-facts.rules";
import { clockTime, rupees, smsVariable } from "./words.rules";

const toApplication = (facts: MessageFacts) => ({
  href: facts.applicationUrl,
  words: "Open your application",
});
const when = (f: MessageFacts) =>
  f.interview ? clockTime(f.interview.at) : "the time we told you";
const round = (f: MessageFacts) => (f.interview?.round ? `, Round ${f.interview.round}` : "");
const job = (f: MessageFacts) => `${f.title}, ${f.company}${round(f)}`;

function details({ interview }: MessageFacts): string[] {
  if (!interview) return [];
  return [
    ...(interview.link ? [`Link: ${interview.link}`] : []),
    ...(interview.place ? [`Place: ${interview.place}`] : []),
    `Put it in your calendar: ${interview.calendarUrl}`,
  ];
}

/** "Your interview on Tue 24 Nov 2026, 3:00 pm is cancelled.", for each that an ending took away. */
export const cancelledWords = ({ dropped }: MessageFacts): string =>
  dropped
    .map(({ round, at }) => {
      const name = round ? `interview, Round ${round},` : "interview";
      return `Your ${name} on ${clockTime(at)} is cancelled.`;
    })
    .join(" ");

function ifYouCannotCome(f: MessageFacts): string {
  if (f.price === 0)
    return "If you can't come, say so on your application page: someone else waits.";
  if (f.paidWithCredit)
    return "If you can't come, say so before it begins: you get your credit back.";
  return "If you can't come: 48 hours or more before it you get a full refund, later a credit for your next slot.";
}

const sms = (f: MessageFacts, news: string) => ({
  template: "pakka-interview",
  variables: [smsVariable(f.title), smsVariable(news)],
});

/** Appointments and results. */
export const interviewWords = {
  interview_set: (f: MessageFacts): Message => ({
    title: "Interview set",
    body: `${job(f)}. Your interview is on ${when(f)}, Indian time.`,
    more: [...details(f), ifYouCannotCome(f)],
    link: toApplication(f),
    sms: sms(f, `set for ${when(f)}`),
  }),
  interview_moved: (f: MessageFacts): Message => ({
    title: f.interview?.newDate ? "Interview moved" : "Interview details changed",
    body: `${job(f)}. Your interview is ${f.interview?.newDate ? "now " : ""}on ${when(f)}, Indian time.`,
    more: [
      ...details(f),
      ...(f.interview?.newDate && f.price > 0
        ? [
            "If the new date does not suit you, you may ask for your money on your application page.",
          ]
        : []),
    ],
    link: toApplication(f),
    sms: sms(f, f.interview?.newDate ? `moved to ${when(f)}` : `details changed, ${when(f)}`),
  }),
  interview_cancelled: (f: MessageFacts): Message => ({
    title: "Interview cancelled by the employer",
    body: `${job(f)}. The interview on ${when(f)} does not take place. Your slot stays yours.`,
    more: [
      f.price > 0
        ? "You choose: wait for a new date, or ask for your money back on your application page."
        : "A new date comes by email and notification.",
    ],
    link: toApplication(f),
    sms: sms(f, `cancelled, it was ${when(f)}`),
  }),
  job_withdrawn: (f: MessageFacts): Message => ({
    title: "This job was withdrawn",
    body: `${f.title}, ${f.company}. The job was withdrawn, and your application ended with it.${f.dropped.length > 0 ? ` ${cancelledWords(f)}` : ""}`,
    more: [
      ...(f.note ? [`The reason: ${f.note}`] : []),
      ...(f.refund
        ? [
            `All of your money, ${rupees(f.refund.amount)}, goes back the way it came. You need not do anything. Banks take 2 to 10 days to show it.`,
          ]
        : []),
      "This has nothing to do with you or your test.",
    ],
    link: toApplication(f),
    ...(f.dropped.length > 0 && { sms: sms(f, "cancelled, the job was withdrawn") }),
  }),
  interview_reminder: (f: MessageFacts): Message => ({
    title: "Reminder: your interview",
    body: `${job(f)}. Your interview is on ${when(f)}, Indian time.`,
    more: details(f),
    link: toApplication(f),
    sms: sms(f, `reminder, ${when(f)}`),
  }),
  selected: (f: MessageFacts): Message => ({
    title: "Congratulations, you're selected!",
    body: `${f.title}, ${f.company}. The employer chose you.`,
    more: [
      ...(f.note ? [f.note] : []),
      `${f.company} sends the onboarding details. You will not be asked for any money for this job. If anyone asks, tell us.`,
    ],
    link: toApplication(f),
  }),
  rejected: (f: MessageFacts): Message => ({
    title: "Thank you for your effort",
    body: `${f.title}, ${f.company}. The employer chose someone else this time.`,
    more: [
      ...(f.note ? [f.note] : []),
      "You passed the test and came to the interview: few get that far. Other jobs are open to you now.",
    ],
    link: toApplication(f),
  }),
};
