import * as z from "zod";
import * as words from "~worker/words/validation";
import { RESULT_REASONS, RESULTS } from "../../facts/guarantee/results";
import { EVIDENCES } from "../../facts/guarantee/statuses";
import { flatten } from "../../facts/limits/texts";
import {
  CANDIDATE_SORTS,
  CANDIDATE_STAGES,
  type CandidateStage,
} from "../../facts/people/candidates";
import { dryRun } from "../acts";
import { application, CLOSED_BECAUSE } from "../applications";
import { leadsElsewhere } from "../contact";
import { resultInput } from "../ops";
import { countLike, id, listQuery, status, textLike, time } from "../values";
import { listedInterview } from "./listed-interviews";

export const candidatesQuery = listQuery.extend({
  stage: z.enum(CANDIDATE_STAGES).optional().describe("Only those who stand there"),
  sort: z
    .enum(CANDIDATE_SORTS)
    .default("newest")
    .describe("score: the best test first; of equal ones the newest"),
  only: z
    .string()
    .regex(/^[1-9]\d{0,15}(,[1-9]\d{0,15}){0,99}$/)
    .meta({ examples: ["12,15"] })
    .optional()
    .describe("Numbers of applications with commas between them: none but these"),
});

/**
 * We send a company's comment in our messages: it must be a single line without links or contact
 * details.
 */
export const employerResultInput = resultInput
  .extend({
    comment: resultInput.shape.comment
      .overwrite((text) => text && flatten(text))
      .refine((text) => !leadsElsewhere(text ?? ""), { error: () => words.commentLeadsElsewhere }),
  })
  .meta({ examples: [{ result: "REJECTED", reason: "experience" }] });

export const nextRoundInput = z.object({ dryRun });

const companyInterview = listedInterview
  .omit({ job: true, application: true })
  .extend({ evidence: z.enum(EVIDENCES).nullable().describe("By what it is known how it went") });

/** A candidate with a confirmed slot, in the list of a job. */
export const candidate = z
  .object({
    id: id.describe("Of the application"),
    name: textLike("Asha Verma").nullable(),
    status,
    stage: z
      .enum(CANDIDATE_STAGES)
      .describe(
        "`to_answer`: the company answers next · `coming`: an interview is ahead · `waiting`: for a time · `answered`: there is a result, or the application ended",
      ),
    score: listedInterview.shape.application.shape.score,
    resume: listedInterview.shape.application.shape.resume.unwrap().nullable(),
    interview: companyInterview
      .nullable()
      .describe("The current interview or the next one, else the newest"),
    promisedBy: time.nullable().describe("By when the interview is promised"),
    answerBy: time.nullable().describe("By when the company answers"),
    price: countLike(199, "Whole rupees of the slot"),
    next: application.shape.next,
    result: z
      .object({
        result: z.enum(RESULTS),
        reason: z.enum(RESULT_REASONS).nullable(),
        comment: textLike("Joining on 1 December, 9 am.").nullable(),
        sendAt: time.nullable().describe("When the candidate reads it; null once that is over"),
      })
      .nullable(),
    closedBecause: z.enum(CLOSED_BECAUSE).nullable().describe("Why it ended without a result"),
  })
  .meta({ id: "Candidate" });
export type Candidate = z.infer<typeof candidate>;

export const companyApplication = candidate
  .extend({
    job: z.object({ id, title: textLike("Customer Support Executive") }),
    isSuspended: z
      .boolean()
      .describe("The company is suspended, so that its people see no resume, phone and mail"),
    phone: textLike("9876543210", "From a day before the interview; null until then").nullable(),
    email: textLike("asha@example.in", "The same").nullable(),
    questions: z
      .array(z.object({ prompt: textLike("What is 2 + 2?"), isRight: z.boolean() }))
      .describe("The score, by question"),
    interviews: z.array(companyInterview).describe("All rounds, oldest first"),
    choices: z
      .object({
        result: z.boolean(),
        nextRound: z.boolean(),
        undo: z.boolean().describe("There is a result that the candidate has not read"),
      })
      .describe("What the company can do now"),
  })
  .meta({ id: "CompanyApplication" });
export type CompanyApplication = z.infer<typeof companyApplication>;

/** An answer that a company owes. */
export const owedAnswer = candidate
  .pick({ id: true, name: true, interview: true })
  .extend({ job: companyApplication.shape.job, answerBy: time })
  .meta({ id: "OwedAnswer" });
export type OwedAnswer = z.infer<typeof owedAnswer>;

/** The number of candidates in each stage. */
export const stageCounts = z
  .object(
    Object.fromEntries(CANDIDATE_STAGES.map((stage) => [stage, countLike(5)])) as Record<
      CandidateStage,
      ReturnType<typeof countLike>
    >,
  )
  .meta({ id: "StageCounts" });
export type StageCounts = z.infer<typeof stageCounts>;

/** Position of a row in the list of candidates: the test in percent, then the application. */
export const candidateKey = z.tuple([z.number(), id]);

/** Position of a row in the list of owed answers. */
export const owedKey = z.tuple([z.string(), id]);
