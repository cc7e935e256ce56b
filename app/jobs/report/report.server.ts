import * as z from "zod";
import * as words from "~app/words/jobs/report";
import type { QueryInput } from "../../../worker/contract/queries";
import { DEFAULT_LANGUAGE } from "../../../worker/facts/languages";
import { MESSAGE_MAX } from "../../../worker/facts/limits/texts";
import { inLanguage } from "../../../worker/language";

const REASONS = [
  "money",
  "fake",
  "untrue",
  "insulting",
  "other",
] as const satisfies readonly (keyof typeof words.reasons)[];

/** A report about a job. */
export const reportInput = z.object({
  reason: z.enum(REASONS, { error: () => words.reasonMissing }),
  text: z
    .string()
    .trim()
    .max(MESSAGE_MAX, { error: () => words.textLong })
    .optional(),
});

/** A report as a query to support, whose staff read English. */
export const queryOf = (jobId: string, { reason, text }: z.infer<typeof reportInput>) =>
  inLanguage(
    DEFAULT_LANGUAGE,
    (): QueryInput => ({
      subject: words.subject(reason),
      description: `${words.reasons[reason]}. ${text || words.nothingAdded}`.slice(0, MESSAGE_MAX),
      jobId: Number(jobId),
      category: "other",
    }),
  );
