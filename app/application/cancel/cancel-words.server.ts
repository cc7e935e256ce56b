import type { Application, Choices } from "../../../worker/contract/applications";
import type { CancelReturn } from "../../../worker/contract/interviews";
import { shareOf } from "../../../worker/facts/refunds";
import { termsOf } from "../../../worker/facts/terms";
import { paidFrom } from "../../payment/receipt";
import * as words from "../../words/en/application/choices";

type Say = (application: Application, choices: Choices) => string;

/** Money that was already returned stays with the candidate in any case. */
const nothing: Say = ({ refund }) => (refund ? words.moneyIsBack : words.nothingReturns);

const BEFORE: Record<CancelReturn, Say> = {
  nothing,
  refund: ({ payment, terms }, { refundShare, refundUntil }) =>
    words.moneyReturns(
      refundShare,
      payment && shareOf(payment.amount, refundShare),
      paidFrom(payment),
      refundUntil,
      termsOf({ terms }),
    ),
  credit: ({ payment, paidWithCredit }) =>
    words.creditReturns(paidWithCredit ? undefined : payment?.amount),
};

const AFTER: Record<CancelReturn, Say> = {
  nothing,
  refund: (_, { refundShare }) => words.moneyOnItsWay(refundShare),
  credit: () => words.nextSlotFree,
};

/** The effect of cancelling, shown before the press; undefined if cancelling is impossible. */
export const beforeCancel = (application: Application): string | undefined => {
  const { choices } = application;
  return choices?.cancel
    ? words.whatCancelDoes(BEFORE[choices.cancel](application, choices))
    : undefined;
};

const GIVES: Record<CancelReturn, (choices: Choices) => string | undefined> = {
  nothing: () => undefined,
  refund: ({ refundShare, refundUntil }) => words.moneyUntil(refundShare, refundUntil),
  credit: () => words.nextIsFree,
};

/** The title of the folded cancel section, with what cancelling gives back. */
export const cancelTitleOf = ({ choices }: Application): string =>
  words.cancelTitle(choices?.cancel ? GIVES[choices.cancel](choices) : undefined);

/** What cancelling gave back, for the toast after it. */
export const afterCancel = (application: Application, choices: Choices, gives: CancelReturn) =>
  AFTER[gives](application, choices);
