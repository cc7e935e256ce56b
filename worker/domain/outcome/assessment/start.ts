import { type HoldTerms, renewHold } from "../../../../db/application/claims";
import { insertAttempt } from "../../../../db/assessment/attempts";
import { markFull } from "../../../../db/job/jobs";
import { countUseWithin } from "../../../../db/limits";
import { isGuardViolation } from "../../../../db/violations";
import type { Assessment } from "../../../contract/assessments";
import { randomSeed } from "../../../crypto";
import { canTransition, isAtTest } from "../../../facts/guarantee/statuses";
import { addSeconds } from "../../../facts/times";
import { Failure } from "../../../failure";
import { refusePaused } from "../../booking/application/application";
import { pausedSince } from "../../booking/application/application.rules";
import { endLapsed, explainRefusal, holdTerms, OF_HOLD } from "../../booking/slot/hold";
import { type Case, loadCase } from "../../case/case";
import { act, NO_ANSWER } from "../../case/commit";
import { moveTo, type Plan, planOf, statement } from "../../case/plan";
import { tooManyUses } from "../../limit";
import type { Service } from "../../service";
import { assessmentAnswer, gradedPage } from "./assessment";
import { drawTest } from "./assessment.rules";
import { gradeForProduct } from "./grading";
import { type CaseToStart, loadCaseToStart, usesOfStart, viewerOfTest } from "./test-case";
import { idOfToken } from "./test-link";

/**
 * Starts the only attempt: draws and copies the questions, starts the clock, and keeps the slot
 * until the end of the test. Idempotent.
 *
 * @param address of the client, null where it is unknown.
 * @throws Failure not_at_test, no_slots_left, reclaim_too_soon, too_many_holds, test_running,
 *   job_withdrawn, company_suspended, test_paused, too_many_requests, stale_state
 */
export async function startAssessment(
  service: Service,
  token: string,
  viewer: number | null,
  address: string | null,
): Promise<Assessment> {
  const id = await idOfToken(service, token);
  const load = () => loadCaseToStart(service, id, viewerOfTest(viewer), address);
  const seed = randomSeed();
  const verb = {
    load: () => loadAfterOthers(service, load),
    decide: (facts: CaseToStart) => start(facts, seed, holdTerms(service)),
  };
  try {
    const page = await explainRefusal(
      service,
      act(service, verb, assessmentAnswer(service, id, viewer)),
      { id, isStill: isAtTest, movedOn: "not_at_test", reasons: OF_HOLD },
    );
    return gradedPage(service, id, viewer, page);
  } catch (error) {
    if (!isGuardViolation(error, "within_limits")) throw error;
    const { application } = await load();
    throw await tooManyUses(service, usesOfStart(application.userId, address));
  }
}

const runningOf = ({ others }: CaseToStart) => others.find(({ gradedAt }) => gradedAt === null);

/** Grades another test whose time ran out: its result decides whether this one may start. */
async function loadAfterOthers(service: Service, load: () => Promise<CaseToStart>) {
  const facts = await load();
  const running = runningOf(facts);
  if (!running || running.endsAt > service.now.toISOString()) return facts;
  await gradeForProduct(service, running.applicationId);
  return load();
}

/** Decides `startAssessment`. @param seed of the draw */
export function start(facts: CaseToStart, seed: string, terms: HoldTerms): Plan | null {
  const { application, attempt, test, others, category, counters } = facts;
  if (attempt) return null;
  const { id, userId, jobId, status, extraMinutes } = application;
  if (!isAtTest(status) || !test) throw new Failure("not_at_test");
  if (runningOf(facts)) throw new Failure("test_running");
  refusePaused(others, category);
  const now = new Date(terms.now);
  const minutes = test.durationMinutes + extraMinutes;
  const endsAt = addSeconds(now, minutes * 60);
  const row = {
    applicationId: id,
    questions: drawTest(test.questions, test.questionsAsked, seed),
    passMark: test.passMark,
    minutes,
    startedAt: terms.now,
    endsAt,
    seed,
  };
  return planOf({
    // The candidate may start before the outbox has sent the test message.
    history: testPending(application),
    changes: [
      ...counters.map((one) => statement(countUseWithin, one, terms.now)),
      statement(insertAttempt, { userId, jobId, since: pausedSince(now), extraMinutes }, row),
      statement(endLapsed, terms.now, jobId),
      statement(renewHold, id, { state: "held", expiresAt: endsAt, warnAt: null }, terms),
      statement(markFull, jobId, terms.now),
    ],
  });
}

const testPending = (application: Case["application"]) =>
  canTransition(application.status, "TEST_PENDING") ? moveTo(application, "TEST_PENDING") : null;

/** Outbox handler: the test is pending once the candidate is notified of it. */
export const openTest = (service: Service, id: number): Promise<void> =>
  act(
    service,
    {
      load: () => loadCase(service, { application: id }, { for: "product" }),
      decide: ({ application }) => {
        const history = testPending(application);
        return history && planOf({ history });
      },
    },
    NO_ANSWER,
  );
