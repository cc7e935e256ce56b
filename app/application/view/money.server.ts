import * as words from "~app/words/application/notices";
import * as ticketWords from "~app/words/application/ticket";
import * as jobWords from "~app/words/jobs/job";
import * as refundsWords from "~app/words/payment/refunds";
import type { Application, Choices } from "../../../worker/contract/applications";
import type { CancelReturn } from "../../../worker/contract/cancelling";
import {
  isBooked,
  isEmployerAbsent,
  isSlotConfirmed,
  isUnproven,
} from "../../../worker/facts/guarantee/statuses";
import { termsOf } from "../../../worker/facts/guarantee/terms";
import { whySlotFree } from "../../jobs/why-free";
import { moneyWords } from "../../words/format";
import { isWaiting } from "./kept";
import { isCredit, returnedWords } from "./receipt";

/** The newest interview that the company missed or that was not confirmed by either side. */
const unmetOf = ({ interviews = [] }: Application) =>
  interviews.findLast((one) => isEmployerAbsent(one) || isUnproven(one));

/** How a booked slot was paid, while it waits for its interview; undefined for any other slot. */
export function paidOf(application: Application): string | undefined {
  const { slot, status, paidWithCredit, payment, refund } = application;
  if (!isSlotConfirmed(slot) || !isBooked(status)) return undefined;
  if (unmetOf(application)) return refund ? words.costsNothing : undefined;
  const free = whySlotFree(application);
  if (free) return ticketWords.costsNothing[free];
  if (paidWithCredit) return ticketWords.paidWithCredit;
  if (!payment?.at) return undefined;
  return ticketWords.paidHow(
    moneyWords(payment.amount),
    payment.method ? refundsWords.methodName(payment.method) : undefined,
    payment.at,
  );
}

const RULES: Record<
  CancelReturn,
  (application: Application, choices: Choices) => string | undefined
> = {
  nothing: ({ price }) => (price === 0 ? words.nothingToReturn : undefined),
  refund: (application, { refundShare, refundUntil }) =>
    words.refundUntil(refundShare, refundUntil, termsOf(application)),
  credit: ({ payment }) =>
    payment && isCredit(payment) ? words.creditReturns : words.nextSlotFree,
};

/** What cancelling a confirmed slot gives back; undefined if there is nothing to say. */
export function cancelRuleOf(application: Application): string | undefined {
  const { choices, slot } = application;
  if (!isSlotConfirmed(slot) || !choices?.cancel) return undefined;
  return RULES[choices.cancel](application, choices);
}

/** Why money is returned although the application goes on; undefined if none is. */
export function whyReturned(application: Application): string | undefined {
  const { refund, closedBecause, payment, paidWithCredit, interview } = application;
  if (!refund || closedBecause) return undefined;
  const unmet = unmetOf(application);
  // The panel of the current interview already explains this.
  if (unmet) return unmet.id === interview?.id ? undefined : words.wasNotMet;
  // A late payment may be followed by another one that bought the slot.
  if (!payment?.at || payment.at > refund.since || returnedWords(payment)) return words.paidTooLate;
  return paidWithCredit ? words.creditHadPaid : words.paidTwice;
}

/** A note below an application's fee: when it is due, while it can still be paid. */
export const feeDueOf = (application: Application) =>
  isWaiting(application) && application.price > 0 && !application.choices?.useCredit
    ? jobWords.feeDue
    : undefined;
