import * as z from "zod";
import * as words from "~worker/words/validation";
import { OFFERED_LANGUAGES } from "../facts/languages";
import { countLike, fromDigits, id, slotState, textLike, time } from "./values";

const TEST_BANDS = ["close", "below"] as const;
export type TestBand = (typeof TEST_BANDS)[number];

/** Feedback on a failed test. It replaces the score, which would help to guess the answers. */
export const testFeedback = z
  .object({
    band: z.enum(TEST_BANDS).describe("How close the score was to the pass mark"),
    words: textLike("You were close to a pass.", "The band, in words"),
    topics: z.array(textLike("Spreadsheets")).describe("Topics of the test, to practise"),
    category: textLike("Sales"),
    categoryOpensAt: time.describe("When tests of this category can be started again"),
    jobOpensAt: time.describe("When this job can be applied for again"),
  })
  .meta({ id: "TestFeedback" });
export type TestFeedback = z.infer<typeof testFeedback>;

/** One question as the candidate sees it, without the right answer. */
const question = z.object({
  index: z.number().int(),
  prompt: z.string(),
  options: z.array(z.string()),
  promptHi: z.string().optional().describe("The question in Hindi, if it has one"),
  optionsHi: z.array(z.string()).optional().describe("In the order of `options`"),
  chosen: z.number().int().nullable(),
});

export const assessment = z
  .object({
    applicationId: id,
    jobId: id,
    jobTitle: z.string(),
    company: z.string(),
    state: z.enum(["not_started", "running", "graded"]),
    canStart: z
      .boolean()
      .describe("False if the hold expired and no slot is free, or if the test stage is over"),
    opensAt: time
      .nullable()
      .describe("When the test can start, after a failed test of the same category"),
    slotState,
    slotExpiresAt: time.nullable(),
    count: z.number().int(),
    languages: z
      .array(z.enum(OFFERED_LANGUAGES))
      .describe("In which all questions can be read; the candidate may change meanwhile"),
    minutes: z.number().int(),
    needed: z.number().int().describe("Right answers needed to pass"),
    startedAt: time.nullable(),
    endsAt: time.nullable(),
    questions: z.array(question).describe("The questions of the running attempt"),
    score: countLike(8, "Right answers, after a pass").nullable(),
    passed: z.boolean().nullable(),
    timeOver: z.boolean().describe("The time ran out before the test was submitted"),
    feedback: testFeedback.nullable().describe("After a failed test"),
    price: z.number().int().describe("Whole rupees, to pay after a pass"),
  })
  .meta({
    id: "Assessment",
    examples: [
      {
        applicationId: 12,
        jobId: 64,
        jobTitle: "Customer Support Executive",
        company: "Zari Lane",
        state: "running",
        canStart: false,
        opensAt: null,
        slotState: "held",
        slotExpiresAt: "2026-11-21T10:12:00.000Z",
        count: 10,
        languages: ["en"],
        minutes: 12,
        needed: 6,
        startedAt: "2026-11-21T10:00:00.000Z",
        endsAt: "2026-11-21T10:12:00.000Z",
        questions: [
          {
            index: 0,
            prompt: "A customer asks for a refund. What do you do first?",
            options: ["Ask what went wrong", "Say no"],
            chosen: 0,
          },
        ],
        score: null,
        passed: null,
        timeOver: false,
        feedback: null,
        price: 199,
      },
    ],
  });
export type Assessment = z.infer<typeof assessment>;

/** The end of a test link: its holder may take the test. */
export const assessmentToken = textLike("12-5f0c");

/** A zero-based index. */
const position = (error: () => string) =>
  fromDigits(z.number({ error }).int({ error }).min(0, { error }).max(100, { error }));

export const answerInput = z.object({
  question: position(() => words.questionMissing),
  option: position(() => words.answerMissing),
});
