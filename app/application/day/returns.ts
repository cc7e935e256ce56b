import type { Application } from "../../../worker/contract/applications";
import { GIVEN_BACK, isCredit } from "../../payment/receipt";
import * as words from "../../words/en/application/day";
import { moneyWords } from "../../words/format";

type Paid = Pick<Application, "price" | "paidWithCredit" | "payment">;

/** The means of payment of the slot in words, such as "your" and the price; undefined for a free slot. */
export function paidOf({ price, paidWithCredit, payment }: Paid): string | undefined {
  if (price === 0) return undefined;
  return paidWithCredit
    ? words.whatPaid
    : words.yourMoney(moneyWords(payment?.amount ?? price * 100));
}

/** Whether a free slot from staff was used here and was returned. */
export const isSlotBack = ({ payment, refund }: Pick<Application, "payment" | "refund">): boolean =>
  payment !== undefined && isCredit(payment) && !refund && GIVEN_BACK[payment.state] !== undefined;

/** What is returned if the company is at fault; undefined if it was already returned. */
export const backOf = (application: Paid): string | undefined =>
  application.payment && GIVEN_BACK[application.payment.state] ? undefined : paidOf(application);
