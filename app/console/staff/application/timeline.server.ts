import * as words from "~app/words/console/application";
import * as candidatesWords from "~app/words/console/candidates";
import type { StaffApplicationDetail } from "../../../../worker/contract/staff-application-detail";
import {
  isAtInterview,
  isBooked,
  isDisputed,
  isHeld,
  isKept,
  isRecordedHeld,
} from "../../../../worker/facts/guarantee/statuses";
import { clockTime, moneyWords } from "../../../words/format";

type Detail = StaffApplicationDetail;
type Interview = Detail["interviews"][number];

/** One entry of the timeline, in the past or expected. */
export interface TimelineEntry {
  at: string;
  who: string;
  text: string;
  /** The number that the entry is about, in small print, for a search. */
  ref: string;
  part: Exclude<words.Part, "all"> | null;
  /** How the entry is highlighted. */
  look: "comment" | "failed" | "coming" | null;
  /** The message that can be sent again. */
  messageId?: string;
  /** Whether it was delivered, and how. */
  delivery?: string;
}

const plain = { ref: "", part: null, look: null } as const;
const money = { ref: "", part: "money", look: null } as const;

const moves = ({ history }: Detail): TimelineEntry[] =>
  history.map(({ status, at }) => ({
    ...plain,
    at,
    who: words.pakka,
    text: words.statuses[status],
  }));

const moneyLines = ({ orders, payments, credits }: Detail, name: string): TimelineEntry[] => [
  ...orders.flatMap(({ createdAt, amount, providerOrderId, attempt }) => [
    {
      ...money,
      at: createdAt,
      who: name,
      text: words.ordered(amount),
      ref: providerOrderId ?? "",
    },
    ...(attempt && !payments.some((one) => one.providerPaymentId === attempt.reference)
      ? [
          {
            ...money,
            at: attempt.at,
            who: words.provider,
            text: words.attempts[attempt.state],
            ref: attempt.reference,
          },
        ]
      : []),
  ]),
  ...payments.map((payment) => {
    const { capturedAt: at, amount, method, providerPaymentId, state, refundId } = payment;
    const back = isKept(payment) ? "" : `, ${words.moneyStates[state]}`;
    return {
      ...money,
      at,
      who: words.provider,
      text: words.captured(amount, method) + back,
      ref: [providerPaymentId, refundId].filter(Boolean).join(" "),
    };
  }),
  ...credits.map(({ createdAt: at, amount, state, spentOn, id }) => ({
    ...money,
    at,
    who: words.pakka,
    text: words.credited(amount, state, spentOn),
    ref: words.creditRef(id),
  })),
];

const wordOf = (side: "candidate" | "company", { words: outcomes, said: text }: Interview) => {
  const [word, { at, text: more }] = [outcomes[side], text[side]];
  return word && at
    ? { at, text: [candidatesWords.interviews.said[word], more].filter(Boolean).join(": ") }
    : null;
};

function interviewLines(one: Interview, name: string): TimelineEntry[] {
  const ref = words.interviewRef(one.id);
  const [candidate, company] = [wordOf("candidate", one), wordOf("company", one)];
  const lines = [
    one.arrivedAt && { at: one.arrivedAt, who: name, text: words.saidHere },
    one.checkedInAt && { at: one.checkedInAt, who: words.company, text: words.checkedIn },
    candidate && { who: name, ...candidate },
    company && { who: words.company, ...company },
    one.settledAt && {
      at: one.settledAt,
      who: words.pakka,
      text: words.interviews.states[one.state],
    },
  ];
  return lines.flatMap((line) => (line ? [{ ...plain, ...line, ref }] : []));
}

const messageLines = ({ messages }: Detail): TimelineEntry[] =>
  messages.map((one) => ({
    at: one.at,
    who: words.pakka,
    ref: words.kindName(one.kind),
    part: "messages",
    text: words.message(one.title ?? words.kindName(one.kind)),
    look: one.state === "failed" ? "failed" : null,
    delivery: words.delivery(one),
    ...(one.mayRepeat && { messageId: one.id }),
  }));

const writtenLines = ({ tickets, comments }: Detail, name: string): TimelineEntry[] => [
  ...tickets.map(({ id, subject, description, createdAt: at }) => ({
    ...plain,
    at,
    who: name,
    text: words.wrote(subject, description),
    ref: words.refs.ticket(id),
    part: "messages" as const,
  })),
  ...comments.map(({ text, staff, at }) => ({
    at,
    who: staff,
    text,
    ref: words.refs.comment,
    part: "comments" as const,
    look: "comment" as const,
  })),
];

/** The next automatic event. */
const coming = ({ promisedBy, status, candidateView }: Detail, now: string): TimelineEntry[] =>
  promisedBy && promisedBy > now && candidateView.next && isBooked(status)
    ? [
        {
          ...plain,
          at: promisedBy,
          who: words.pakka,
          text: words.promiseEnds,
          ref: words.toCome,
          look: "coming",
        },
      ]
    : [];

/** The timeline of an application, the newest entry first, optionally only one part. */
export function timelineOf(detail: Detail, part: words.Part, now: string): TimelineEntry[] {
  const name = detail.candidate.name?.split(" ")[0] ?? detail.candidate.phone;
  const lines = [
    ...moves(detail),
    ...moneyLines(detail, name),
    ...detail.interviews.flatMap((one) => interviewLines(one, name)),
    ...messageLines(detail),
    ...writtenLines(detail, name),
    ...coming(detail, now),
  ];
  return lines
    .filter((line) => part === "all" || line.part === part)
    .sort((one, other) => one.at.localeCompare(other.at))
    .reverse();
}

/** The most urgent open issue, shown at the top. */
export function noticeOf(detail: Detail) {
  const { promisedBy, returnWaitsSince, candidateView, interviews, price } = detail;
  const { promiseBrokenAt, answerBy, next } = candidateView;
  const { notices } = words;
  if (interviews.some(isDisputed)) {
    return { title: notices.dispute, text: notices.disputeText };
  }
  if (returnWaitsSince) {
    return { title: notices.returns(returnWaitsSince), text: notices.returnsText };
  }
  if (promiseBrokenAt) {
    return { title: notices.broken(promiseBrokenAt), text: notices.brokenText(price) };
  }
  if (next && promisedBy) return { title: notices.promise(promisedBy), text: notices.promiseText };
  const last = interviews.at(-1);
  if (isAtInterview(detail.status) && last && isRecordedHeld(last) && answerBy) {
    return { title: notices.answer(answerBy), text: notices.answerText };
  }
  return null;
}

/** A short description of the candidate's own page now. */
export function seenNow({ candidateView, slot, choices }: Detail) {
  const { next, promisedBy } = candidateView;
  const { sees } = words;
  return {
    facts: [
      ...(isHeld(slot) && slot.expiresAt ? [sees.hold(slot.expiresAt)] : []),
      ...(next && promisedBy ? [sees.promised(promisedBy)] : []),
    ],
    may: [...(next ? [sees.next(next.round)] : []), ...words.mayDo(choices)],
  };
}

/** A payment as a single line. */
export const paymentText = (payment: Detail["payments"][number]) =>
  `${moneyWords(payment.amount)}, ${clockTime(payment.capturedAt)}, ${words.moneyStates[payment.state]}`;
