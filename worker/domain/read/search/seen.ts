import { markSeen } from "../../../../db/search/digests";
import { logError } from "../../../log";
import type { Service } from "../../service";

/** Notes, in the background, that a person looked at a job, which digests can then leave out. */
export function noteSeen({ db, now, keepAlive }: Service, userId: number, jobId: number): void {
  const note = async () => {
    await markSeen(db, userId, jobId, now.toISOString());
  };
  keepAlive(note().catch((error) => logError("job.seen", error)));
}
