import { marksOf as readMarks } from "../../../../db/job/for-you";
import { someJobs } from "../../../../db/job/openings";
import { isNewFor, markSeen } from "../../../../db/search/digests";
import { FOR_YOU, FOR_YOU_READ, FOR_YOU_SEARCHES } from "../../../facts/jobs/jobs";
import { logError } from "../../../log";
import { toListed } from "../../employers/job/view";
import type { Service } from "../../service";
import { isOpenTo, marksOf, takeTurns } from "./for-you.rules";

/**
 * A few jobs for a person, each with the reason. It takes two database calls, however much is known
 * about the person.
 *
 * @param except the job that they are looking at
 */
export async function jobsForYou({ db, now }: Service, userId: number, except = 0) {
  const [searches, [draft], [applied], [saved], [seen]] = await db.batch(
    readMarks(db, userId, FOR_YOU_SEARCHES),
  );
  const resume = draft?.content;
  const marks = marksOf({ searches, resume, applied, saved, seen });
  const which = isNewFor(userId, except);
  const [first, ...rest] = marks.map(({ filters }) =>
    someJobs(db, filters, which, userId, FOR_YOU_READ, now.toISOString()),
  );
  if (!first) return [];
  const results = await db.batch([first, ...rest]);
  const lists = results.map((rows, at) =>
    rows.map(toListed).flatMap((job) => {
      const because = marks[at]?.because;
      return because && isOpenTo(job, resume) ? [{ job, because }] : [];
    }),
  );
  return takeTurns(lists, FOR_YOU);
}

/** Notes, in the background, that a person looked at a job, which digests can then leave out. */
export function noteSeen({ db, now, keepAlive }: Service, userId: number, jobId: number): void {
  const note = async () => {
    await markSeen(db, userId, jobId, now.toISOString());
  };
  keepAlive(note().catch((error) => logError("job.seen", error)));
}
