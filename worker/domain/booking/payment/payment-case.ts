import { paymentsOf } from "../../../../db/application/applications";
import type { Db, RowsOf } from "../../../../db/client";
import { availableCredit, type CreditRow, goodwillOn } from "../../../../db/payment/credits";
import { type OrderRow, openOrder } from "../../../../db/payment/payments";
import { type Case, caseStatements, composedCase, scopeOf } from "../../case/case";
import type { Service } from "../../service";

/** A case with the oldest credit that its person can use. */
export interface CaseWithCredit extends Case {
  credit: CreditRow | null;
}

/** Loads it for its owner, in one batch. @throws Failure not_found */
export async function loadCaseWithCredit(
  { db, now }: Service,
  id: number,
  userId: number,
): Promise<CaseWithCredit> {
  const scope = scopeOf({ application: id }, { for: "owner", userId });
  const [[credit], ...rows] = await db.batch([
    availableCredit(db, userId),
    ...caseStatements(db, id, scope, now.toISOString()),
  ]);
  return { ...composedCase(rows), credit: credit ?? null };
}

/** A case with its open order, and the oldest credit that its person can use instead. */
export interface CaseWithOrder extends CaseWithCredit {
  order: OrderRow | null;
}

/** Loads it for its owner, in one batch. @throws Failure not_found */
export async function loadCaseWithOrder(
  { db, now }: Service,
  id: number,
  userId: number,
): Promise<CaseWithOrder> {
  const scope = scopeOf({ application: id }, { for: "owner", userId });
  const [[order], [credit], ...rows] = await db.batch([
    openOrder(db, id),
    availableCredit(db, userId),
    ...caseStatements(db, id, scope, now.toISOString()),
  ]);
  return { ...composedCase(rows), order: order ?? null, credit: credit ?? null };
}

/** A case with all goodwill that staff gave on it, whether returned or not. */
export interface CaseWithGoodwill extends Case {
  goodwillGiven: CreditRow[];
}

/** Loads it in one batch. @throws Failure not_found */
export async function loadCaseWithGoodwill(
  { db, now }: Service,
  id: number,
): Promise<CaseWithGoodwill> {
  const [goodwillGiven, ...rows] = await db.batch([
    goodwillOn(db, id),
    ...caseStatements(db, id, undefined, now.toISOString()),
  ]);
  return { ...composedCase(rows), goodwillGiven };
}

/** A case for which money came in. */
export interface CaseWithMoney extends Case {
  /** The provider's ids of the payments that are stored already. */
  storedPayments: string[];
}

/** The statements that a case with money is made from. */
export const moneyStatements = (db: Db, id: number, at: string) =>
  [paymentsOf(db, id), ...caseStatements(db, id, undefined, at)] as const;

/** The case with money of these rows. @throws Failure not_found */
export const composedCaseWithMoney = ([payments, ...rows]: RowsOf<
  ReturnType<typeof moneyStatements>
>): CaseWithMoney => ({
  ...composedCase(rows),
  storedPayments: payments.map(({ providerPaymentId }) => providerPaymentId),
});

/** Loads it in one batch. @throws Failure not_found */
export const loadCaseWithMoney = async ({ db, now }: Service, id: number): Promise<CaseWithMoney> =>
  composedCaseWithMoney(await db.batch(moneyStatements(db, id, now.toISOString())));
