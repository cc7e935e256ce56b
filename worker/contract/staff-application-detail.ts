import * as z from "zod";
import { CREDIT_STATES, EVIDENCES } from "../facts/guarantee/statuses";
import { application, choices } from "./applications";
import { candidate } from "./console/candidates";
import { freeTime, interview } from "./interviews";
import { staffApplication, staffPayment } from "./staff-applications";
import { countLike, id, status, textLike, time } from "./values";

const order = z.object({
  receipt: textLike("6f0c7a52-2f9c-4d1e-9b1a-0c1d2e3f4a5b", "Our number of it"),
  providerOrderId: textLike("order_R1a2B3c4D5e6F7").nullable(),
  amount: countLike(19_900, "Paise"),
  state: z.enum(["open", "checking", "paid"]),
  createdAt: time,
  attempt: z
    .object({
      state: z.enum(["failed", "pending"]),
      reference: textLike("pay_R1a2B3c4D5e6F7"),
      at: time,
    })
    .nullable()
    .describe("The newest attempt to pay it that brought no money"),
  nextCheckAt: time.nullable().describe("When the schedule asks the provider next"),
  answeredAt: time.nullable().describe("When the provider last answered about it"),
  unansweredSince: time.nullable().describe("Since when the provider does not answer about it"),
});

const credit = z.object({
  id,
  state: z.enum(CREDIT_STATES),
  applicationId: id.describe("The application that was given up for it, or on which staff gave it"),
  spentOn: id.nullable().describe("The application whose slot it bought"),
  paymentId: id.nullable().describe("The money behind it; null for goodwill"),
  amount: countLike(19_900, "Paise; null for goodwill").nullable(),
  createdAt: time,
});

const saidInWords = (name: string) =>
  z.object({ text: textLike("Nobody came.").nullable(), at: time.nullable() }).describe(name);

/** An interview with all the evidence of how it went. */
const staffInterview = interview.extend({
  evidence: z.enum(EVIDENCES).nullable().describe("By what its outcome is known"),
  said: z.object({
    candidate: saidInWords("What the candidate wrote with the word, and when"),
    company: saidInWords("What the company wrote with the word, and when"),
  }),
  wrongCodes: countLike(0, "Wrong meeting codes that were typed"),
  moves: countLike(0, "How often the candidate moved it"),
});

const staffMessage = z.object({
  id: textLike("6f0c7a52-2f9c-4d1e-9b1a-0c1d2e3f4a5b"),
  kind: textLike("interview_set"),
  to: z.enum(["candidate", "company"]),
  title: textLike("Your interview is set").nullable().describe("As it stands in the app"),
  body: textLike("Come to Ring Road 4, Surat.").nullable(),
  at: time,
  state: z
    .enum(["waiting", "delivered", "failed"])
    .describe("failed: it is among the dead letters, and nothing tries again by itself"),
  deliveredAt: time.nullable(),
  mailAt: time.nullable().describe("When the mail provider took it"),
  smsAt: time.nullable().describe("When the SMS provider took it"),
  attempts: countLike(0, "Tries that failed"),
  nextTryAt: time.nullable(),
  cause: textLike("The mail provider did not answer").nullable(),
  mayRepeat: z.boolean().describe("It can be sent again now: what it says is still true"),
});

export const comment = z
  .object({
    id,
    text: textLike("The company opens Saturday if the road is clear."),
    staff: textLike("Meera Pillai"),
    at: time,
  })
  .meta({ id: "Comment" });

const ticket = z.object({
  id,
  subject: textLike("My payment"),
  description: textLike("I paid twice for one slot."),
  jobId: id.nullable(),
  createdAt: time,
  answeredAt: time.nullable(),
});

/** An application with all its data. */
export const staffApplicationDetail = staffApplication
  .extend({
    history: z.array(z.object({ status, at: time })),
    extraMinutes: countLike(0, "Minutes of the test that staff granted"),
    orders: z.array(order).describe("Newest first"),
    payments: z.array(staffPayment).describe("All that came in for it, oldest first"),
    credits: z.array(credit).describe("Given up for, and spent on it"),
    interviews: z.array(staffInterview).describe("All rounds with their evidence, oldest first"),
    messages: z.array(staffMessage).describe("The newest of those about it, newest first"),
    tickets: z.array(ticket).describe("What its candidate wrote to support, newest first"),
    comments: z.array(comment).describe("What staff wrote down, oldest first"),
    freeTimes: z.array(freeTime).describe("The first of the times that can be chosen now"),
    choices,
    result: candidate.shape.result.describe(
      "The company's answer: the one that waits, or was read",
    ),
    acts: z
      .object({
        result: z.boolean().describe("Give the company's answer"),
        undo: z.boolean().describe("Take it back"),
      })
      .describe("What staff can do now about the answer"),
    candidateView: application
      .omit({ history: true, choices: true })
      .describe("What the candidate's own page is made of, without the meeting code"),
  })
  .meta({ id: "StaffApplicationDetail" });
export type StaffApplicationDetail = z.infer<typeof staffApplicationDetail>;
