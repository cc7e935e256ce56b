import { jobIdOf, userIdOf } from "../application/applications";
import { cachedStatement } from "../cached-statement";
import { assessmentOf } from "../job/job-tests";
import { jobById } from "../job/jobs";
import { attemptsInTheWay } from "./attempts";

// Data for a test, in statements that do not wait for its application to be read.

export const jobBehind = cachedStatement((db, applicationId: number, now: string) =>
  jobById(db, jobIdOf(applicationId), null, now),
);

export const assessmentBehind = cachedStatement((db, applicationId: number) =>
  assessmentOf(db, jobIdOf(applicationId)),
);

/** Attempts of the application's person that prevent its test. */
export const attemptsBehind = cachedStatement((db, applicationId: number, since: string) =>
  attemptsInTheWay(db, userIdOf(applicationId), jobIdOf(applicationId), since),
);
