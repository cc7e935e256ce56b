import {
  expectGuarantee,
  expectReturnedAtMost,
  touchGuarantee,
} from "../../../../db/application/guarantee";
import { returnGoodwill } from "../../../../db/payment/credits";
import { markRefundDue } from "../../../../db/payment/refunds";
import { addSeconds, DAY_SECONDS } from "../../../facts/times";
import { type Plan, planOf, statement } from "../../case/plan";
import { outboxMessage } from "../../talk/outbox/outbox";
import type { Return } from "../ending/ending";
import type { StepCase } from "./guarantee-case";

/** Nothing goes back. */
export const NO_RETURN: Return = { messages: [], changes: [] };

/**
 * The automatic return of the payment for a slot: money or goodwill. Guarded: concurrent returns
 * cannot exceed the daily cap together, unless staff released this one.
 */
export function automaticReturn(
  { application, payment, goodwill, returns }: StepCase,
  now: Date,
): Return {
  const at = now.toISOString();
  if (goodwill) {
    return {
      messages: [],
      changes: [statement(returnGoodwill, goodwill, application.id, at)],
    };
  }
  if (!payment) return NO_RETURN;
  const { id, amount, providerPaymentId } = payment;
  const { since, cap } = returns;
  return {
    messages: [outboxMessage("refund_send", { providerPaymentId })],
    changes: [
      ...(cap === null ? [] : [statement(expectReturnedAtMost, since, cap - amount)]),
      statement(markRefundDue, id, amount, at, true),
    ],
    paise: amount,
  };
}

/** Whether the daily cap allows this return. Without a payment it always does. */
export const isWithinCap = ({ payment, returns: { total, cap } }: StepCase): boolean =>
  payment === null || cap === null || total + payment.amount <= cap;

/**
 * Puts a return above today's cap on hold. It waits for staff, whom the schedule alerts, or for the
 * next day, when the cap starts anew.
 */
export function holdReturn({ application, returns }: StepCase, now: Date): Plan {
  const at = now.toISOString();
  return planOf({
    guards: [statement(expectGuarantee, application)],
    changes: [
      statement(touchGuarantee, application.id, at, {
        guaranteeDueAt: addSeconds(new Date(returns.since), DAY_SECONDS),
        returnWaitsSince: application.returnWaitsSince ?? at,
      }),
    ],
  });
}
