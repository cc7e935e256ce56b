import * as z from "zod";
import { RESULT_REASONS } from "../facts/guarantee/results";
import { PAYMENT_STATES } from "../facts/guarantee/statuses";
import { testFeedback } from "./assessments";
import { cancelReturn, refundShare } from "./cancelling";
import { interview, interviewRound } from "./interviews";
import { job } from "./job/jobs";
import { countLike, id, slotState, status, textLike, time } from "./values";

export const CLOSED_BECAUSE = [
  "candidate_cancelled",
  "employer_cancelled",
  "staff_refund",
  "job_withdrawn",
  "employer_late",
  "employer_absent",
  "not_proven",
  "candidate_absent",
  "did_not_choose",
  "no_answer",
] as const;
export type ClosedBecause = (typeof CLOSED_BECAUSE)[number];

/** Why a slot was released, if the application's status does not say it. */
export const RELEASED_BECAUSE = ["time", "staff"] as const;
export type ReleasedBecause = (typeof RELEASED_BECAUSE)[number];

export const slot = z.object({
  state: slotState,
  expiresAt: time.nullable(),
  againFrom: time
    .nullable()
    .describe("After the time to pay expired: until then only others can claim the slot"),
  releasedBecause: z
    .enum(RELEASED_BECAUSE)
    .nullable()
    .describe("Why an unpaid hold ended: it expired, or staff released it"),
});
export type Slot = z.infer<typeof slot>;

const assessmentSummary = z.object({
  state: z.enum(["not_started", "running", "graded"]),
  questions: countLike(10),
  minutes: countLike(12),
  needed: countLike(6, "Right answers needed to pass"),
  score: countLike(8, "Right answers, after a pass").nullable(),
  passed: z.boolean().nullable(),
  feedback: testFeedback.nullable().describe("After a failed test"),
  opensAt: time
    .nullable()
    .describe("When the test can start, after a failed test of the same category"),
  endsAt: time.nullable(),
});

const paymentSummary = z.object({
  state: z
    .enum(PAYMENT_STATES)
    .describe(
      "checking: the candidate returned from the checkout, and the provider has not confirmed the payment",
    ),
  amount: countLike(19_900, "Paise; 0 for a slot paid with a credit"),
  method: textLike("upi", "The provider's payment method, or `credit`").nullable(),
  reference: textLike("pay_R1a2B3c4D5e6F7").nullable(),
  at: time.nullable(),
  orderId: textLike("order_R1a2B3c4D5e6F7", "The open order, which can be paid now").nullable(),
  attempt: z
    .object({
      state: z.enum(["failed", "pending"]),
      reference: textLike("pay_R1a2B3c4D5e6F7"),
      at: time,
    })
    .nullable()
    .describe("The newest attempt to pay the open order, without success so far"),
  answeredAt: time.nullable().describe("When the provider last answered about the open order"),
  unansweredSince: time
    .nullable()
    .describe("Since when the provider does not answer about the open order"),
});

const refundSummary = z
  .object({
    state: z
      .enum(["due", "under_way", "done"])
      .describe(
        "due: the provider has not accepted the refund yet; under_way: it is on its way to the bank",
      ),
    amount: countLike(19_900, "Paise"),
    reference: textLike(
      "rfnd_R1a2B3c4D5e6F7",
      "The provider's refund id, once there is one",
    ).nullable(),
    since: time,
    doneAt: time.nullable(),
    days: z
      .object({ from: countLike(2), to: countLike(7) })
      .describe("Days until the bank shows the refund, by payment method"),
  })
  .describe("The refund of the payment");

