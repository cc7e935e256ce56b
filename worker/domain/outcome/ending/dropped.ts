import { cancelInterview, type InterviewRow } from "../../../../db/interview/interviews";
import { settleInterview } from "../../../../db/interview/testimony";
import { isScheduled } from "../../../facts/guarantee/statuses";
import { calledOff } from "../../booking/interview/interview.rules";
import { comingOf } from "../../case/appointment.rules";
import { type Statement, statement } from "../../case/plan";
import type { OutboxMessage } from "../../talk/outbox/outbox";

/**
 * For a meeting code that was typed concurrently: the timer that would settle the interview as held
 * ends with the application, so it is settled here.
 */
export const settleMet = (interviews: InterviewRow[], now: Date): Statement[] =>
  interviews
    .filter((one) => isScheduled(one) && one.checkedInAt !== null)
    .map((one) =>
      statement(settleInterview, one, { state: "held", evidence: "code" }, now.toISOString()),
    );

/**
 * The interviews that an ending cancels: the changes, and the dates for the message.
 *
 * @param byEmployer whether the ending is an act of the employer, which may come late
 */
export function dropComing(interviews: InterviewRow[], now: Date, byEmployer = false) {
  const coming = comingOf(interviews, now);
  const dates = coming.map(({ round, at }) => ({ round, at }));
  const payload: OutboxMessage["payload"] =
    coming.length > 0 ? { dropped: JSON.stringify(dates) } : {};
  const changes = coming.map((one) =>
    statement(cancelInterview, one, now.toISOString(), byEmployer ? calledOff(one, now, now) : {}),
  );
  return { coming, changes, payload };
}
