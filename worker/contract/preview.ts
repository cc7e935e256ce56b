import * as z from "zod";
import { clash } from "./clash";
import { countLike, textLike } from "./values";

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
