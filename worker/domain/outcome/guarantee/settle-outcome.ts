import {
  expectGuarantee,
  setGuarantee,
  touchGuarantee,
} from "../../../../db/application/guarantee";
import {
  deletePendingResult,
  NOTHING_OVERDUE,
  renewPromise,
} from "../../../../db/application/promises";
import { dropRemindersOf, type InterviewRow } from "../../../../db/interview/interviews";
import { settleInterview } from "../../../../db/interview/testimony";
import { isBooked, isDisputed } from "../../../facts/guarantee/statuses";
import { addSeconds, DAY_SECONDS } from "../../../facts/times";
import {
  promiseAfterCancel,
  roundAgain,
  statusWithout,
} from "../../booking/interview/interview.rules";
import type { Outcome } from "../../booking/interview/outcome.rules";
import { endOf } from "../../case/appointment.rules";
import {
  type AuditEntry,
  moveTo,
  type Plan,
  planOf,
  type Statement,
  statement,
} from "../../case/plan";
import { mailsAboutJob } from "../../employers/company/mails";
import type { OutboxMessage } from "../../talk/outbox/outbox";
import { ending } from "../ending/ending";
import type { StepCase } from "./guarantee-case";
import { type Decision, type Ended, outcomeMessages } from "./outcome-messages";
import { automaticReturn } from "./returns";

/**
 * Decides the consequences of an interview's outcome: the money goes back, or stays; the
 * application continues, returns to choosing a time, or ends.
 *
 * @param decision set if staff decided instead of the rules
 */
export function settleOutcome(
  facts: StepCase,
  row: InterviewRow,
  outcome: Outcome,
  now: Date,
  decision?: Decision,
): Plan {
  const ended = { ...facts, row, outcome, decision };
  const effect = isBooked(facts.application.status) ? EFFECTS[outcome.state] : recorded;
  return { ...effect(ended, now), audit: decision ? [auditOf(ended, decision, now)] : [] };
}

/** The company is notified of a dispute, and of its decision with the reason, like the candidate. */
function companyMails({ application, readers, row, outcome, decision }: Ended): OutboxMessage[] {
  const kind = decision ? "dispute_decided" : isDisputed(outcome) ? "dispute_opened" : null;
  if (!kind) return [];
  return mailsAboutJob(readers, kind, {
    once: row.uid,
    path: `/hiring/applications/${application.id}`,
    more: { at: row.at, outcome: outcome.state, reason: decision?.reason ?? null },
  });
}

/** All messages about the outcome. */
const messagesOf = (ended: Ended, now: Date) => [
  ...outcomeMessages(ended, now),
  ...companyMails(ended),
];

const auditOf = ({ row, outcome }: Ended, { actor, reason }: Decision, now: Date): AuditEntry => ({
  actor,
  action: "interview.decide",
  subject: String(row.id),
  detail: { outcome: outcome.state, reason },
  at: now.toISOString(),
});

/** The interview's own changes: its outcome, and the removal of its reminders. */
const outcomeChanges = (
  { row, outcome }: Ended,
  now: Date,
  more: Partial<Pick<InterviewRow, "calledOffAt">> = {},
): Statement[] => [
  statement(settleInterview, row, { ...outcome, ...more }, now.toISOString()),
  statement(dropRemindersOf, row.id),
];

/**
 * The deadline that the candidate has read stays, even if the job allows more days by now. An early
 * call to the next round cleared it.
 */
const answerBy = ({ application, row, answerWithinDays }: Ended) =>
  application.answerBy ?? addSeconds(new Date(endOf(row)), answerWithinDays * DAY_SECONDS);

/** Stores the outcome; the status stays. */
const stays = (
  ended: Ended,
  values: Parameters<typeof setGuarantee>[2],
  messages: OutboxMessage[],
  now: Date,
): Plan =>
  planOf({
    guards: [statement(expectGuarantee, ended.application)],
    changes: [
      ...outcomeChanges(ended, now),
      statement(touchGuarantee, ended.application.id, now.toISOString(), values),
    ],
    messages,
  });

/** The application was ended by a refund of staff: only the interview's outcome is stored. */
const recorded = (ended: Ended, now: Date): Plan => ({
  ...stays(ended, {}, companyMails(ended), now),
  people: 0,
});

/**
 * The status stays: the answer, or the decision of staff, is next. A candidate who was called to
 * the next round waits for no answer.
 */
const heldOrDisputed = (ended: Ended, now: Date): Plan =>
  stays(
    ended,
    {
      answerBy: ended.application.nextRound === null ? answerBy(ended) : null,
      returnWaitsSince: null,
    },
    messagesOf(ended, now),
    now,
  );

/** The money goes back. A result may still come, but not a next round. */
function unproven(ended: Ended, now: Date): Plan {
  const back = automaticReturn(ended, now);
  const values = { answerBy: answerBy(ended), nextRound: null, returnWaitsSince: null };
  const plan = stays(ended, values, [...messagesOf(ended, now), ...back.messages], now);
  return { ...plan, changes: [...plan.changes, ...back.changes], paise: back.paise ?? 0 };
}

/** The money goes back, and another time is free for a while. A pending result is deleted. */
function employerAbsent(ended: Ended, now: Date): Plan {
  const { application, row, interviews } = ended;
  const back = automaticReturn(ended, now);
  return planOf({
    history: moveTo(application, statusWithout(row, interviews)),
    changes: [
      ...outcomeChanges(ended, now),
      ...back.changes,
      statement(setGuarantee, application.id, {
        ...NOTHING_OVERDUE,
        answerBy: null,
        nextRound: roundAgain(row, interviews),
        guaranteeDueAt: now.toISOString(),
      }),
      statement(deletePendingResult, application.id),
    ],
    messages: [...messagesOf(ended, now), ...back.messages],
    paise: back.paise ?? 0,
  });
}

/** The slot is used, and the money stays. */
const candidateAbsent = (ended: Ended, now: Date): Plan =>
  ending(
    ended,
    "candidate_absent",
    { messages: messagesOf(ended, now), changes: outcomeChanges(ended, now) },
    now,
    "used",
  );

/**
 * The candidate was not bound by a time that the employer moved the interview to: they choose
 * again, or take the money.
 */
function cancelled(ended: Ended, now: Date): Plan {
  const { application, row, interviews } = ended;
  const at = now.toISOString();
  const promise = {
    leastBy: promiseAfterCancel(interviews, now),
    nextRound: roundAgain(row, interviews),
    now: at,
  };
  return planOf({
    history: moveTo(application, statusWithout(row, interviews)),
    changes: [
      ...outcomeChanges(ended, now, { calledOffAt: at }),
      statement(renewPromise, application.id, promise),
      statement(deletePendingResult, application.id),
    ],
    messages: messagesOf(ended, now),
  });
}

const EFFECTS: Record<Outcome["state"], (ended: Ended, now: Date) => Plan> = {
  held: heldOrDisputed,
  disputed: heldOrDisputed,
  unproven,
  employer_absent: employerAbsent,
  candidate_absent: candidateAbsent,
  cancelled,
};
