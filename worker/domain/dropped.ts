import { cancelInterview, type InterviewRow } from "../../db/interviews";
import type { Query } from "./application";
import { comingOf } from "./appointment.rules";
import type { Note } from "./outbox";
import type { Service } from "./service";

/** Interviews that an ending cancels: the writes, and their dates for the message that tells of it. */
export function dropComing({ db, now }: Service, interviews: InterviewRow[]) {
  const coming = comingOf(interviews, now);
  const dates = coming.map(({ round, at }) => ({ round, at }));
  const payload: Note["payload"] = coming.length > 0 ? { dropped: JSON.stringify(dates) } : {};
  const writes: Query[] = coming.map((one) => cancelInterview(db, one, now.toISOString()));
  return { writes, payload };
}
