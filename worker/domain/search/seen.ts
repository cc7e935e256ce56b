import { isUnseen, markSeen } from "../../../db/search/digests";
import { logError } from "../../log";
import type { Service } from "../service";

/**
 * Notes that a person looked at a job, who need not be told of it any more. Nobody waits for it, and
 * nothing is noted of people without saved searches.
 */
export function noteSeen({ db, now, keepAlive }: Service, userId: number, jobId: number): void {
  const note = async () => {
    const [unseen] = await isUnseen(db, userId, jobId);
    if (unseen) await markSeen(db, userId, jobId, now.toISOString());
  };
  keepAlive(note().catch((error) => logError("job.seen", error)));
}
