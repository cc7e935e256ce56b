import * as words from "~app/words/company/record";
import type { EmployerJob } from "../../../../worker/contract/job/employer-jobs";
import type { JobAlone } from "../../../../worker/contract/job/jobs";
import type { JobProps } from "../../../jobs/job-props";
import { jobTextsOf } from "../../../jobs/job-texts.server";
import { unwrap } from "../../../session/api.server";
import type { Session } from "../../../session/session.server";
import { wantedJob } from "./job-values.server";

/** The test's description, as candidates see it. */
function testOf({ assessment }: Pick<EmployerJob, "assessment">): JobAlone["assessment"] {
  if (!assessment) return null;
  const { questions, questionsAsked = questions.length, durationMinutes, passMark } = assessment;
  return { questions: questionsAsked, minutes: durationMinutes, passMark };
}

/** A candidate's view of the job today, with all pending changes of the company applied. */
export async function previewOf(
  session: Session,
  job: EmployerJob,
  now: Date,
): Promise<JobProps["page"]> {
  const { hiring } = session;
  const { record } = await unwrap(hiring.api.employer.record.$get());
  const requestedJob = wantedJob(job) as EmployerJob;
  const { counts: _, proposal: __, preparation: ___, ...rest } = requestedJob;
  const shownJob: JobAlone = { ...rest, assessment: testOf(requestedJob), isClosed: false };
  return {
    job: shownJob,
    share: "",
    ...jobTextsOf(shownJob, now),
    recordInShort: words.recordOnJob(record),
    record: words.recordLine(record),
    hasCredit: false,
    standing: null,
    signedIn: true,
    isPreview: true,
  };
}
