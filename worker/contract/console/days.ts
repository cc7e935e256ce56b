import * as z from "zod";
import * as words from "~worker/words/validation";
import { DAY_LIMITS } from "../../facts/guarantee/guarantee";
import { INTERVIEW_DAYS_AHEAD, INTERVIEW_HOURS } from "../../facts/guarantee/interviews";
import { dryRun } from "../acts";
import { checkInInput, interviewer, interviewRound, link, minutes, place } from "../interviews";
import { countLike, date, id, listQuery, textLike, time } from "../values";

const clock = (example: string) =>
  z
    .string()
    .regex(/^([01][0-9]|2[0-3]):[0-5][0-9]$/, { error: () => words.clockTimeWrong })
    .meta({ examples: [example] });

const { seats } = DAY_LIMITS;
const fields = {
  date: date
    .describe(`In India, at most ${INTERVIEW_DAYS_AHEAD} days ahead`)
    .meta({ examples: ["2026-12-04"] }),
  from: clock("10:00").describe(`In India, ${INTERVIEW_HOURS.from}:00 or later`),
  to: clock("13:00").describe(`In India, ${INTERVIEW_HOURS.until}:00 or earlier`),
  minutesEach: minutes,
  seats: z
    .number()
    .int()
    .min(seats.least)
    .max(seats.most)
    .meta({ description: "How many people each time takes", examples: [2] }),
  interviewer: interviewer.meta({ examples: ["Kavya Nair"] }),
  link,
  place,
};

const exampleDay = {
  date: "2026-12-04",
  from: "10:00",
  to: "13:00",
  minutesEach: 30,
  seats: 2,
  interviewer: "Kavya Nair",
  place: "Plot 14, MP Nagar Zone 2",
};

export const dayInput = z
  .object({
    round: interviewRound.default(null).describe("Null for a job with one round"),
    ...fields,
    minutesEach: minutes.default(DAY_LIMITS.minutesEach.usual),
    seats: fields.seats.default(seats.least),
  })
  .refine((input) => input.link || input.place, {
    path: ["link"],
    error: () => words.interviewNowhere,
  })
  .meta({ examples: [exampleDay] });
export type DayInput = z.infer<typeof dayInput>;

/** Fields that are left out stay unchanged; null removes a link or place, but not both. */
export const dayPatch = z
  .object({ ...fields })
  .partial()
  .extend({ dryRun })
  .meta({ examples: [{ place: "Plot 15, MP Nagar Zone 2" }] });
export type DayPatch = Omit<z.infer<typeof dayPatch>, "dryRun">;

export const dayCancelInput = z.object({ dryRun });

/** A link for a front desk. Its token is shown only once, when it is created. */
const dayLink = z.object({ id, createdAt: time });
export const newDayLink = dayLink
  .extend({
    token: textLike("5f0c1d2e3f4a5b6c7d8e9f0a1b2c3d4e"),
    url: textLike("https://pakka.in/hiring/day/5f0c1d2e3f4a5b6c7d8e9f0a1b2c3d4e"),
  })
  .meta({ id: "NewDayLink" });

export const interviewDay = z
  .object({
    id,
    jobId: id,
    round: interviewRound,
    date: textLike("2026-12-04", "In India"),
    from: textLike("10:00"),
    to: textLike("13:00"),
    minutesEach: countLike(30),
    seats: countLike(2, "How many people each time takes"),
    interviewer: textLike("Kavya Nair"),
    link: textLike("https://meet.example.in/zari-lane").nullable(),
    place: textLike("Plot 14, MP Nagar Zone 2").nullable(),
    times: z.array(z.object({ at: time, seatsLeft: countLike(1) })),
    links: z.array(dayLink).describe("Links for a front desk that were not ended"),
    cancelledAt: time.nullable(),
  })
  .meta({ id: "InterviewDay" });
export type InterviewDay = z.infer<typeof interviewDay>;

/** Position of a row in the list of days. */
export const dayKey = z.tuple([z.string(), z.string(), id]);

export const daysQuery = listQuery;

/** A candidate who waits for a date. */
export const waitingPerson = z
  .object({
    applicationId: id,
    name: textLike("Gulab Singh Rawat").nullable(),
    round: countLike(2, "The round they were called to; null for the first").nullable(),
    promisedBy: time
      .nullable()
      .describe("By when the interview is promised: then the money goes back"),
  })
  .meta({ id: "WaitingPerson" });
export type WaitingPerson = z.infer<typeof waitingPerson>;

/** Position of a row in the list of waiting people. */
export const waitingKey = z.tuple([z.string(), id]);

/** Input of a check-in by a front desk's link. */
export const deskCheckInInput = checkInInput
  .extend({ interviewId: id })
  .meta({ examples: [{ interviewId: 5, code: "KTR-48" }] });
