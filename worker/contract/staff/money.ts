import * as z from "zod";
import * as words from "~worker/words/validation";
import { MONEY_STATES } from "../../facts/guarantee/statuses";
import { MONEY_DAYS, MONEY_DAYS_MAX } from "../../facts/money/money";
import { dateAfter, daysBetween } from "../../facts/times";
import { todayInIndia } from "../profile";
import { countLike, date, id, listQuery, sentId, textLike, time } from "../values";

const filter = {
  from: date
    .optional()
    .describe(`The first day, in India; ${MONEY_DAYS} days with the last one when left out`)
    .meta({ examples: ["2026-11-18"] }),
  to: date
    .optional()
    .describe(
      `The last day, in India; today when left out. From \`from\` on ${MONEY_DAYS_MAX} days at most`,
    )
    .meta({ examples: ["2026-11-24"] }),
  jobId: sentId.optional().describe("Payments for this job alone"),
  companyId: sentId.optional(),
  method: z
    .string()
    .min(1)
    .max(40)
    .optional()
    .describe("As the provider names it")
    .meta({ examples: ["upi"] }),
};

interface Asked {
  from?: string;
  to?: string;
}

/** The first and the last day of a query, with defaults. */
export function moneyDays({ from, to }: Asked, now: Date): { from: string; to: string } {
  const last = to ?? todayInIndia(now);
  return { from: from ?? dateAfter(last, 1 - MONEY_DAYS), to: last };
}

/** One error on the last day, so that a form shows it in one place. */
const withinReach = (now: Date) => (asked: Asked, c: z.RefinementCtx) => {
  const { from, to } = moneyDays(asked, now);
  const days = daysBetween(from, to);
  const message =
    days < 1 ? words.moneyDaysWrong : days > MONEY_DAYS_MAX ? words.moneyDaysMany : null;
  if (message) c.addIssue({ code: "custom", path: ["to"], message });
};

export const moneyQuery = (now: Date) => z.object(filter).superRefine(withinReach(now));
export type MoneyQuery = z.infer<ReturnType<typeof moneyQuery>>;
export const moneyPaymentsQuery = (now: Date) =>
  listQuery.extend(filter).superRefine(withinReach(now));

/** Where the captured money is now, in paise: `captured` is the sum of the others. */
const figures = {
  payments: countLike(3),
  captured: countLike(59_700, "Paise that came in, the sum of the following four"),
  refunded: countLike(19_900, "Paise that went back, or that a payer's bank took back"),
  underWay: countLike(0, "Paise that go back, and have not arrived"),
  creditsOpen: countLike(0, "Paise behind credits that nobody has spent"),
  kept: countLike(39_800, "Paise that stay with us as it stands"),
};
const moneyFigures = z.object(figures).meta({ id: "MoneyFigures" });
export type MoneyFigures = z.infer<typeof moneyFigures>;

const named = textLike("Zari Lane");
export const money = z
  .object({
    from: date,
    to: date,
    total: moneyFigures,
    days: z
      .array(z.object({ day: date, ...figures }))
      .describe("Days on which money came in, in India, the newest first"),
    jobs: z.array(z.object({ id, title: textLike("Tailor"), company: named, ...figures })),
    jobCount: countLike(1, "All jobs, also those that `jobs` does not name"),
    companies: z.array(
      z.object({ id: id.nullable().describe("Null until a job has one"), name: named, ...figures }),
    ),
    companyCount: countLike(1, "All companies, also those that `companies` does not name"),
    methods: z.array(
      z.object({
        method: textLike("upi").nullable().describe("Null: the provider did not say"),
        ...figures,
      }),
    ),
  })
  .meta({ id: "Money" });
export type Money = z.infer<typeof money>;

/** A payment in the books. */
export const moneyPayment = z
  .object({
    id,
    providerPaymentId: textLike("pay_R1a2B3c4D5e6F7"),
    providerOrderId: textLike("order_R1a2B3c4D5e6F7").nullable(),
    refundId: textLike("rfnd_R1a2B3c4D5e6F7").nullable(),
    day: date,
    capturedAt: time,
    method: textLike("upi").nullable(),
    state: z.enum(MONEY_STATES),
    ...moneyFigures.omit({ payments: true }).shape,
    applicationId: id.describe("The application that was paid for"),
    person: z.object({ id, name: textLike("Asha Verma").nullable() }),
    job: z.object({ id, title: textLike("Tailor"), company: named }),
  })
  .meta({ id: "MoneyPayment" });
export type MoneyPayment = z.infer<typeof moneyPayment>;

/** Position of a row in the list of payments. */
export const moneyKey = z.tuple([z.string(), id]);
