import * as z from "zod";
import { COMMENT_MAX } from "../facts/limits/timeline";
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

/** Cancels an interview, or an interview day, that the company can't hold. */
export const employerCancelInput = z.object({
  reason: auditReason("The office is flooded."),
  dryRun,
});

/** A message about an application, with its id from the application's answer. */
export const messageParams = z.object({
  messageId: textLike("6f0c7a52-2f9c-4d1e-9b1a-0c1d2e3f4a5b"),
});
