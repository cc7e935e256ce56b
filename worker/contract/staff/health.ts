import * as z from "zod";
import { HEALTH_LINES, WATCHED_PROVIDERS } from "../../facts/limits/health";
import { deadLetterGroup } from "../dead-letters";
import { countLike, textLike, time } from "../values";

const line = z.object({
  line: z.enum(HEALTH_LINES).describe("The trouble's name, as an alert bears it"),
  value: countLike(
    0,
    "What is watched: a count, or seconds; null where there is nothing to watch yet",
  ).nullable(),
  of: countLike(120, "What the count is a part of").nullable(),
  at: time.nullable().describe("The moment that the seconds begin at, such as the last run"),
  bound: countLike(
    10,
    "It is a trouble above, of SMS and of failed calls from here on (or when most of fewer failed)",
  ),
  isTrouble: z.boolean().describe("Whether it is one now"),
  since: time.nullable().describe("Since when operators know of it as a trouble"),
});
export type HealthLine = z.infer<typeof line>;

export const health = z
  .object({
    at: time,
    troubles: z
      .array(z.object({ trouble: z.enum(HEALTH_LINES), text: textLike("…"), since: time }))
      .describe("The standing alerts: operators have heard of them, and not that they are over"),
    lines: z.array(line),
    providers: z
      .array(
        z.object({
          provider: z.enum(WATCHED_PROVIDERS),
          sent: countLike(118, "Calls that it took in the last hour"),
          failed: countLike(2, "Calls that it refused, failed or did not answer"),
        }),
      )
      .describe("All of them, also those that were not called"),
    messages: z.object({
      waiting: countLike(3, "Messages that were not delivered yet, without dead letters"),
      oldest: time.nullable(),
      untried: countLike(1, "Those of them that nobody has tried once"),
    }),
    deadLetters: z.array(deadLetterGroup),
    schedule: z.object({
      lastRunAt: time.nullable(),
      failing: z.array(
        z.object({
          task: textLike("reconcileOrders"),
          since: time,
          cause: textLike("Resend did not answer").nullable(),
        }),
      ),
    }),
    webhooks: z.object({
      lastAt: time.nullable(),
      lastPaymentAt: time.nullable().describe("When the newest payment was captured"),
    }),
    codes: z.object({
      used: countLike(420, "Login codes by SMS of a day, up to now"),
      cap: countLike(20_000),
    }),
  })
  .meta({ id: "Health" });
export type Health = z.infer<typeof health>;
