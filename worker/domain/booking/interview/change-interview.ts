import * as validationWords from "~worker/words/validation";
import { setGivenTime } from "../../../../db/application/promises";
import {
  changeInterview,
  dropRemindersOf,
  type InterviewRow,
} from "../../../../db/interview/interviews";
import type { InterviewPatch } from "../../../contract/interviews";
import { isAtInterview, isScheduled } from "../../../facts/guarantee/statuses";
import type { Actor } from "../../../facts/people/console";
import { Failure } from "../../../failure";
import { endOf, isAhead } from "../../case/appointment.rules";
import { opensRefundFor } from "../../case/cancellation.rules";
import { type Case, interviewOf, loadCase } from "../../case/case";
import type { Verb } from "../../case/commit";
import { type Plan, planOf, type Statement, statement } from "../../case/plan";
import type { Service } from "../../service";
import { refuseRefundBySupport } from "./employer-cancel";
import { breaksLate, NOTHING_SAID } from "./interview.rules";
import { interviewMessage, reminders } from "./interview-parts";

type Patch = InterviewPatch & { interviewer?: string };

interface Change {
  interviewId: number;
  actor: Actor;
  patch: Patch;
}

/**
 * Moves an interview, or changes its link, venue or interviewer, and notifies the candidate. A
 * moved interview leaves the day in which it had a seat.
 *
 * @throws Failure not_found, company_suspended, invalid_stage also for moving one that has begun,
 *   invalid if neither link nor venue is left, forbidden if support would open a refund,
 *   stale_state
 */
export const patchInterview = (
  service: Service,
  actor: Actor,
  interviewId: number,
  patch: Patch,
): Verb<Case> => ({
  isAsSeen: true,
  load: () => loadCase(service, { interview: interviewId }, { for: "staff" }),
  decide: (facts) => change(facts, { interviewId, actor, patch }, service.now),
});

/** Decides `patchInterview`. */
function change(facts: Case, { interviewId, actor, patch }: Change, now: Date): Plan | null {
  const { application, job } = facts;
  const row = interviewOf(facts, interviewId);
  if (job.isSuspended) throw new Failure("company_suspended");
  if (!isAtInterview(application.status) || !isScheduled(row)) {
    throw new Failure("invalid_stage");
  }
  const { at = row.at, link = row.link, place = row.place, interviewer = row.interviewer } = patch;
  if (!link && !place) {
    throw new Failure("invalid", {
      message: validationWords.interviewNowhere,
      fields: { link: validationWords.interviewNowhere },
    });
  }
  const newDate = at !== row.at;
  const hasNews = link !== row.link || place !== row.place || interviewer !== row.interviewer;
  if (!newDate && !hasNews) return null;
  if (newDate) {
    if (!isAhead(row, now)) throw new Failure("invalid_stage");
    refuseRefundBySupport(actor, opensRefundFor(facts, row, at, now));
  }
  const changes = {
    at,
    link,
    place,
    interviewer,
    changedAt: now.toISOString(),
    ...(newDate && movedByEmployer(row, at, now)),
  };
  const next = { ...row, ...changes, sequence: row.sequence + 1 };
  const message = interviewMessage("interview_moved", next, {
    applicationId: application.id,
    at,
    link,
    place,
    interviewer,
    newDate: newDate ? 1 : 0,
    before: newDate ? row.at : null,
  });
  return planOf({
    changes: [
      statement(changeInterview, row, application.seq, changes),
      ...(newDate ? newDateChanges(next, now) : []),
    ],
    messages: [message],
    audit: [
      {
        actor,
        action: "interview.change",
        subject: String(interviewId),
        detail: patch,
        at: changes.changedAt,
      },
    ],
    appointment: next,
  });
}

/** The columns that change, besides the time, when the employer moves an interview. */
const movedByEmployer = (row: InterviewRow, at: string, now: Date) => ({
  movedAt: now.toISOString(),
  candidateMovedAt: null,
  dateSetAt: now.toISOString(),
  acceptedAt: null,
  movedLateAt: null,
  dayId: null,
  brokenLateAt: breaksLate(row.at, at, now) ? now.toISOString() : row.brokenLateAt,
  ...NOTHING_SAID,
});

const newDateChanges = (row: InterviewRow, now: Date): Statement[] => [
  statement(dropRemindersOf, row.id),
  ...reminders(row.uid, row.at, now),
  statement(setGivenTime, row.applicationId, { at: row.at, endsAt: endOf(row) }),
];
