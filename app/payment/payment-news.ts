import type { Application } from "../../worker/contract/applications";
import { PAYMENT_PROVIDER } from "../../worker/facts/brand";
import { isAtPayment } from "../../worker/facts/statuses";
import { clockTime } from "../words/format";

/** What a candidate has to know of a payment that has brought no slot. */
export interface PaymentNews {
  title: string;
  text: string;
  /** Nothing more is awaited: the candidate can pay again. */
  isOver?: true;
}

type Payment = NonNullable<Application["payment"]>;

export const NOTHING_CHARGED = "Nothing was charged.";
/** After a payment that failed: some banks show it for a while. */
const COMES_BACK = "If your bank shows a debit, it comes back by itself.";
export const CHECKING = "We are checking your payment";
export const WE_KEEP_ASKING =
  "Don't pay again. We keep asking, also when this page is closed. The answer comes here and by email.";
const IF_APPROVED =
  "If you approved the payment, don't pay again: we keep asking, and the answer comes here and by email. If you did not, nothing was charged.";

const ATTEMPTS: Record<NonNullable<Payment["attempt"]>["state"], (at: string) => PaymentNews> = {
  failed: (at) => ({
    title: "Your payment did not go through",
    text: `It failed on ${clockTime(at)}. ${NOTHING_CHARGED} ${COMES_BACK}`,
    isOver: true,
  }),
  pending: (at) => ({
    title: "Your payment is not finished",
    text: `You began it on ${clockTime(at)}, and your bank has not answered yet. ${IF_APPROVED}`,
  }),
};

/** Of an open order, as far as the provider has answered; the more certain comes first. */
function newsOfOpen(payment: Payment): PaymentNews {
  const { unansweredSince, attempt, answeredAt } = payment;
  if (unansweredSince)
    return {
      title: "We are asking whether you paid",
      text: `${PAYMENT_PROVIDER} has not answered us since ${clockTime(unansweredSince)}. ${IF_APPROVED}`,
    };
  if (attempt) return ATTEMPTS[attempt.state](attempt.at);
  return answeredAt
    ? {
        title: "You did not finish paying",
        text: `${NOTHING_CHARGED} ${PAYMENT_PROVIDER} told us so on ${clockTime(answeredAt)}.`,
        isOver: true,
      }
    : {
        // Nobody has been asked: who reads it may have paid a moment ago.
        title: "No money has come to us yet",
        text: "If you approved a payment, look again in a minute before you pay.",
      };
}

const checkedSince = ({ attempt }: Payment) =>
  attempt
    ? `Your bank has been asked since ${clockTime(attempt.at)} and has not answered yet.`
    : "Your bank has not answered yet.";

/** What became of the payment that an application waits for; undefined where nobody began one. */
export function paymentNews({ status, payment }: Application): PaymentNews | undefined {
  if (!isAtPayment(status) || !payment) return undefined;
  const news: Partial<Record<Payment["state"], () => PaymentNews>> = {
    checking: () => ({
      title: CHECKING,
      text: `${checkedSince(payment)} Your money is safe. ${WE_KEEP_ASKING}`,
    }),
    open: () => newsOfOpen(payment),
  };
  return payment.orderId ? news[payment.state]?.() : undefined;
}

/** Whether it is known that no money was taken: nobody began to pay, or the provider says so. */
export function isNothingCharged(application: Application): boolean {
  const { payment, refund } = application;
  if (refund || payment?.at) return false;
  return paymentNews(application)?.isOver ?? !payment?.orderId;
}
