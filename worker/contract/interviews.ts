import * as z from "zod";
import { id, textLike, time } from "./values";

export const interviewRound = z.union([z.literal(1), z.literal(2)]).nullable();
export type InterviewRound = z.infer<typeof interviewRound>;
export const INTERVIEW_STATES = ["scheduled", "cancelled"] as const;

/** One appointment, as candidate and staff see it. */
export const interview = z
  .object({
    id,
    applicationId: id,
    round: interviewRound,
    at: time,
    link: textLike("https://meet.example.in/zari-lane").nullable(),
    place: textLike("Ring Road 4, Surat").nullable(),
    state: z.enum(INTERVIEW_STATES),
    moved: z.boolean().describe("The employer changed the date after it was set"),
    calendarUrl: textLike(
      "https://pakka.in/files/interviews/5.ics?signature=5f0c",
      "An iCalendar file. Absolute, opens without a session",
    ),
  })
  .meta({ id: "Interview" });
export type Interview = z.infer<typeof interview>;

const futureTime = z.iso
  .datetime({ offset: true, error: "Give a time like 2026-11-22T11:00:00.000Z" })
  .meta({ description: "In the future", examples: ["2099-11-22T11:00:00.000Z"] })
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
export const interviewPatch = z
  .object({ at: futureTime.optional(), link, place })
  .meta({ examples: [{ at: "2099-11-23T11:00:00.000Z" }] });
export type InterviewPatch = z.infer<typeof interviewPatch>;

/** The end of a calendar link and its signature. */
export const calendarFile = textLike("5.ics");
export const calendarQuery = z.object({ signature: textLike("5f0c") });
