import * as z from "zod";
import { MONEY_STATES } from "../facts/guarantee/statuses";
import { RESUME_LINK_MINUTES } from "../facts/people/resumes";
import { CLOSED_BECAUSE, slot } from "./applications";
import { interview } from "./interviews";
import { countLike, gender, id, listQuery, sentId, status, textLike, time } from "./values";

export const staffApplicationsQuery = listQuery.extend({
  jobId: sentId.optional(),
  companyId: sentId.optional(),
  status: status.optional(),
  /** Only applications with a confirmed slot and no interview time. */
  waitingForDate: z.literal("true").optional(),
  sort: z.literal("oldest").optional(),
  /** Only applications whose refund waits for a staff decision because of the daily cap. */
  returnWaiting: z.literal("true").optional(),
});

/** A payment as staff see it. Refunds use its `id`. */
export const staffPayment = z
  .object({
    id,
    applicationId: id.describe(
      "The application that was paid for; a credit may have moved the payment to another one",
    ),
    providerPaymentId: textLike("pay_R1a2B3c4D5e6F7"),
    amount: countLike(19900, "Paise"),
    method: textLike("upi").nullable(),
    state: z.enum(MONEY_STATES),
    refundId: textLike(
      "rfnd_R1a2B3c4D5e6F7",
      "The id of the refund, or of the lost dispute",
    ).nullable(),
    refundAmount: countLike(
      19900,
      "Paise that are refunded to the candidate; null while the payment is kept",
    ).nullable(),
    capturedAt: time,
    refundedElsewhere: countLike(
      0,
      "Paise that went back in the provider's dashboard or by a lost dispute",
    ),
    dispute: z
      .object({ id: textLike("disp_R1a2B3c4D5e6F7"), state: textLike("open") })
      .nullable()
      .describe("The open dispute, else the newest, with the provider's name for its state"),
  })
  .meta({ id: "Payment" });

export type StaffPayment = z.infer<typeof staffPayment>;

export const staffApplication = z
  .object({
    id,
    jobId: id,
    job: z.object({
      title: textLike("Customer Support Executive"),
      company: textLike("Zari Lane"),
    }),
    status,
    appliedAt: time,
    price: countLike(199, "Whole rupees"),
    slot,
    closedBecause: z.enum(CLOSED_BECAUSE).nullable(),
    candidate: z.object({
      id,
      name: textLike("Asha Verma").nullable(),
      phone: textLike("9876543210"),
      email: textLike("asha@example.in").nullable(),
      dob: textLike("1999-08-15").nullable(),
      gender: gender.nullable(),
    }),
    resume: z
      .object({
        fileName: textLike("Asha resume.pdf"),
        fileUrl: textLike(
          "https://pakka.in/files/b2F0?expires=1795255800000&signature=5f0c",
          `Expires after ${RESUME_LINK_MINUTES} minutes`,
        ),
      })
      .nullable(),
    score: z
      .object({ right: countLike(8), count: countLike(10), passMark: countLike(60, "Percent") })
      .nullable(),
    promisedBy: time.nullable().describe("By when the interview of a confirmed slot takes place"),
    returnWaitsSince: time
      .nullable()
      .describe("Since when its money waits for a person because of the day's cap"),
    payment: staffPayment.nullable().describe("The payment of the slot, else the newest payment"),
    interview: interview
      .nullable()
      .describe("The current interview or the next one, else the newest"),
    interviews: z.array(interview).describe("All rounds, oldest first"),
  })
  .meta({ id: "StaffApplication" });

export type StaffApplication = z.infer<typeof staffApplication>;
