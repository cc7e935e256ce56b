import * as z from "zod";
import { PAYMENT_STATES } from "../facts/statuses";
import { testFeedback } from "./assessments";
import { interview } from "./interviews";
import { job } from "./jobs";
import { countLike, id, slotState, status, textLike, time } from "./values";

export const CLOSED_BECAUSE = [
  "candidate_cancelled",
  "employer_cancelled",
  "staff_refund",
  "job_withdrawn",
] as const;
export type ClosedBecause = (typeof CLOSED_BECAUSE)[number];

/** Why a slot is held no more, where the application's own status does not say it. */
export const RELEASED_BECAUSE = ["time", "staff"] as const;
export type ReleasedBecause = (typeof RELEASED_BECAUSE)[number];

export const slot = z.object({
  state: slotState,
  expiresAt: time.nullable(),
  againFrom: time
    .nullable()
    .describe("The time to pay ran out: until then the slot is open to others alone"),
  releasedBecause: z
    .enum(RELEASED_BECAUSE)
    .nullable()
    .describe("An unpaid hold ended: its time ran out, or staff ended it"),
});
export type Slot = z.infer<typeof slot>;

export const assessmentSummary = z.object({
  state: z.enum(["not_started", "running", "graded"]),
  questions: countLike(10),
  minutes: countLike(12),
  needed: countLike(6, "Right answers needed to pass"),
  score: countLike(8, "Right answers, after a pass").nullable(),
  passed: z.boolean().nullable(),
  feedback: testFeedback.nullable().describe("After a test that was not passed"),
  opensAt: time
    .nullable()
    .describe("When it may be started, after a test of its category that was not passed"),
  endsAt: time.nullable(),
});

export const paymentSummary = z.object({
  state: z
    .enum(PAYMENT_STATES)
    .describe("checking: the candidate says paid, the provider has not confirmed yet"),
  amount: countLike(19_900, "Paise of money; 0 for a slot that was taken with a credit"),
  method: textLike("upi", "The provider's word, or credit").nullable(),
  reference: textLike("pay_R1a2B3c4D5e6F7").nullable(),
  at: time.nullable(),
  orderId: textLike("order_R1a2B3c4D5e6F7", "The open order that can be paid now").nullable(),
  attempt: z
    .object({
      state: z.enum(["failed", "pending"]),
      reference: textLike("pay_R1a2B3c4D5e6F7"),
      at: time,
    })
    .nullable()
    .describe("The newest attempt to pay the open order, which has brought no money"),
  answeredAt: time
    .nullable()
    .describe("When the provider last answered about the open order, since it was last asked for"),
  unansweredSince: time
    .nullable()
    .describe("Since when the provider answers no question about the open order"),
});

export const refundSummary = z
  .object({
    state: z
      .enum(["due", "under_way", "done"])
      .describe("due: the provider has not taken it yet; under_way: the bank has it next"),
    amount: countLike(19_900, "Paise"),
    reference: textLike("rfnd_R1a2B3c4D5e6F7", "The provider's number, once it has one").nullable(),
    since: time,
    doneAt: time.nullable(),
    days: z
      .object({ from: countLike(2), to: countLike(7) })
      .describe("How many days banks take to show it, by how it was paid"),
  })
  .describe("Money on its way back");

const cancelReturn = z.enum(["nothing", "refund", "credit"]);
/** What comes back for cancelling. */
export type CancelReturn = z.infer<typeof cancelReturn>;

export const choices = z
  .object({
    cancel: cancelReturn
      .nullable()
      .describe("What comes back for cancelling; null where it is not possible"),
    refundUntil: time
      .nullable()
      .describe("While cancel is refund: until when. Null where it is not, or no date stands"),
    refund: z
      .boolean()
      .describe("The employer broke the appointment: the money instead of a new date"),
    brokenInterview: id
      .nullable()
      .describe("The interview that the employer cancelled, or moved and that is still to come"),
    useCredit: z.boolean(),
    claim: z.boolean().describe("Passed, nothing to pay, and no slot yet: one that is free"),
  })
  .describe("What the candidate may do now, beside going on");

export const credit = z
  .object({
    id,
    applicationId: id.describe("The application that was given up for it"),
    jobTitle: textLike("Customer Support Executive"),
    company: textLike("Zari Lane"),
    createdAt: time,
  })
  .meta({ id: "Credit", description: "One slot, at any price" });
export type Credit = z.infer<typeof credit>;

export const application = z
  .object({
    id,
    jobId: id,
    status,
    appliedAt: time,
    price: countLike(199, "Whole rupees, fixed when the candidate applied"),
    paidWithCredit: z.boolean().describe("A credit was used for its slot: nothing was paid for it"),
    job,
    slot,
    history: z.array(z.object({ status, at: time })).optional(),
    assessment: assessmentSummary.optional(),
    payment: paymentSummary.optional(),
    interview: interview
      .optional()
      .describe("The one under way or the next to come, else the newest"),
    interviews: z.array(interview).optional().describe("All rounds, in order of time"),
    refund: refundSummary.optional(),
    choices: choices.optional(),
    preparation: z.array(z.string()).optional(),
    note: textLike(
      "Joining on 1 December, 9 am.",
      "The employer's, with the result; else why the job was withdrawn",
    ).optional(),
    closedBecause: z
      .enum(CLOSED_BECAUSE)
      .optional()
      .describe("Why it ended without a result. REJECTED without it: turned down when met"),
  })
  .meta({ id: "Application" });
export type Application = z.infer<typeof application>;

export const assessmentLink = z.object({
  link: textLike("https://pakka.in/assessment/12-5f0c", "Absolute; opens on any device"),
});
