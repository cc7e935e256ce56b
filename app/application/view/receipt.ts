import * as words from "~app/words/payment/refunds";
import type { Application } from "../../../worker/contract/applications";

type Payment = NonNullable<Application["payment"]>;

const returned = (): Partial<Record<Payment["state"], string>> => ({
  refunding: words.onItsWayBack,
  refunded: words.givenBack,
});

/** The state of money that was paid and returned; undefined for money that was not. */
export const returnedWords = ({ state }: Pick<Payment, "state">): string | undefined =>
  returned()[state];

/** The account to which money is returned: "the UPI or card you paid from". */
export const paidFrom = (payment: Application["payment"]) => words.sourceOf(payment?.method);

const CREDIT: Record<string, true> = { credit: true };

/** Whether a slot was bought with a credit: without a transfer of money there is no receipt. */
export const isCredit = ({ method }: Payment) => CREDIT[method ?? ""] ?? false;

/** The receipt of an application's payment; undefined before money has arrived. */
export function receiptOf({ payment, refund }: Application) {
  if (!payment?.at || !payment.reference || isCredit(payment)) return undefined;
  const label = returnedWords(payment);
  return {
    at: payment.at,
    amount: payment.amount,
    reference: payment.reference,
    method: payment.method && words.methodName(payment.method),
    back: label && refund && { label, amount: refund.amount },
  };
}
