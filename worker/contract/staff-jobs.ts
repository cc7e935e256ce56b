import * as z from "zod";
import { job } from "./jobs";
import { countLike, listQuery, textLike, time } from "./values";

/** A job as staff see it in a list. */
export const staffJob = job
  .extend({
    unpaidHolds: countLike(4, "Slots that are held and not paid for"),
    confirmed: countLike(11, "Slots that are taken for good"),
  })
  .meta({ id: "StaffJob" });
export type StaffJob = z.infer<typeof staffJob>;

export const staffJobsQuery = listQuery.extend({
  sort: z
    .enum(["newest", "unpaidHolds"])
    .default("newest")
    .describe("unpaidHolds: jobs with unpaid holds alone, the largest share of slots first"),
});

const storedQuestion = z.object({
  prompt: textLike("What is 2 + 2?"),
  options: z.array(z.string()),
  answer: countLike(1, "Index of the right option. Support does not see it").optional(),
  topic: textLike("Sums", "Told to who did not pass: what to practise").optional(),
});

/** A test as it is stored; what is left out of it was left out when it was posted. */
export const storedAssessment = z.object({
  durationMinutes: countLike(12),
  passMark: countLike(60, "Percent"),
  questions: z.array(storedQuestion),
  questionsAsked: countLike(10, "How many of the questions one attempt draws").optional(),
});
export type StoredAssessment = z.infer<typeof storedAssessment>;

export const jobCounts = z
  .object({
    applied: countLike(42),
    passed: countLike(30, "Passed the test"),
    paid: countLike(18, "Took a slot for good: with money, a credit, or one that costs nothing"),
    waitingForDate: countLike(5, "Of those who paid: no interview is set now"),
    interviewed: countLike(12, "Had an interview that nobody cancelled and that is over"),
    chosen: countLike(3),
  })
  .describe("How many people came how far, once each");
export type JobCounts = z.infer<typeof jobCounts>;

export const withdrawInput = z.object({
  reason: z
    .string()
    .trim()
    .min(1)
    .max(500)
    .describe("Each applicant reads it")
    .meta({ examples: ["The shop in Surat will not open."] }),
});

/** One job with all that was posted: what a change can send again. */
export const staffJobDetail = staffJob
  .extend({
    assessment: storedAssessment.nullable().describe("Null where the job has none"),
    preparation: z.array(z.string()).nullable(),
    counts: jobCounts,
    withdrawal: z
      .object({
        at: time,
        reason: textLike("The shop in Surat will not open."),
        left: countLike(0, "Applications that are yet to be ended"),
      })
      .nullable(),
  })
  .meta({ id: "StaffJobDetail" });
export type StaffJobDetail = z.infer<typeof staffJobDetail>;
