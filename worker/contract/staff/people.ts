import * as z from "zod";
import { CREDIT_STATES, MONEY_STATES } from "../../facts/guarantee/statuses";
import { CLOSED_BECAUSE, slot } from "../applications";
import { phone } from "../auth";
import { staffPerson } from "../ops";
import { emailAddress } from "../profile";
import { staffPayment } from "../staff-applications";
import { countLike, id, line, status, textLike, time } from "../values";

const reason = line(500).describe("For the audit log");

export const emailCorrection = z
  .object({ email: emailAddress, reason })
  .meta({ examples: [{ email: "asha@example.in", reason: "A letter was missing." }] });
export type EmailCorrection = z.infer<typeof emailCorrection>;

export const phoneMove = z
  .object({ phone, reason })
  .meta({ examples: [{ phone: "9876543210", reason: "Lost the SIM; knew the last payment." }] });
export type PhoneMove = z.infer<typeof phoneMove>;

export const numberRelease = z
  .object({ reason })
  .meta({ examples: [{ reason: "The operator's letter names the new owner." }] });
export type NumberRelease = z.infer<typeof numberRelease>;

const personsApplication = z.object({
  id,
  jobId: id,
  job: z.object({ title: textLike("Customer Support Executive"), company: textLike("Zari Lane") }),
  status,
  closedBecause: z.enum(CLOSED_BECAUSE).nullable(),
  appliedAt: time,
  changedAt: time,
  price: countLike(199, "Whole rupees"),
  slot,
  interviewAt: time.nullable().describe("Of the newest interview that was not cancelled"),
  payment: z.object({ amount: countLike(19900, "Paise"), state: z.enum(MONEY_STATES) }).nullable(),
});

const personsCredit = z.object({
  id,
  state: z.enum(CREDIT_STATES),
  amount: countLike(19900, "Paise that were paid for it; null for goodwill").nullable(),
  applicationId: id.describe("The application that was given up for it, or on which staff gave it"),
  spentOn: id.nullable().describe("The application whose slot it bought"),
  createdAt: time,
});

const personsQuery = z.object({
  id,
  kind: z.enum(["query", "contact"]),
  subject: textLike("Refund for order 1182"),
  createdAt: time,
  repliedAt: time.nullable(),
});

const personsMessage = z.object({
  id,
  kind: textLike("applied"),
  title: textLike("Applied: take the free test"),
  at: time,
  readAt: time.nullable().describe("When it was read in the app"),
  emailAt: time.nullable().describe("When the provider took the email"),
  smsAt: time.nullable().describe("When the provider took the SMS"),
  failed: z
    .object({ at: time, cause: textLike("Resend answered 500").nullable() })
    .nullable()
    .describe("Since when a part of it waits among the dead letters, and why"),
});

/** Without date of birth, gender and safety word: no action of staff needs them. */
export const staffPersonWhole = staffPerson
  .extend({
    createdAt: time,
    seenAt: time.nullable().describe("When the person last logged in"),
    emailConfirmedAt: time.nullable(),
    closedAt: time.nullable().describe("When the number went to a new account"),
    claimedAt: time
      .nullable()
      .describe("Since when somebody with the number says that the account is another's"),
    releasedAt: time.nullable().describe("When staff freed the number"),
    devices: countLike(2, "Devices on which the person logged in"),
    logins: countLike(1, "Logins that have not ended"),
    wrongCodes: countLike(0, "Wrong codes of the last day: too many pause sign-in"),
    unpaidHolds: countLike(1),
    applications: z.array(personsApplication).describe("Newest first, the newest 50"),
    payments: z.array(staffPayment).describe("Of these applications, newest first"),
    credits: z.array(personsCredit),
    queries: z.array(personsQuery).describe("Newest first, the newest 20"),
    messages: z.array(personsMessage).describe("Newest first, the newest 20"),
  })
  .meta({ id: "PersonWhole" });
export type StaffPersonWhole = z.infer<typeof staffPersonWhole>;
