import * as z from "zod";
import * as words from "~worker/words/validation";
import { DAY_LIMITS } from "../facts/guarantee/guarantee";
import {
  INTERVIEW_DAYS_AHEAD,
  INTERVIEW_HOURS,
  INTERVIEW_MINUTES,
  TRAVEL_MINUTES,
} from "../facts/guarantee/interviews";
import { ROUNDS } from "../facts/guarantee/rounds";
import { INTERVIEW_STATES, OUTCOME_WORDS } from "../facts/guarantee/statuses";
import { MESSAGE_MAX, NAME_MAX } from "../facts/limits/texts";
import { INDIA_AHEAD_MS } from "../facts/times";
import { clash, dryRun } from "./acts";
import { cancelReturn } from "./cancelling";
import { leadsElsewhere } from "./contact";
import { pastedMeetingCode } from "./pasted";
import { refuseTrouble } from "./profile";
import {
  countLike,
  id,
  line,
  listQuery,
  oneLine,
  PAGE_MAX,
  sentId,
  textLike,
  time,
} from "./values";

export const interviewRound = z.literal(ROUNDS).nullable();

const outcomeWord = z.enum(OUTCOME_WORDS);

/** A side's statement about how an interview went. */
export const outcomeInput = z
  .object({
    outcome: outcomeWord,
    text: z.string().trim().max(MESSAGE_MAX).nullish().describe("What staff read in a dispute"),
  })
  .meta({ examples: [{ outcome: "held" }] });

export const checkInInput = z
  .object({ code: pastedMeetingCode })
  .meta({ examples: [{ code: "KTR-48" }] });

/** A staff decision on a dispute. */
export const decisionInput = z
  .object({ outcome: outcomeWord, reason: line(1000), dryRun })
  .meta({ examples: [{ outcome: "held", reason: "The visitors' book names the candidate." }] });

/** One interview, as its candidate and staff see it. */
export const interview = z
  .object({
    id,
    applicationId: id,
    round: interviewRound,
    at: time,
    minutes: countLike(30, "How long it takes"),
    interviewer: textLike("Meera Joshi").nullable(),
    link: textLike("https://meet.example.in/zari-lane").nullable(),
    place: textLike("Ring Road 4, Surat").nullable(),
    state: z.enum(INTERVIEW_STATES),
    dayId: id.nullable().describe("The interview day of which it is a seat; null without one"),
    movedAt: time.nullable().describe("When the employer changed the date; null if it did not"),
    candidateMovedAt: time
      .nullable()
      .describe("When the candidate changed to this date; null if another date was set since"),
    meetingCode: textLike("KTR-48", "Around the time, for its candidate alone").nullable(),
    arrivedAt: time.nullable().describe("When the candidate said to be there"),
    checkedInAt: time.nullable().describe("When the meeting code was typed"),
    words: z
      .object({ candidate: outcomeWord.nullable(), company: outcomeWord.nullable() })
      .describe("What either side says of how it went"),
    undoUntil: time
      .nullable()
      .describe("Until when the reader's own word of absence can be taken back"),
    settledAt: time.nullable().describe("When it was known how it went; null before that"),
    openUntil: time
      .nullable()
      .describe("Begun and not settled: when it is settled, or asked for, if nobody says anything"),
    clash: clash
      .nullable()
      .describe(
        "For its candidate and staff alone, on a single application: the interview that it clashes with",
      ),
    calendarUrl: textLike(
      "https://pakka.in/files/interviews/5.ics?signature=5f0c",
      "Absolute URL of an iCalendar file, valid without a session",
    ),
  })
  .meta({ id: "Interview" });
export type Interview = z.infer<typeof interview>;

const { from, until } = INTERVIEW_HOURS;

function isByDay(at: string): boolean {
  const inIndia = new Date(Date.parse(at) + INDIA_AHEAD_MS);
  const hours = (inIndia.getTime() % 86_400_000) / 3_600_000;
  return hours >= from && hours <= until;
}

const interviewTime = (now: Date) =>
  z.iso
    .datetime({ offset: true, error: () => words.interviewTimeWrong })
    .meta({
      description: `In the future, at most ${INTERVIEW_DAYS_AHEAD} days ahead, from ${from}:00 to ${until}:00 in India`,
      examples: ["2026-11-24T05:30:00.000Z"],
    })
    .transform((text) => new Date(text).toISOString())
    .refine((at) => at > now.toISOString(), { error: () => words.interviewInPast })
    .refine((at) => Date.parse(at) <= now.getTime() + INTERVIEW_DAYS_AHEAD * 86_400_000, {
      error: () => words.interviewFarAhead,
    })
    .refine(isByDay, { error: () => words.interviewAtNight });
