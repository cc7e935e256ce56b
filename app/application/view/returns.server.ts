import * as words from "~app/words/application/choices";
import * as dayWords from "~app/words/application/day";
import type { Application, Choices } from "../../../worker/contract/applications";
import {
  type CancelReturn,
  type PromisedReturn,
  promisedReturn,
} from "../../../worker/contract/cancelling";
import { termsOf } from "../../../worker/facts/guarantee/terms";
import { shareOf } from "../../../worker/facts/money/refunds";
import { moneyWords } from "../../words/format";
import { isCredit, paidFrom, returnedWords } from "./receipt";

type Say = (application: Application, choices: Choices) => string;

/** Money that was already returned stays with the candidate in any case. */
const nothing = ({ refund }: Application) => (refund ? words.moneyIsBack : words.nothingReturns);

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

const AFTER: Record<CancelReturn, (application: Application, refundShare: number) => string> = {
  nothing,
  refund: (_, refundShare) => words.moneyOnItsWay(refundShare),
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

/** What the form promised, as `promiseOf` wrote it; undefined if a form holds something else. */
export function promisedIn(posted: FormDataEntryValue | null): PromisedReturn | undefined {
  const [cancel, share = cancel === "refund" ? 1 : 0] = String(posted).split(" ");
  return promisedReturn.safeParse({ cancel, refundShare: Number(share) }).data;
}

/** What cancelling gave back, for the toast after it. */
export const afterCancel = (application: Application, { cancel, refundShare }: PromisedReturn) =>
  AFTER[cancel](application, refundShare);

type Paid = Pick<Application, "price" | "paidWithCredit" | "payment">;

/** The means of payment of the slot in words, such as "your" and the price; undefined for a free slot. */
export function paidOf({ price, paidWithCredit, payment }: Paid): string | undefined {
  if (price === 0) return undefined;
  return paidWithCredit
    ? dayWords.whatPaid
    : dayWords.yourMoney(moneyWords(payment?.amount ?? price * 100));
}

/** Whether a free slot from staff was used here and was returned. */
export const isSlotBack = ({ payment, refund }: Pick<Application, "payment" | "refund">): boolean =>
  payment !== undefined && isCredit(payment) && !refund && returnedWords(payment) !== undefined;

/** What is returned if the company is at fault; undefined if it was already returned. */
export const backOf = (application: Paid): string | undefined =>
  application.payment && returnedWords(application.payment) ? undefined : paidOf(application);
