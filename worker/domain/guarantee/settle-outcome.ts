import { expectGuarantee, setGuarantee, touchGuarantee } from "../../../db/application/guarantee";
import { NOTHING_OVERDUE, promiseAnew } from "../../../db/application/promises";
import { deletePendingResult } from "../../../db/application/results";
import { writeBatch } from "../../../db/client";
import type { InterviewRow } from "../../../db/interview/interviews";
import { dropRemindersOf } from "../../../db/interview/reminders";
import { settleInterview } from "../../../db/interview/testimony";
import { insertAudit } from "../../../db/staff/staff";
import { isBooked, isDisputed } from "../../facts/statuses";
import { addSeconds, DAY_SECONDS } from "../../facts/times";
import { type Query, transition } from "../application/transition";
import { commit, NO_ANSWER } from "../case/commit";
import { builtStatement } from "../case/plan";
import { mailsAboutJob } from "../company/mails";
import { ending } from "../ending/ending";
import { promiseAfterCancel, roundAgain, statusWithout } from "../interview/interview.rules";
import { endOf, type Outcome } from "../interview/outcome.rules";
import { enqueueMessages, insertMessages, type OutboxMessage } from "../outbox/outbox";
import type { Service } from "../service";
import { type Decision, type Ended, outcomeMessages } from "./outcome-messages";
import { automaticReturn } from "./returns";
import type { Situation } from "./situation";

/**
 * Writes the outcome of an interview with its consequences: the money goes back, or stays; the
 * application continues, returns to choosing a time, or ends.
 *
 * @returns false when the application changed concurrently: it has to be read again.
 */
export async function settleOutcome(
  service: Service,
  found: Situation,
  row: InterviewRow,
  outcome: Outcome,
  decision?: Decision,
): Promise<boolean> {
  const decided = decidedBy(service, row, outcome, decision);
  const mails = await companyMails(service, found, row, outcome, decision);
  const settled = { ...found, row, outcome, decision, decided, mails };
  const effect = isBooked(found.application.status) ? EFFECTS[outcome.state] : recorded;
  return effect(service, settled);
}

interface Settled extends Ended {
  decided: Query[];
  /** For the members of the company. */
  mails: OutboxMessage[];
}

/** The company is told of a dispute, and of its decision with the reason, like the candidate. */
async function companyMails(
  service: Service,
  { application }: Situation,
  row: InterviewRow,
  outcome: Outcome,
  decision: Decision | undefined,
): Promise<OutboxMessage[]> {
  const kind = decision ? "dispute_decided" : isDisputed(outcome) ? "dispute_opened" : null;
  if (!kind) return [];
  return mailsAboutJob(service, kind, application.jobId, {
    once: row.uid,
    path: `/hiring/applications/${application.id}`,
    more: { at: row.at, outcome: outcome.state, reason: decision?.reason ?? null },
  });
}

/** All messages about the outcome. */
const messagesOf = (service: Service, settled: Settled) => [
  ...outcomeMessages(service, settled),
  ...settled.mails,
];

const decidedBy = (
  { db, now }: Service,
  row: InterviewRow,
  { state }: Outcome,
  decision: Decision | undefined,
): Query[] =>
  decision
    ? [
        insertAudit(db, {
          actor: decision.actor,
          action: "interview.decide",
          subject: String(row.id),
          detail: { outcome: state, reason: decision.reason },
          at: now.toISOString(),
        }),
      ]
    : [];

/** The interview's own writes: its outcome, and the removal of its reminders. */
const written = (
  { db, now }: Service,
  { row, outcome, decided }: Settled,
  more: Partial<Pick<InterviewRow, "calledOffAt">> = {},
): Query[] => [
  ...settleInterview(db, row, { ...outcome, ...more }, now.toISOString()),
  dropRemindersOf(db, row.id),
  ...decided,
];

/**
 * The deadline that the candidate was told stays, even if the job allows more days by now. An early
 * call to the next round cleared it.
 */
const answerBy = ({ application, row, answerWithinDays }: Settled) =>
  application.answerBy ?? addSeconds(new Date(endOf(row)), answerWithinDays * DAY_SECONDS);

/** A candidate who was called to the next round waits for no answer. */
const owed = (settled: Settled) => ({
  answerBy: settled.application.nextRound === null ? answerBy(settled) : null,
});

/** Stores the outcome; the status stays. */
async function stays(
  service: Service,
  settled: Settled,
  message: OutboxMessage[],
  values: Parameters<typeof setGuarantee>[2],
  more: Query[] = [],
): Promise<boolean> {
  const { db, now } = service;
  await writeBatch(db, [
    expectGuarantee(db, settled.application),
    ...written(service, settled),
    touchGuarantee(db, settled.application.id, now.toISOString(), values),
    ...more,
    ...insertMessages(service, message),
  ]);
  await enqueueMessages(service, message);
  return true;
}

/** The application was ended by a refund of staff: only the interview's outcome is stored. */
const recorded = (service: Service, settled: Settled) => stays(service, settled, settled.mails, {});

/** The status stays: the answer, or the decision of staff, is next. */
const heldOrDisputed = (service: Service, settled: Settled) =>
  stays(service, settled, messagesOf(service, settled), owed(settled));

/** The money goes back. A result may still come, but not a next round. */
function unproven(service: Service, settled: Settled) {
  const back = automaticReturn(service, settled);
  const messages = [...messagesOf(service, settled), ...back.messages];
  const values = { answerBy: answerBy(settled), nextRound: null, returnWaitsSince: null };
  return stays(service, settled, messages, values, back.writes);
}

/** The money goes back, and another time is free for a while. A pending result is deleted. */
function employerAbsent(service: Service, settled: Settled) {
  const { application, row, interviews } = settled;
  const { db, now } = service;
  const back = automaticReturn(service, settled);
  const status = statusWithout(row, interviews);
  return transition(
    service,
    application,
    [status],
    [...messagesOf(service, settled), ...back.messages],
    [
      ...written(service, settled),
      ...back.writes,
      setGuarantee(db, application.id, {
        ...NOTHING_OVERDUE,
        answerBy: null,
        nextRound: roundAgain(row, interviews),
        guaranteeDueAt: now.toISOString(),
      }),
      deletePendingResult(db, application.id),
    ],
  );
}

/** The slot is used, and the money stays. */
async function candidateAbsent(service: Service, settled: Settled) {
  const back = {
    messages: messagesOf(service, settled),
    changes: [builtStatement(written(service, settled))],
  };
  const plan = ending(settled, "candidate_absent", back, service.now, "used");
  return (await commit(service, plan, NO_ANSWER)) !== null;
}

/**
 * The candidate was not bound by a time that the employer moved the interview to: they choose
 * again, or take the money.
 */
function cancelled(service: Service, settled: Settled) {
  const { application, row, interviews } = settled;
  const { db, now } = service;
  const promise = {
    leastBy: promiseAfterCancel(interviews, now),
    nextRound: roundAgain(row, interviews),
    now: now.toISOString(),
  };
  return transition(
    service,
    application,
    [statusWithout(row, interviews)],
    messagesOf(service, settled),
    [
      ...written(service, settled, { calledOffAt: now.toISOString() }),
      promiseAnew(db, application.id, promise),
      deletePendingResult(db, application.id),
    ],
  );
}

const EFFECTS: Record<Outcome["state"], (service: Service, settled: Settled) => Promise<boolean>> =
  {
    held: heldOrDisputed,
    disputed: heldOrDisputed,
    unproven,
    employer_absent: employerAbsent,
    candidate_absent: candidateAbsent,
    cancelled,
  };
