import { cancelInterview, type InterviewRow } from "../../../db/interview/interviews";
import { settleInterview } from "../../../db/interview/testimony";
import { isScheduled } from "../../facts/statuses";
import type { Query } from "../application/transition";
import { comingOf } from "../interview/appointment.rules";
import { calledOff } from "../interview/interview.rules";
import type { OutboxMessage } from "../outbox/outbox";
import type { Service } from "../service";

/** A meeting code was typed in the same moment: the clock that says it was held ends with the application. */
export const settleMet = ({ db, now }: Service, interviews: InterviewRow[]): Query[] =>
  interviews
    .filter((one) => isScheduled(one) && one.checkedInAt !== null)
    .flatMap((one) =>
      settleInterview(db, one, { state: "held", evidence: "code" }, now.toISOString()),
    );

/**
 * Interviews that an ending cancels: the writes, and their dates for the message about it.
 *
 * @param byEmployer whether the ending is the employer's act, which may come late
 */
export function dropComing({ db, now }: Service, interviews: InterviewRow[], byEmployer = false) {
  const at = now.toISOString();
  const coming = comingOf(interviews, now);
  const dates = coming.map(({ round, at }) => ({ round, at }));
  const payload: OutboxMessage["payload"] =
    coming.length > 0 ? { dropped: JSON.stringify(dates) } : {};
  const writes: Query[] = coming.flatMap((one) =>
    cancelInterview(db, one, at, byEmployer ? calledOff(one, now, now) : {}),
  );
  return { coming, writes, payload };
}
