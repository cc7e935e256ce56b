import type * as z from "zod";
import type { assessmentOf } from "../../../db/job/job-tests";
import type { JobRow } from "../../../db/job/jobs";
import { jobPromise } from "../../contract/job/job-terms";
import { type Job, storedJob } from "../../contract/job/jobs";
import type { StoredAssessment } from "../../contract/job/staff-jobs";
import { type Actor, isMember } from "../../facts/console";
import { termsOf } from "./terms.rules";

type KeptTest = Omit<Awaited<ReturnType<typeof assessmentOf>>[number], "jobId" | "isOwn">;

const stored = storedJob.extend(jobPromise.shape);
type StoredJob = z.infer<typeof stored>;
const STORED = Object.keys(stored.shape) as (keyof StoredJob)[];

/**
 * A job as candidates see it, with what a slot costs now: the field names of the contract, and
 * nothing else of the row.
 */
export function toJob(row: JobRow): Job {
  const stored = Object.fromEntries(STORED.map((name) => [name, row[name]])) as StoredJob;
  // Assigned: a spread of as many fields takes seven times as long, for each job of a list.
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

/** The headings whose first points classify a job. */
const CLASSES = ["Category", "Job Type", "Salary"];

/** The same in a short list beside other things: without the text, which is most of it. */
export function toListed(row: JobRow): Job {
  const classes = CLASSES.flatMap((heading) => {
    const [point] = row.jobDetail[heading] ?? [];
    return point === undefined ? [] : [[heading, [point]]];
  });
  return Object.assign(toJob(row), { jobDetail: Object.fromEntries(classes) });
}

/** The same as staff and its company see it: with the price as it was set. */
export const toPostedJob = (row: JobRow): Job =>
  Object.assign(toJob(row), { applicationPrice: row.applicationPrice });

/** Right answers are for those who write tests: support talks to those who take them. */
export function toStored(test: KeptTest, { role }: Actor): StoredAssessment {
  const { durationMinutes, passMark, questionsAsked } = test;
  return {
    durationMinutes,
    passMark,
    ...(questionsAsked !== null && { questionsAsked }),
    questions: test.questions.map(({ prompt, options, topic, answer }) => ({
      prompt,
      options,
      ...(topic !== undefined && { topic }),
      ...(role !== "support" && { answer }),
    })),
  };
}

/** The test of a job. Of its category's a company reads no question: many jobs ask the same ones. */
export function toShownTest(
  { isOwn, ...test }: KeptTest & { isOwn: boolean },
  actor: Actor,
): StoredAssessment {
  const shown = toStored(test, actor);
  if (isOwn || !isMember(actor)) return shown;
  return { ...shown, questionsAsked: test.questionsAsked ?? test.questions.length, questions: [] };
}
