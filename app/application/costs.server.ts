import type { Application, CancelReturn } from "../../worker/contract/applications";
import { REFUND_TIME } from "../../worker/facts/refunds";
import { isSlotConfirmed } from "../../worker/facts/statuses";
import { GIVEN_BACK, isCredit } from "../payment/receipt";
import { clockTime, rupees } from "../words/format";

/** What a slot that is confirmed cost, and that no more is due; undefined for any other. */
export function costsOf(application: Application): string | undefined {
  if (!isSlotConfirmed(application.slot)) return undefined;
  return `${paidWords(application)} There is nothing more to pay.`;
}

function paidWords({ price, paidWithCredit, payment }: Application): string {
  if (price === 0) return "The employer pays: you paid nothing.";
  if (paidWithCredit) return "Your credit was used: you paid nothing now.";
  return `You paid ${rupees(payment ? payment.amount / 100 : price)}.`;
}

const RULES: Record<CancelReturn, (application: Application) => string | undefined> = {
  nothing: ({ price }) =>
    price === 0
      ? "You paid nothing, so there is nothing to give back. Cancel early, so that someone else can come."
      : undefined,
  refund: ({ choices }) =>
    `Cancel ${choices?.refundUntil ? `until ${clockTime(choices.refundUntil)}` : `${REFUND_TIME} before the interview begins`}: all money back. Later: next slot free.`,
  credit: ({ payment }) =>
    payment && isCredit(payment)
      ? "Cancel before the interview begins: you get your credit back."
      : "If you cancel now, your next slot is free. No money comes back.",
};

/** What cancelling a confirmed slot gives back; undefined where there is nothing to say. */
export function cancelRuleOf(application: Application): string | undefined {
  const { choices, slot } = application;
  if (!isSlotConfirmed(slot) || !choices?.cancel) return undefined;
  return RULES[choices.cancel](application);
}

/** Why money goes back although the application goes on; undefined where none does. */
export function whyReturned(application: Application): string | undefined {
  const { refund, closedBecause, payment, paidWithCredit } = application;
  if (!refund || closedBecause) return undefined;
  // What came too late may be followed by what bought the slot.
  if (!payment?.at || payment.at > refund.since || GIVEN_BACK[payment.state])
    return "Your payment came when the slot was not free any more.";
  return paidWithCredit
    ? "Your credit had paid for this slot already."
    : "You paid twice for this slot.";
}
