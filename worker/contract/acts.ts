import * as z from "zod";
import { COMMENT_MAX } from "../facts/limits/timeline";
import { countLike, id, line, subjectLine, textLike, time } from "./values";

/** Another interview of the same person, at a time that makes it hard to attend both. */
export const clash = z
  .object({
    applicationId: id,
    title: textLike("Sales Executive"),
    company: textLike("Zari Lane"),
    at: time,
    minutes: countLike(30, "How long it takes"),
    place: textLike("Ring Road 4, Surat").nullable().describe("Null by video call"),
  })
  .meta({ id: "Clash" });
export type Clash = z.infer<typeof clash>;

/** Field of the body of an action that can be previewed. */
export const dryRun = z
  .boolean()
  .default(false)
  .describe("Changes nothing, and answers who would be touched");

/** The effects of an action, computed before it is done. */
export const actPreview = z
  .object({
    people: countLike(12, "Who is touched"),
    paise: countLike(238_800, "What they have paid"),
    messages: z
      .array(
        z.object({
          to: textLike("asha@example.in"),
          channel: z.enum(["app", "email", "sms"]),
          text: textLike("Interview cancelled by the employer"),
        }),
      )
      .describe("The first of those that would be sent"),
    clashes: z
      .array(clash)
      .optional()
      .describe("Before staff give a time: the candidate's other interviews that it clashes with"),
  })
  .meta({ id: "ActPreview" });
export type ActPreview = z.infer<typeof actPreview>;

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
