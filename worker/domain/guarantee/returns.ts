import {
  expectReturnedAtMost,
  returnedSince,
  touchGuarantee,
} from "../../../db/application/guarantee";
import { writeBatch } from "../../../db/client";
import { returnGoodwill } from "../../../db/payment/credits";
import { markRefundDue, type PaymentRow } from "../../../db/payment/refunds";
import { todayInIndia } from "../../contract/profile";
import { addSeconds, DAY_SECONDS } from "../../facts/times";
import { momentInIndia } from "../interview/day.rules";
import { outboxMessage } from "../outbox/outbox";
import type { Service } from "../service";
import type { Situation } from "./situation";

const today = (now: Date) => momentInIndia(todayInIndia(now), "00:00").toISOString();

/**
 * The writes and messages that automatically return the payment for a slot: money or goodwill.
 * Guarded: concurrent returns cannot exceed the daily cap together, unless staff released this one.
 */
export function automaticReturn(
  { db, settings, now }: Service,
  { application, payment, goodwill, isPastCap }: Situation,
) {
  if (goodwill) {
    return {
      writes: returnGoodwill(db, goodwill, application.id, now.toISOString()),
      messages: [],
    };
  }
  if (!payment) return { writes: [], messages: [] };
  const { id, amount, providerPaymentId } = payment;
  const left = settings.RETURNS_DAILY_CAP * 100 - amount;
  return {
    writes: [
      ...(isPastCap ? [] : [expectReturnedAtMost(db, today(now), left)]),
      ...markRefundDue(db, id, amount, now.toISOString(), true),
    ],
    messages: [outboxMessage("refund_send", { providerPaymentId })],
  };
}

/** Whether the daily cap allows this return. Without a payment it always does. */
export async function isWithinCap(
  { db, settings, now }: Service,
  payment: PaymentRow | null,
): Promise<boolean> {
  if (!payment) return true;
  const [returned] = await returnedSince(db, today(now));
  return (returned?.paise ?? 0) + payment.amount <= settings.RETURNS_DAILY_CAP * 100;
}

/**
 * Puts a return above today's cap on hold. It waits for staff, whom the schedule alerts, or for the
 * next day, when the cap starts anew.
 */
export async function holdReturn(
  { db, now }: Service,
  { application }: Pick<Situation, "application">,
): Promise<void> {
  const at = now.toISOString();
  await writeBatch(db, [
    touchGuarantee(db, application.id, at, {
      guaranteeDueAt: addSeconds(new Date(today(now)), DAY_SECONDS),
      returnWaitsSince: application.returnWaitsSince ?? at,
    }),
  ]);
}
