import { cancelInterview, type InterviewRow } from "../../../db/interview/interviews";
import type { Query } from "../application/transition";
import { comingOf } from "../interview/appointment.rules";
import type { OutboxMessage } from "../outbox/outbox";
import type { Service } from "../service";

/** Interviews that an ending cancels: the writes, and their dates for the message about it. */
export function dropComing({ db, now }: Service, interviews: InterviewRow[]) {
  const coming = comingOf(interviews, now);
  const dates = coming.map(({ round, at }) => ({ round, at }));
  const payload: OutboxMessage["payload"] =
    coming.length > 0 ? { dropped: JSON.stringify(dates) } : {};
  const writes: Query[] = coming.flatMap((one) => cancelInterview(db, one, now.toISOString()));
  return { writes, payload };
}
