import * as z from "zod";
import { COMMENT_MAX } from "../facts/whole-line";
import { dryRun } from "./preview";
import { line, subjectLine, textLike } from "./values";

export const commentInput = z.object({
  text: subjectLine()
    .min(1)
    .max(COMMENT_MAX)
    .describe("Only staff read it")
    .meta({ examples: ["The company opens Saturday if the road is clear."] }),
});

const auditReason = (example: string) =>
  subjectLine()
    .min(1)
    .max(500)
    .nullish()
    .describe("For the audit log")
    .meta({ examples: [example] });

export const cancelInput = z.object({
  reason: auditReason("She phoned: she has found work."),
  dryRun,
});

export const goodwillInput = z.object({
  reason: line(500)
    .describe("The candidate reads it")
    .meta({ examples: ["Our site failed during your test. We are sorry."] }),
  dryRun,
});

/** Of an interview, or of a day of them, that its company can't hold. */
export const employerCancelInput = z.object({
  reason: auditReason("The office is flooded."),
  dryRun,
});

/** A message about an application, by the number that the application's answer names. */
export const messageParams = z.object({
  messageId: textLike("6f0c7a52-2f9c-4d1e-9b1a-0c1d2e3f4a5b"),
});
