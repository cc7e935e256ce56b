import * as z from "zod";
import * as words from "~worker/words/validation";
import { flatten } from "../../facts/limits/texts";
import { leadsElsewhere } from "../contact";
import { textLike, time } from "../values";
import { jobPatch, jobText } from "./job-input";
import { staffJobDetail, withdrawInput } from "./staff-jobs";

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
