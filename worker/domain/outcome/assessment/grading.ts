import { releaseSlot } from "../../../../db/application/applications";
import { type HoldTerms, renewHold } from "../../../../db/application/claims";
import {
  type AttemptRow,
  expectAnswers,
  gradeAttempt,
  overdueAttempts,
} from "../../../../db/assessment/attempts";
import { markFull } from "../../../../db/job/jobs";
import { isGuardViolation } from "../../../../db/violations";
import { PAYMENT_HOLD_SECONDS } from "../../../facts/money/holds";
import { addSeconds } from "../../../facts/times";
import { reopensAt } from "../../booking/application/application.rules";
import { endLapsed, holdTerms } from "../../booking/slot/hold";
import { warnAt } from "../../booking/slot/slot.rules";
import { type Answer, act, NO_ANSWER } from "../../case/commit";
import { moveTo, type Plan, planOf, type Statement, statement } from "../../case/plan";
import { forEachDue } from "../../for-each-due";
import type { Service } from "../../service";
import type { ApplicationKind } from "../../talk/outbox/kinds.rules";
import { outboxMessage } from "../../talk/outbox/outbox";
import { withdrawnEnding } from "../ending/withdrawal";
import { passes, score, transitionsAfterTest } from "./assessment.rules";
import { type CaseToGrade, loadCaseToGrade } from "./test-case";

/**
 * Grades an attempt exactly once: a pass renews the hold for the payment, a fail frees the slot. If
 * the job was withdrawn meanwhile, the application ends.
 */
export async function grade<View>(
  service: Service,
  load: () => Promise<CaseToGrade>,
  answer: Answer<View>,
): Promise<View> {
  const terms = holdTerms(service);
  try {
    return await act(service, { load, decide: (facts) => grading(facts, terms) }, answer);
  } catch (error) {
    if (!isGuardViolation(error, "slot_free")) throw error;
    return act(service, { load, decide: (facts) => gradingWithoutSlot(facts, terms) }, answer);
  }
}

/** Decides `grade`. */
export function grading(facts: CaseToGrade, terms: HoldTerms): Plan | null {
  const { application, attempt, job } = facts;
  const now = new Date(terms.now);
  if (!attempt || attempt.gradedAt !== null) return null;
  if (job.withdrawnAt) return withdrawnEnding(facts, now);
  const { id, jobId, price } = application;
  const { right, passed } = resultOf(facts, attempt);
  const isFree = price === 0;
  const kind: ApplicationKind = passed ? (isFree ? "confirmed" : "passed") : "failed";
  return planOf({
    history: moveTo(application, ...transitionsAfterTest(passed, price)),
    changes: [
      ...gradeChanges(facts, right, terms),
      ...(passed
        ? [
            statement(renewHold, id, isFree ? CONFIRMED : heldFrom(now), terms),
            statement(markFull, jobId, terms.now),
          ]
        : [statement(releaseSlot, id, { reopensAt: reopensAt(now) })]),
    ],
    messages: [outboxMessage(kind, { applicationId: id })],
  });
}

/**
 * The hold ended and the last slot was taken before the grading: the pass still counts. The hold
 * keeps its end time, since the slot has been open to others from then on.
 */
export function gradingWithoutSlot(facts: CaseToGrade, terms: HoldTerms): Plan | null {
  const { application, attempt, job } = facts;
  if (!attempt || attempt.gradedAt !== null) return null;
  if (job.withdrawnAt) return withdrawnEnding(facts, new Date(terms.now));
  const { id, price } = application;
  const { right, passed } = resultOf(facts, attempt);
  const isFree = price === 0;
  const steps = transitionsAfterTest(passed, price);
  return planOf({
    history: moveTo(application, ...(isFree ? steps.slice(0, -1) : steps)),
    changes: gradeChanges(facts, right, terms),
    messages: [outboxMessage(isFree ? "lapsed" : "passed", { applicationId: id })],
  });
}

const CONFIRMED = { state: "confirmed", expiresAt: null, warnAt: null } as const;

const heldFrom = (now: Date) => ({
  state: "held" as const,
  expiresAt: addSeconds(now, PAYMENT_HOLD_SECONDS),
  warnAt: warnAt(now, PAYMENT_HOLD_SECONDS),
});

function resultOf({ answers }: CaseToGrade, { questions, passMark }: AttemptRow) {
  const right = score(questions, new Map(answers.map((one) => [one.question, one.option])));
  return { right, passed: passes(right, questions.length, passMark) };
}

const gradeChanges = (
  { application: { id, jobId }, answers }: CaseToGrade,
  right: number,
  { now }: HoldTerms,
): Statement[] => [
  // While the test is ungraded, its candidate is not notified that the hold expired.
  statement(endLapsed, now, jobId),
  statement(expectAnswers, id, answers),
  statement(gradeAttempt, id, right, now),
];

const OVERDUE_IN_ONE_RUN = 100;

/** Grades an attempt for the product. */
export const gradeForProduct = (service: Service, id: number): Promise<void> =>
  grade(service, () => loadCaseToGrade(service, id, { for: "product" }), NO_ANSWER);

/** Grades tests whose time ran out before they were submitted. */
export async function gradeOverdue(service: Service): Promise<number> {
  const overdue = await overdueAttempts(service.db, service.now.toISOString(), OVERDUE_IN_ONE_RUN);
  return forEachDue("gradeOverdue", overdue, async ({ applicationId }) => {
    await gradeForProduct(service, applicationId);
    return true;
  });
}
