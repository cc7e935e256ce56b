import type { Application, Choices } from "../../../worker/contract/applications";
import type { CancelReturn } from "../../../worker/contract/interviews";
import { shareOf } from "../../../worker/facts/refunds";
import { termsOf } from "../../../worker/facts/terms";
import { paidFrom } from "../../payment/receipt";
import * as words from "../../words/en/application/choices";

type Say = (application: Application, choices: Choices) => string;

/** What went back already is the candidate's, whatever they do. */
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

/** What cancelling does, before the press; undefined where it can't be done. */
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

/** The line under which cancelling is folded, with what it gives. */
export const cancelTitleOf = ({ choices }: Application): string =>
  words.cancelTitle(choices?.cancel ? GIVES[choices.cancel](choices) : undefined);

/** What it gave back, in the toast after it. */
export const afterCancel = (application: Application, choices: Choices, gives: CancelReturn) =>
  AFTER[gives](application, choices);
