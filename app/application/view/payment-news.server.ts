import * as words from "~app/words/payment/payment-news";
import type { Application } from "../../../worker/contract/applications";
import { isAtPayment } from "../../../worker/facts/guarantee/statuses";

/** The state of a payment that has not confirmed a slot. */
export interface PaymentNews {
  title: string;
  text: string;
  /** The payment is finished: the candidate can pay again. */
  isOver?: true;
}

type Payment = NonNullable<Application["payment"]>;

const ATTEMPTS: Record<
  NonNullable<Payment["attempt"]>["state"],
  (at: string, paise: number) => PaymentNews
> = {
  failed: (at, paise) => ({
    title: words.failedTitle,
    text: words.failed(at, paise),
    isOver: true,
  }),
  pending: (at) => ({
    title: words.unfinishedTitle,
    text: words.unfinished(at),
  }),
};

/** The state of an open order from the provider's answers, the most certain fact first. */
function newsOfOpen(payment: Payment, provider: string): PaymentNews {
  const { unansweredSince, attempt, answeredAt } = payment;
  if (unansweredSince)
    return { title: words.askingTitle, text: words.asking(provider, unansweredSince) };
  if (attempt) return ATTEMPTS[attempt.state](attempt.at, payment.amount);
  return answeredAt
    ? { title: words.notPaidTitle, text: words.notPaid(provider, answeredAt), isOver: true }
    : // The provider was not asked yet: the candidate may have paid a moment ago.
      { title: words.noMoneyYetTitle, text: words.noMoneyYet };
}

/**
 * The state of the payment that an application waits for; undefined if no payment was begun.
 *
 * @param provider the payment provider's name
 */
export function paymentNews(
  { status, payment }: Application,
  provider: string,
): PaymentNews | undefined {
  if (!isAtPayment(status) || !payment) return undefined;
  const news: Partial<Record<Payment["state"], () => PaymentNews>> = {
    checking: () => ({
      title: words.checkingTitle,
      text: words.checking(payment.attempt?.at),
    }),
    open: () => newsOfOpen(payment, provider),
  };
  return payment.orderId ? news[payment.state]?.() : undefined;
}

/**
 * Whether it is certain that no money was taken: no payment was begun, or the provider says so.
 * After a failed payment the bank may still have taken the money from the account.
 */
export function isNothingCharged(
  { payment, refund }: Application,
  news: PaymentNews | undefined,
): boolean {
  if (refund || payment?.at || payment?.attempt?.state === "failed") return false;
  return news?.isOver ?? !payment?.orderId;
}
