import { setExtraMinutes } from "../../../../db/application/applications";
import { type HoldTerms, renewHold } from "../../../../db/application/claims";
import { lengthenAttempt } from "../../../../db/assessment/attempts";
import { isAtTest } from "../../../facts/guarantee/statuses";
import type { Actor } from "../../../facts/people/console";
import { addSeconds } from "../../../facts/times";
import { Failure } from "../../../failure";
import { endLapsed, holdTerms } from "../../booking/slot/hold";
import { type CaseWithAttempt, loadCaseWithAttempt } from "../../case/case";
import type { Verb } from "../../case/commit";
import { type Plan, planOf, type Statement, statement } from "../../case/plan";
import type { Service } from "../../service";

interface ExtraTime {
  actor: Actor;
  /** On top of the test's own time. It is the total, so that a repeat changes nothing. */
  minutes: number;
}

/**
 * Gives a candidate extra time, before or during the test.
 *
 * @throws Failure not_found, invalid_stage, stale_state
 */
export const grantExtraTime = (
  service: Service,
  id: number,
  input: ExtraTime,
): Verb<CaseWithAttempt> => ({
  isAsSeen: true,
  load: () => loadCaseWithAttempt(service, id, { for: "staff" }),
  decide: (facts) => extraTime(facts, input, holdTerms(service)),
});

/** Decides `grantExtraTime`. */
export function extraTime(
  facts: CaseWithAttempt,
  { actor, minutes }: ExtraTime,
  terms: HoldTerms,
): Plan {
  const { application, attempt } = facts;
  const { id } = application;
  if (!isAtTest(application.status)) throw new Failure("invalid_stage");
  return planOf({
    changes: [
      statement(setExtraMinutes, id, minutes, attempt !== null),
      ...(attempt ? longerAttempt(facts, attempt, minutes, terms) : []),
    ],
    audit: [
      {
        actor,
        action: "application.extra-time",
        subject: String(id),
        detail: { minutes },
        at: terms.now,
      },
    ],
    failures: { slot_free: "stale_state" },
  });
}

/** @throws Failure invalid_stage if the time would be over */
function longerAttempt(
  { application: { id, jobId, extraMinutes } }: CaseWithAttempt,
  attempt: { minutes: number; startedAt: string },
  minutes: number,
  terms: HoldTerms,
): Statement[] {
  const total = attempt.minutes - extraMinutes + minutes;
  const endsAt = addSeconds(new Date(attempt.startedAt), total * 60);
  if (endsAt <= terms.now) throw new Failure("invalid_stage");
  return [
    statement(lengthenAttempt, id, total, endsAt, terms.now),
    statement(endLapsed, terms.now, jobId),
    statement(renewHold, id, { state: "held", expiresAt: endsAt }, terms),
  ];
}
