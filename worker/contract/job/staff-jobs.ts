import * as z from "zod";
import * as words from "~worker/words/validation";
import { JOB_STATES, STAFF_JOB_STATES } from "../../facts/jobs/job-states";
import { dryRun } from "../acts";
import { asSubmitted, countLike, line, listQuery, textLike, time } from "../values";
import { job } from "./jobs";

/** A job as staff see it in a list. */
export const staffJob = job
  .extend({
    jobState: z.enum(JOB_STATES),
    submittedAt: time.nullable().describe("When its company last submitted it"),
    returnedBecause: textLike("The pay is missing.").nullable(),
    unpaidHolds: countLike(4, "Slots that are held unpaid"),
    confirmed: countLike(11, "Slots that are confirmed"),
  })
  .meta({ id: "StaffJob" });
export type StaffJob = z.infer<typeof staffJob>;

export const staffJobsQuery = listQuery
  .extend({
    state: z.enum(STAFF_JOB_STATES).optional().describe("Not with `sort=unpaidHolds`"),
    sort: z
      .enum(["newest", "unpaidHolds"])
      .default("newest")
      .describe("unpaidHolds: only jobs with unpaid holds, the largest share of slots first"),
  })
  .refine(({ state, sort }) => state === undefined || sort === "newest", {
    path: ["state"],
    error: () => words.stateAndSort,
  });

const storedQuestion = z.object({
  prompt: textLike("What is 2 + 2?"),
  options: z.array(z.string()),
  answer: countLike(1, "Index of the right option. Hidden from the role support").optional(),
  topic: textLike("Sums", "Shown after a failed test, as a topic to practise").optional(),
  promptHi: z.string().optional().describe("The question in Hindi, if it has one"),
  optionsHi: z.array(z.string()).optional().describe("In the order of `options`"),
});

/** A test as it is stored. */
export const storedAssessment = z.object({
  durationMinutes: countLike(12),
  passMark: countLike(60, "Percent"),
  questions: z
    .array(storedQuestion)
    .describe("Hidden from a company, so none, where it is the test of the category"),
  questionsAsked: countLike(10, "Number of questions that one attempt draws").optional(),
});
export type StoredAssessment = z.infer<typeof storedAssessment>;

const jobCounts = z
  .object({
    applied: countLike(42),
    passed: countLike(30, "Passed the test"),
    paid: countLike(18, "Have a confirmed slot: paid, with a credit, or free of charge"),
    waitingForDate: countLike(5, "Of those who paid: no interview is scheduled"),
    interviewed: countLike(12, "Had an interview that is over and was not cancelled"),
    chosen: countLike(3),
  })
  .describe("Number of people who reached each stage");

export const approveInput = z.object({ expect: asSubmitted });

export const returnInput = z.object({
  reason: line(500)
    .describe("Shown to the company")
    .meta({ examples: ["The pay is missing."] }),
});

export const withdrawInput = z.object({
  reason: z
    .string()
    .trim()
    .min(1)
    .max(500)
    .describe("Shown to each applicant")
    .meta({ examples: ["The shop in Surat will not open."] }),
  dryRun,
});

/** A job in the format of its input, so that an update can send any part of it again. */
export const staffJobDetail = staffJob
  .extend({
    assessment: storedAssessment.nullable().describe("Null if the job has none"),
    preparation: z.array(z.string()).nullable(),
    counts: jobCounts,
    withdrawal: z
      .object({
        at: time,
        reason: textLike("The shop in Surat will not open."),
        left: countLike(0, "Applications still to be ended"),
      })
      .nullable(),
  })
  .meta({ id: "StaffJobDetail" });
export type StaffJobDetail = z.infer<typeof staffJobDetail>;
