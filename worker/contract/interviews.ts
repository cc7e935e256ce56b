import * as z from "zod";
import { id, time } from "./values";

export const interviewRound = z.union([z.literal(1), z.literal(2)]).nullable();
export type InterviewRound = z.infer<typeof interviewRound>;
export const INTERVIEW_STATES = ["scheduled", "cancelled"] as const;

/** One appointment, as candidate and staff see it. */
export const interview = z.object({
  id,
  applicationId: id,
  round: interviewRound,
  at: time,
  link: z.string().nullable(),
  place: z.string().nullable(),
  state: z.enum(INTERVIEW_STATES),
  /** The employer changed the date after it was set. */
  moved: z.boolean(),
  /** An iCalendar file. Absolute, opens without a session. */
  calendarUrl: z.string(),
});
export type Interview = z.infer<typeof interview>;

const futureTime = z.iso
  .datetime({ offset: true, error: "Give a time like 2026-11-22T11:00:00.000Z" })
  .transform((text) => new Date(text).toISOString())
  .refine((at) => at > new Date().toISOString(), "Choose a time in the future");
const link = z
  .url({ protocol: /^https?$/, error: "Give a link that begins with https://" })
  .max(500)
  .nullish();
const place = z.string().trim().min(1).max(300).nullish();

export const interviewInput = z.object({
  round: interviewRound.default(null),
  at: futureTime,
  link,
  place,
});
export type InterviewInput = z.infer<typeof interviewInput>;

/** What is left out stays as it is; null takes a link or place away. */
export const interviewPatch = z.object({ at: futureTime.optional(), link, place });
export type InterviewPatch = z.infer<typeof interviewPatch>;
