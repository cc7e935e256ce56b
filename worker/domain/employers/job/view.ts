import type * as z from "zod";
import type { assessmentOf } from "../../../../db/job/job-tests";
import type { JobRow } from "../../../../db/job/jobs";
import { jobPromise } from "../../../contract/job/job-terms";
import { type Job, storedJob } from "../../../contract/job/jobs";
import type { StoredAssessment } from "../../../contract/job/staff-jobs";
import { type Actor, isMember } from "../../../facts/people/console";
import { termsOf } from "./terms.rules";

type KeptTest = Omit<Awaited<ReturnType<typeof assessmentOf>>[number], "jobId" | "isOwn">;

const stored = storedJob.extend(jobPromise.shape);
type StoredJob = z.infer<typeof stored>;
const STORED = Object.keys(stored.shape) as (keyof StoredJob)[];

/**
 * A job as candidates see it, with the current price of a slot: only the fields of the contract.
 */
export function toJob(row: JobRow): Job {
  const stored = Object.fromEntries(STORED.map((name) => [name, row[name]])) as StoredJob;
  // Not a spread: with this many fields it takes seven times as long, for each job of a list.
  return Object.assign(stored, termsOf(row), {
    applicationPrice: row.slotPrice,
    employer: row.employer,
    applicantsCount: row.applicantsCount,
    isApplied: Boolean(row.isApplied),
    isSaved: Boolean(row.isSaved),
    isClosed: row.closedAt !== null,
    assessment:
      row.questions === null || row.minutes === null || row.passMark === null
        ? null
        : { questions: row.questions, minutes: row.minutes, passMark: row.passMark },
  });
}

/** Headings whose first point classifies a job. */
const CLASSES = ["Category", "Job Type", "Salary"];

/** The same for a short list: without the text, which is most of the data. */
export function toListed(row: JobRow): Job {
  const classes = CLASSES.flatMap((heading) => {
    const [point] = row.jobDetail[heading] ?? [];
    return point === undefined ? [] : [[heading, [point]]];
  });
  return Object.assign(toJob(row), { jobDetail: Object.fromEntries(classes) });
}

/** The same for staff and its company: with the price as it was set. */
export const toPostedJob = (row: JobRow): Job =>
  Object.assign(toJob(row), { applicationPrice: row.applicationPrice });

/** Support, who talk to candidates, do not see the right answers. */
export function toStored(test: KeptTest, { role }: Actor): StoredAssessment {
  const { durationMinutes, passMark, questionsAsked } = test;
  return {
    durationMinutes,
    passMark,
    ...(questionsAsked !== null && { questionsAsked }),
    questions: test.questions.map(({ prompt, options, topic, answer, promptHi, optionsHi }) => ({
      prompt,
      options,
      ...(promptHi !== undefined && { promptHi, optionsHi }),
      ...(topic !== undefined && { topic }),
      ...(role !== "support" && { answer }),
    })),
  };
}

/**
 * The test of a job. A company may not read the questions of its category's test, which many jobs
 * use.
 */
export function toShownTest(
  { isOwn, ...test }: KeptTest & { isOwn: boolean },
  actor: Actor,
): StoredAssessment {
  const assessment = toStored(test, actor);
  if (isOwn || !isMember(actor)) return assessment;
  return {
    ...assessment,
    questionsAsked: test.questionsAsked ?? test.questions.length,
    questions: [],
  };
}
