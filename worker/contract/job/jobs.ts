import * as z from "zod";
import * as words from "~worker/words/validation";
import { FACT_KINDS } from "../../facts/jobs/companies";
import { EXPERIENCE_STEPS, JOB_SORTS, PAY_STEPS } from "../../facts/jobs/jobs";
import { honourRecord } from "../honour-record";
import { countLike, fromDigits, id, listQuery, sentId, textLike, time } from "../values";
import { jobPromise, jobTerms, oneOfChoice } from "./job-terms";

export const jobDetail = z
  .record(z.string(), z.array(z.string()))
  .describe(
    "Points by section heading; the first ones of Category, Job Type and Salary classify the job",
  )
  .meta({
    examples: [
      {
        Category: ["Sales"],
        "Job Type": ["Full-time"],
        Salary: ["₹18,000 a month"],
        "About the work": ["Answer customers by chat"],
      },
    ],
  });

/** The content of a job as it is stored: each field has the name of its column. */
export const storedJob = z.object({
  id,
  title: textLike("Customer Support Executive"),
  company: textLike("Zari Lane"),
  location: textLike("Surat"),
  logo: textLike("https://example.in/zari-lane.webp").nullable(),
  createdAt: time,
  maxApplicants: countLike(120),
  applicationPrice: countLike(199, "Whole rupees, including GST"),
  jobDetail,
});

/** The company that gives the interviews of a job. */
const employer = z
  .object({
    id,
    name: textLike("Zari Lane"),
    isVerified: z.boolean().describe("While it is not, nobody pays for a slot of its jobs"),
    facts: z.array(z.enum(FACT_KINDS)).describe("What was checked about it; empty: nothing yet"),
    record: honourRecord
      .optional()
      .describe("How it kept its promises: only where one job or application is retrieved"),
  })
  .meta({ id: "Employer" });
export type Employer = z.infer<typeof employer>;

export const job = storedJob
  .extend({
    ...jobTerms.shape,
    ...jobPromise.shape,
    employer,
    applicantsCount: countLike(38, "Slots that are confirmed or held"),
    isApplied: z.boolean(),
    isSaved: z.boolean(),
    isClosed: z.boolean().describe("A closed job accepts no new claims"),
    testOpensAt: time
      .optional()
      .describe(
        "Only when one job is retrieved: when you can apply, after a failed test of its category",
      ),
    hasNotice: z
      .boolean()
      .optional()
      .describe(
        "Only when one job or application is retrieved: a notification comes when a slot is free",
      ),
    assessment: z
      .object({
        questions: countLike(10),
        minutes: countLike(12),
        passMark: countLike(60, "Percent"),
      })
      .nullable()
      .describe("The free screening test; null if the job has none yet"),
  })
  .meta({ id: "Job" });
export type Job = z.infer<typeof job>;

/** One job with the fields of its own page. */
export const jobAlone = job.extend({
  similar: z
    .array(job)
    .optional()
    .describe(
      "Others for which one can apply, where this one is closed or full. Of their details only the first points of Category, Job Type and Salary",
    ),
});

export type JobAlone = z.infer<typeof jobAlone>;

export const openPrice = z.object({
  price: countLike(199, "Whole rupees, including GST"),
  jobs: countLike(40, "Number of open jobs with this price"),
});
export type OpenPrice = z.infer<typeof openPrice>;

const shortText = z.string().trim().max(100);
const yes = z.literal("true").transform(() => true);
const oneOf = (steps: readonly number[]) => z.enum(steps.map(String)).transform(Number);
export const jobsQuery = listQuery.extend({
  /** Free text without a query syntax; only its first words count. */
  q: z.string().trim().max(5000).optional(),
  location: shortText.optional(),
  category: shortText.optional(),
  near: yes.optional().describe("With a location: places near by, too"),
  free: yes.optional(),
  payFrom: oneOf(PAY_STEPS).optional().describe("Whole rupees a month, at least"),
  experience: oneOf(EXPERIENCE_STEPS)
    .optional()
    .describe("Years that you have: jobs that ask for no more"),
  ...z.object(oneOfChoice).partial().shape,
  remote: yes.optional(),
  slots: yes.optional().describe("Only jobs with a free slot"),
  sort: z.enum(JOB_SORTS).optional().describe("Newest first, best paid first, fewest slots first"),
});

export const applyInput = z.object({
  jobId: sentId,
  resumeId: fromDigits(
    z
      .number({ error: () => words.resumeMissing })
      .int({ error: () => words.resumeMissing })
      .positive({ error: () => words.resumeMissing })
      .max(Number.MAX_SAFE_INTEGER, { error: () => words.resumeMissing }),
  ),
});

export const savedQuery = z.object({ saved: z.enum(["true", "false"]).optional() });
export const savedOutput = z.object({ isSaved: z.boolean() });
export const savedJob = z.object({ job });
