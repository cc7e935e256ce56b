import * as z from "zod";
import * as words from "~worker/words/validation";
import { flatten } from "../../facts/limits/texts";
import { leadsElsewhere } from "../contact";
import { CATEGORIES, countLike, textLike, time } from "../values";
import { assessmentInput, jobPatch, jobText } from "./job-input";
import { staffJobDetail, storedAssessment, withdrawInput } from "./staff-jobs";

/** A job as its company writes it: under its own name and logo. */
export const employerJobInput = jobText.omit({ logo: true }).meta({
  examples: [
    {
      title: "Customer Support Executive",
      location: "Surat",
      applicationPrice: 199,
      maxApplicants: 120,
      jobDetail: { Category: ["Sales"], "Job Type": ["Full-time"], Salary: ["₹18,000 a month"] },
      openings: 12,
    },
  ],
});
export type EmployerJobInput = z.infer<typeof employerJobInput>;

export const employerJobPatch = jobPatch
  .omit({ logo: true, company: true, companyId: true })
  .meta({ examples: [{ openings: 8, jobDetail: { Salary: ["₹20,000 a month"] } }] });
export type EmployerJobPatch = z.infer<typeof employerJobPatch>;

/**
 * We send a company's reason in our mails: it must be a single line without links or contact
 * details.
 */
export const employerWithdrawInput = withdrawInput.extend({
  reason: withdrawInput.shape.reason
    .overwrite(flatten)
    .refine((text) => !leadsElsewhere(text), { error: () => words.reasonLeadsElsewhere }),
});

/** A job as its company sees it. */
export const employerJob = staffJobDetail
  .extend({
    proposal: z
      .object({
        changes: z.record(z.string(), z.unknown()).describe("New values by field"),
        proposedBy: textLike("Dev Nair"),
        proposedAt: time,
      })
      .nullable()
      .describe("What waits for staff; until then what stands is shown to candidates"),
  })
  .meta({ id: "EmployerJob" });
export type EmployerJob = z.infer<typeof employerJob>;

/** A template with which a company may begin a job of this category. */
export const jobTemplate = z
  .object({
    category: z.enum(CATEGORIES),
    about: z.array(z.string()),
    requirements: z.array(z.string()),
    benefits: z.array(z.string()),
    preparation: jobText.shape.preparation.unwrap().unwrap(),
    assessment: assessmentInput.meta({
      examples: [
        {
          durationMinutes: 10,
          passMark: 60,
          questions: [{ prompt: "What is 2 + 2?", options: ["3", "4"], answer: 1 }],
        },
      ],
    }),
  })
  .meta({ id: "JobTemplate" });
export type JobTemplate = z.infer<typeof jobTemplate>;

export const trialQuery = z.object({
  seed: z
    .string()
    .regex(/^[0-9a-f]{32}$/)
    .meta({ examples: ["6b9f0f1c2d3e4a5b8c7d6e5f40312233"] })
    .describe("32 hexadecimal digits: the same ones draw the same test"),
});

/** A test as one attempt would ask it. */
export const testTrial = z
  .object({
    title: textLike("Customer Support Executive"),
    company: textLike("Zari Lane"),
    minutes: countLike(12),
    needed: countLike(5, "The fewest right answers that pass"),
    questions: storedAssessment.shape.questions.describe("In the order of this attempt"),
  })
  .meta({ id: "TestTrial" });
export type TestTrial = z.infer<typeof testTrial>;
