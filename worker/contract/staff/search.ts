import * as z from "zod";
import { MONEY_STATES } from "../../facts/guarantee/statuses";
import { COMPANY_STATES } from "../../facts/jobs/companies";
import { JOB_STATES } from "../../facts/jobs/job-states";
import { CLOSED_BECAUSE } from "../applications";
import { countLike, id, status, textLike, time } from "../values";

const SEARCH_MAX = 100;

export const staffSearchQuery = z.object({
  q: z
    .string()
    .trim()
    .max(SEARCH_MAX)
    .default("")
    .describe(
      "A phone number or its beginning, a name, an email address, a PK number, a `pay_`, `order_` or `rfnd_` number, a GSTIN, a company or a job",
    )
    .meta({ examples: ["98765 43210"] }),
});

/** Fields of every kind of hit. */
const hit = {
  id,
  title: textLike("Asha Verma"),
  detail: textLike("9876543210, asha@example.in"),
  isExact: z.boolean().describe("What was typed is its number or address, whole"),
};

const paise = countLike(19900, "Paise");
const name = textLike("Asha Verma").nullable();

const personHit = z.object({
  kind: z.literal("person"),
  ...hit,
  name,
  phone: textLike("9876543210"),
  email: textLike("asha@example.in").nullable(),
  applications: countLike(3),
  blockedAt: time.nullable(),
  seenAt: time.nullable().describe("When the person last logged in"),
});

const applicationHit = z.object({
  kind: z.literal("application"),
  ...hit,
  personId: id,
  name,
  job: textLike("Customer Support Executive"),
  company: textLike("Zari Lane"),
  status,
  closedBecause: z.enum(CLOSED_BECAUSE).nullable(),
  changedAt: time,
  payment: z
    .object({ amount: paise, state: z.enum(MONEY_STATES) })
    .nullable()
    .describe("The payment of the slot, else the newest"),
});

const paymentHit = z.object({
  kind: z.literal("payment"),
  ...hit,
  applicationId: id,
  personId: id,
  name,
  amount: paise,
  state: z.enum(MONEY_STATES),
  method: textLike("upi").nullable(),
  refundId: textLike("rfnd_R1a2B3c4D5e6F7").nullable(),
  capturedAt: time,
});

const companyHit = z.object({
  kind: z.literal("company"),
  ...hit,
  phone: textLike("9876543210").nullable(),
  city: textLike("Pune").nullable(),
  state: z.enum(COMPANY_STATES),
});

const jobHit = z.object({
  kind: z.literal("job"),
  ...hit,
  company: textLike("Zari Lane"),
  location: textLike("Pune"),
  jobState: z.enum(JOB_STATES),
});

export const staffHit = z
  .discriminatedUnion("kind", [personHit, applicationHit, paymentHit, companyHit, jobHit])
  .meta({
    id: "Hit",
    examples: [
      {
        kind: "person",
        id: 7,
        title: "Asha Verma",
        isExact: true,
        detail: "9876543210, asha@example.in",
        name: "Asha Verma",
        phone: "9876543210",
        email: "asha@example.in",
        applications: 3,
        blockedAt: null,
        seenAt: "2026-11-21T10:00:00.000Z",
      },
    ],
  });
export type StaffHit = z.infer<typeof staffHit>;
export type HitKind = StaffHit["kind"];
export type HitOf<Kind extends HitKind> = Extract<StaffHit, { kind: Kind }>;
