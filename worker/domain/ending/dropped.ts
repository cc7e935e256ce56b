import { cancelInterview, type InterviewRow } from "../../../db/interview/interviews";
import { settleInterview } from "../../../db/interview/testimony";
import { isScheduled } from "../../facts/statuses";
import type { Query } from "../application/transition";
import { comingOf } from "../case/appointment.rules";
import { calledOff } from "../interview/interview.rules";
import type { OutboxMessage } from "../outbox/outbox";
import type { Service } from "../service";

/**
 * For a meeting code that was typed concurrently: the timer that would settle the interview as held
 * ends with the application, so it is settled here.
 */
export const settleMet = ({ db, now }: Service, interviews: InterviewRow[]): Query[] =>
  interviews
    .filter((one) => isScheduled(one) && one.checkedInAt !== null)
    .flatMap((one) =>
      settleInterview(db, one, { state: "held", evidence: "code" }, now.toISOString()),
    );

/**
 * The interviews that an ending cancels: the writes, and the dates for the message.
 *
 * @param byEmployer whether the ending is an act of the employer, which may come late
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