/** An https address without a user name or password, which could make it look like another host. */
const isLink = (text: string) =>
  /^https:\/\/[^\s\p{C}@/?#\\]+([/?#][^\s\p{C}]*)?$/iu.test(text) && URL.canParse(text);
// Not `z.url`, because it accepts line breaks and removes them.
export const link = z
  .string()
  .trim()
  // Limit the length before parsing, which takes the host's length times the number of its
  // different letters.
  .max(500, { abort: true })
  .refine(isLink, { error: () => words.interviewLinkWrong })
  .meta({ format: "uri", examples: ["https://meet.example.in/zari-lane"] })
  .nullish();
/**
 * We send a company's text in our mails: it must be a single line without links or contact details.
 */
const lineOfMail = (max: number) =>
  oneLine(max).refine((text) => !leadsElsewhere(text), { error: () => words.placeLeadsElsewhere });
export const place = lineOfMail(300).nullish();
export const interviewer = lineOfMail(NAME_MAX).superRefine(refuseTrouble);
export const minutes = z
  .number()
  .int()
  .min(DAY_LIMITS.minutesEach.least)
  .max(DAY_LIMITS.minutesEach.most)
  .meta({ description: "How long it takes", examples: [30] });

/** The fields that an interview day sets for all its times. */
const OF_DAY = ["round", "minutes", "link", "place"] as const;

export const interviewInput = (now: Date) =>
  z
    .object({
      dayId: id.optional().describe("Of an interview day, which says all but the time"),
      round: interviewRound.optional().describe("Null where it is left out"),
      at: interviewTime(now),
      minutes: minutes.optional().describe(`How long it takes: ${INTERVIEW_MINUTES} if left out`),
      link,
      place,
      dryRun,
    })
    .superRefine((input, { addIssue }) => {
      const wrong = (path: string, message: string) =>
        addIssue({ code: "custom", path: [path], message });
      if (input.dayId === undefined) {
        if (!input.link && !input.place) wrong("link", words.interviewNowhere);
      } else {
        for (const name of OF_DAY) if (input[name] !== undefined) wrong(name, words.saidByDay);
      }
    })
    .meta({
      examples: [{ round: 1, at: "2026-11-24T05:30:00.000Z", place: "Ring Road 4, Surat" }],
    });
export type InterviewInput = Omit<z.infer<ReturnType<typeof interviewInput>>, "dryRun">;

/** Fields that are left out stay unchanged; null removes a link or place, but not both. */
export const interviewPatch = (now: Date) =>
  z
    .object({ at: interviewTime(now).optional(), link, place, dryRun })
    .meta({ examples: [{ at: "2026-11-25T05:30:00.000Z" }] });
export type InterviewPatch = Omit<z.infer<ReturnType<typeof interviewPatch>>, "dryRun">;

/** A time that a candidate can choose. */
export const freeTime = z
  .object({
    dayId: id,
    at: time,
    minutes: countLike(30, "How long it takes"),
    seatsLeft: countLike(2, "Seats that are free"),
    place: textLike("Ring Road 4, Surat").nullable(),
    link: textLike("https://meet.example.in/zari-lane").nullable(),
    interviewer: textLike("Meera Joshi"),
    clash: clash
      .nullable()
      .describe(
        `The candidate's own interview that this overlaps, or to which less than ${TRAVEL_MINUTES} minutes are left for going to another place`,
      ),
    cancel: cancelReturn
      .nullable()
      .describe("What cancelling gives once this time is taken; null before the payment"),
  })
  .meta({ id: "FreeTime" });
export type FreeTime = z.infer<typeof freeTime>;

/**
 * A page of free times is as long as the limit allows, so that the candidate sees many to choose
 * from.
 */
export const timesQuery = listQuery.extend({
  limit: listQuery.shape.limit.default(PAGE_MAX),
  dayId: sentId.optional().describe("Only the times of this day"),
});

export const timeChoice = z
  .object({
    dayId: id
      .nullable()
      .describe("Of a free time. Null accepts a time to which the employer moved the interview"),
    at: z.iso
      .datetime({ offset: true, error: () => words.interviewTimeWrong })
      .meta({ examples: ["2026-11-24T05:30:00.000Z"] })
      .transform((text) => new Date(text).toISOString()),
    clash: z
      .literal("accepted")
      .optional()
      .describe("Takes a time that clashes with another interview of the candidate"),
    cancel: cancelReturn
      .optional()
      .describe(
        "The free time's `cancel`, as the candidate read it: the time is not taken where that has changed",
      ),
  })
  .meta({ examples: [{ dayId: 7, at: "2026-11-24T05:30:00.000Z" }] });
export type TimeChoice = z.infer<typeof timeChoice>;

/** The last part of a calendar link, and its signature. */
export const calendarFile = textLike("5.ics");
export const calendarQuery = z.object({ signature: textLike("5f0c") });
