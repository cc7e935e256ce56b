import * as z from "zod";
import * as words from "~worker/words/validation";
import { PRICE_MAX } from "../../facts/jobs/jobs";
import { POOL_TIMES_ASKED, TEST_LIMIT_MINUTES } from "../../facts/jobs/tests";
import {
  DETAIL_MAX,
  HEADING_MAX,
  HEADINGS_MAX,
  POINT_MAX,
  POINTS_MAX,
  PREPARATION_MAX,
  withoutPrivateUse,
} from "../../facts/limits/texts";
import { id, line, oneLine } from "../values";
import { jobPromise, jobTerms } from "./job-terms";
import { jobDetail } from "./jobs";

export const question = z
  .object({
    prompt: line(1000),
    options: z.array(line(300)).min(2).max(8),
    answer: z.number().int().min(0),
    topic: line(60).optional().describe("Shown after a failed test, as a topic to practise"),
    promptHi: line(1000).optional().describe("The question in Hindi, together with `optionsHi`"),
    optionsHi: z.array(line(300)).optional().describe("In the order of `options`"),
  })
  .refine((q) => (q.promptHi ? q.optionsHi?.length === q.options.length : !q.optionsHi), {
    path: ["optionsHi"],
    message: "A question has its prompt and all options in Hindi, or none of them",
  })
  .refine((q) => q.answer < q.options.length, {
    path: ["answer"],
    message: "answer must be the index of one of the options",
  });
export type Question = z.infer<typeof question>;

export const assessmentInput = z
  .object({
    durationMinutes: z
      .number()
      .int()
      .min(1)
      .max(TEST_LIMIT_MINUTES - 1),
    passMark: z.number().int().min(1).max(100),
    questions: z.array(question).min(1).max(100),
    questionsAsked: z
      .number()
      .int()
      .min(1)
      .optional()
      .describe("Number of questions that one attempt draws; all of them if left out"),
  })
  .refine(
    ({ questions, questionsAsked = 0 }) => questions.length >= POOL_TIMES_ASKED * questionsAsked,
    {
      path: ["questionsAsked"],
      error: () => words.poolSmall,
    },
  );
export type AssessmentInput = z.infer<typeof assessmentInput>;

/**
 * Points as they are stored, without private-use characters, which word processors use for bullets.
 */
const keptDetail = <T extends string[] | null>(detail: Record<string, T>): Record<string, T> =>
  Object.fromEntries(
    Object.entries(detail).map(([heading, points]) => [
      heading,
      (points ? points.map(withoutPrivateUse) : null) as T,
    ]),
  );

const hasPlainHeadings = (detail: object) =>
  Object.keys(detail).every((heading) => heading === withoutPrivateUse(heading));

/** Whether the details stay within the limits of length. */
export const fitsDetail = (detail: Record<string, string[] | null>) =>
  JSON.stringify(detail).length <= DETAIL_MAX &&
  Object.keys(detail).length <= HEADINGS_MAX &&
  Object.entries(detail).every(
    ([heading, points]) =>
      heading.length >= 1 &&
      heading.length <= HEADING_MAX &&
      (points ?? []).length <= POINTS_MAX &&
      (points ?? []).every((point) => point.length <= POINT_MAX),
  );

/** The fields of a job that both staff and the company write. */
export const jobText = z.object({
  title: oneLine(),
  location: oneLine(),
  // Pages load pictures only over https.
  logo: z
    .string()
    .max(500, { abort: true })
    .pipe(z.url({ protocol: /^https$/, error: () => words.logoWrong }))
    .nullish(),
  applicationPrice: z.number().int().min(0).max(PRICE_MAX),
  maxApplicants: z.number().int().min(1).max(100_000),
  jobDetail: jobDetail
    .overwrite(keptDetail)
    .refine(hasPlainHeadings, { error: () => words.headingSigns })
    .refine(fitsDetail, { error: () => words.detailLarge }),
  preparation: z.array(line(POINT_MAX)).max(PREPARATION_MAX).nullish(),
  assessment: assessmentInput.nullish(),
  ...jobTerms.partial().shape,
  ...jobPromise.partial().shape,
});

export const jobInput = jobText
  .extend({
    company: oneLine(),
    companyId: id
      .optional()
      .describe("Left out: the draft company of this name, made if there is none"),
  })
  .meta({
    examples: [
      {
        title: "Customer Support Executive",
        company: "Zari Lane",
        location: "Surat",
        applicationPrice: 199,
        maxApplicants: 120,
        jobDetail: { Category: ["Sales"], "Job Type": ["Full-time"], Salary: ["₹18,000 a month"] },
        assessment: {
          durationMinutes: 12,
          passMark: 60,
          questions: [{ prompt: "What is 2 + 2?", options: ["3", "4"], answer: 1 }],
        },
      },
    ],
  });
export type JobInput = z.infer<typeof jobInput>;

/** New points by heading, or null to remove a heading. */
const detailPatch = z
  .record(z.string(), z.array(z.string()).nullable())
  .overwrite(keptDetail)
  .refine(hasPlainHeadings, { error: () => words.headingSigns })
  .refine(fitsDetail, { error: () => words.detailLarge })
  .describe("Replaces or adds the given headings, and removes those that are null")
  .meta({ examples: [{ Salary: ["₹20,000 a month"], Perks: null }] });
export const jobPatch = jobInput
  .partial()
  .extend({ jobDetail: detailPatch.optional() })
  .meta({ examples: [{ maxApplicants: 150, jobDetail: { Salary: ["₹20,000 a month"] } }] });
export type JobPatch = z.infer<typeof jobPatch>;
