import * as z from "zod";
import { INTERVIEW_STATES, OUTCOME_WORDS } from "../../facts/guarantee/statuses";
import { RESUME_LINK_MINUTES } from "../../facts/people/resumes";
import { interview } from "../interviews";
import { countLike, date, id, listQuery, sentId, textLike, time } from "../values";

const day = date
  .optional()
  .describe("In India")
  .meta({ examples: ["2026-12-04"] });

export const companyInterviewsQuery = listQuery.extend({ day });
export const staffInterviewsQuery = listQuery.extend({
  day,
  jobId: sentId.optional(),
  companyId: sentId.optional(),
  state: z.enum(INTERVIEW_STATES).optional(),
});

const said = z
  .object({
    outcome: z.enum(OUTCOME_WORDS),
    text: textLike("They came on time.").nullable(),
    at: time,
  })
  .nullable();

/** An interview as its company and staff see it in a list. */
export const listedInterview = interview
  .pick({
    id: true,
    dayId: true,
    round: true,
    at: true,
    minutes: true,
    state: true,
    movedAt: true,
    interviewer: true,
    link: true,
    place: true,
  })
  .extend({
    arrivedAt: time.nullable().describe("When the candidate said to be there"),
    checkedInAt: time.nullable().describe("When the front desk typed the meeting code"),
    words: z
      .object({ candidate: said, company: said })
      .describe("What each side said of how it went; the candidate's text is for staff alone"),
    choices: z
      .object({
        outcome: z.boolean().describe("Say how it went"),
        undoUntil: time.nullable().describe("Until when it can take back that nobody came"),
      })
      .describe("What its company can do now"),
    job: z.object({
      id,
      title: textLike("Customer Support Executive"),
      company: textLike("Zari Lane"),
    }),
    application: z.object({
      id,
      name: textLike("Asha Verma").nullable(),
      price: countLike(199, "Whole rupees of the slot"),
      score: z
        .object({ right: countLike(8), count: countLike(10), passMark: countLike(60, "Percent") })
        .nullable(),
      resume: z
        .object({
          fileName: textLike("Asha resume.pdf"),
          fileUrl: textLike(
            "https://pakka.in/files/b2F0?expires=1795255800000&signature=5f0c",
            `Expires after ${RESUME_LINK_MINUTES} minutes`,
          ),
        })
        .nullable()
        .describe("Null for the front desk, as is the score"),
    }),
  })
  .meta({ id: "ListedInterview" });
export type ListedInterview = z.infer<typeof listedInterview>;

/** The number of people who come to a company on one day. */
export const comingDay = z
  .object({ day: textLike("2026-12-04", "In India"), people: countLike(4) })
  .meta({ id: "ComingDay" });

/** Position of a row in the list of interviews. */
export const interviewKey = z.tuple([z.string(), id]);

/** The data that a front desk's link shows. */
export const deskDay = z
  .object({
    date: textLike("2026-12-04", "In India"),
    company: textLike("Zari Lane"),
    job: textLike("Customer Support Executive"),
    interviewer: textLike("Kavya Nair"),
    place: textLike("Plot 14, MP Nagar Zone 2").nullable(),
    interviews: z.array(
      listedInterview
        .pick({
          id: true,
          at: true,
          minutes: true,
          state: true,
          arrivedAt: true,
          checkedInAt: true,
        })
        .extend({ name: textLike("Asha Verma").nullable() }),
    ),
  })
  .meta({ id: "DeskDay" });
export type DeskDay = z.infer<typeof deskDay>;
