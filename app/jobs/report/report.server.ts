import * as z from "zod";
import type { QueryInput } from "../../../worker/contract/queries";
import { MESSAGE_MAX } from "../../../worker/facts/limits/texts";
import * as words from "../../words/en/jobs/report";

const reasons = Object.keys(words.reasons) as (keyof typeof words.reasons)[];

/** A report about a job. */
export const reportInput = z.object({
  reason: z.enum(reasons, words.reasonMissing),
  text: z.string().trim().max(MESSAGE_MAX, words.textLong).optional(),
});

/** A report as a query to support. */
export const queryOf = (
  jobId: string,
  { reason, text }: z.infer<typeof reportInput>,
): QueryInput => ({
  subject: words.subject(reason),
  description: `${words.reasons[reason]}. ${text || words.nothingAdded}`.slice(0, MESSAGE_MAX),
  jobId: Number(jobId),
  category: "other",
});