export const choices = z
  .object({
    cancel: cancelReturn
      .nullable()
      .describe("What the candidate gets for cancelling; null if cancelling is not possible"),
    refundShare,
    refundUntil: time
      .nullable()
      .describe(
        "If `cancel` is `refund`: until when. Null otherwise, and while no interview is scheduled",
      ),
    refund: z
      .boolean()
      .describe(
        "The candidate can request a refund, because the employer cancelled or moved the interview, or broke its promise of one",
      ),
    brokenInterview: id
      .nullable()
      .describe("The interview that the employer cancelled, or moved to a date still to come"),
    useCredit: z.boolean(),
    move: z
      .object({
        until: time,
        left: countLike(2, "How often the candidate can still move it in this round").nullable(),
      })
      .nullable()
      .describe(
        "Until when the candidate can move the interview to another free time; null if not now. `left` is null if the employer moved it, and the candidate has not accepted the new time",
      ),
    claim: z
      .boolean()
      .describe(
        "The candidate passed, has nothing to pay and no slot yet, and can claim a free one",
      ),
  })
  .describe("What the candidate can do now, besides the next step");
export type Choices = z.infer<typeof choices>;

export const credit = z
  .object({
    id,
    applicationId: id.describe("The application that it was given for"),
    jobTitle: textLike("Customer Support Executive"),
    company: textLike("Zari Lane"),
    createdAt: time,
  })
  .meta({ id: "Credit", description: "Pays for one slot at any price" });

const refundTier = z.object({
  hours: countLike(48, "Cancelling so long before the interview, or longer"),
  share: z.number().meta({ example: 1, description: "gives back so much of the money" }),
});

const terms = z
  .object({
    refundTiers: z
      .tuple([refundTier], refundTier)
      .readonly()
      .describe("The longest time first; after the last one cancelling gives a credit"),
    lateDateHours: countLike(
      24,
      "All of the money comes back for so long where a date was set later than the first tier",
    ),
    brokenPromiseHours: countLike(72, "The money goes back so long after a broken promise"),
    chooseAgainDays: countLike(3, "The second reminder to choose a time comes after so many days"),
    chooseDays: countLike(7, "The money goes back so long after the first one"),
    freeTimeDays: countLike(
      14,
      "Another time costs nothing for so long after the company was absent",
    ),
  })
  .meta({ id: "Terms" });

export const application = z
  .object({
    id,
    jobId: id,
    status,
    appliedAt: time,
    price: countLike(199, "Whole rupees, fixed when the candidate applied"),
    paidWithCredit: z.boolean().describe("The slot was paid with a credit"),
    job,
    slot,
    promisedBy: time
      .nullable()
      .describe("By when the interview of a confirmed slot takes place; null before that"),
    promiseBrokenAt: time
      .nullable()
      .describe("When the promise of an interview was broken; null where it was not"),
    answerBy: time
      .nullable()
      .describe("By when the employer answers after the last interview; null before that"),
    next: z
      .object({
        round: interviewRound,
        chooseBy: time.nullable().describe("The end of the promise"),
      })
      .nullable()
      .describe("The round for which the candidate can choose a time now"),
    terms: terms
      .optional()
      .describe("What was promised with the slot when it was confirmed; missing before that"),
    history: z.array(z.object({ status, at: time })).optional(),
    assessment: assessmentSummary.optional(),
    payment: paymentSummary.optional(),
    interview: interview
      .optional()
      .describe("The current interview or the next one, else the newest"),
    interviews: z.array(interview).optional().describe("All rounds, oldest first"),
    refund: refundSummary.optional(),
    choices: choices.optional(),
    preparation: z.array(z.string()).optional(),
    comment: textLike(
      "Joining on 1 December, 9 am.",
      "The employer's comment on the result, or why the job was withdrawn",
    ).optional(),
    resultReason: z
      .enum(RESULT_REASONS)
      .optional()
      .describe("Why the employer decided against the candidate"),
    similar: z
      .array(job)
      .optional()
      .describe(
        "Other jobs for which one can apply, after a failed test or a rejection: as beside a full job",
      ),
    closedBecause: z
      .enum(CLOSED_BECAUSE)
      .optional()
      .describe(
        "Why the application ended without a result. Absent if the employer rejected it after the interview",
      ),
  })
  .meta({ id: "Application" });
export type Application = z.infer<typeof application>;

export const assessmentLink = z.object({
  link: textLike("https://pakka.in/assessment/12-5f0c", "Absolute URL, valid on any device"),
});
