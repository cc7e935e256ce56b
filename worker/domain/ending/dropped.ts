import { cancelInterview, type InterviewRow } from "../../../db/interview/interviews";
import type { Query } from "../application/transition";
import { comingOf } from "../interview/appointment.rules";
import { breaksLate } from "../interview/interview.rules";
import type { OutboxMessage } from "../outbox/outbox";
import type { Service } from "../service";

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
    byEmployer && breaksLate(one.at, null, now)
      ? cancelInterview(db, one, at, at)
      : cancelInterview(db, one, at),
  );
  return { coming, writes, payload };
}
