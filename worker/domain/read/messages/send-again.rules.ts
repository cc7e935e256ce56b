import type { ApplicationRow } from "../../../../db/application/applications";
import type { creditsAbout, MessageAboutRow } from "../../../../db/application/timeline";
import type { InterviewRow } from "../../../../db/interview/interviews";
import type { PaymentRow } from "../../../../db/payment/refunds";
import { isAvailable } from "../../../facts/guarantee/statuses";
import { SEND_AGAIN_SECONDS } from "../../../facts/messages/messages";
import { addSeconds } from "../../../facts/times";
import type { FailureCode } from "../../../failure";
import { slotAt } from "../../booking/slot/slot.rules";
import type { ApplicationKind } from "../../talk/outbox/kinds.rules";
import { isStillTrue, type Standing } from "./still-true.rules";

type Sent = Pick<MessageAboutRow, "message" | "dead">;

const COPY = /^again-(.+)-(\d+)$/;

/** The id of the original message of a copy. */
const firstOf = (id: string): string => COPY.exec(id)?.[1] ?? id;

/** Prefix of the ids of a message's copies. */
export const copiesBegin = (id: string): string => `again-${firstOf(id)}-`;

/** The id of the next copy: of two concurrent sends, the second finds its id taken. */
export const nextCopy = (id: string, copies: Sent[]): string => {
  const numbers = copies.map(({ message }) => Number(COPY.exec(message.id)?.[2] ?? 0));
  return `${copiesBegin(id)}${Math.max(0, ...numbers) + 1}`;
};

/** A dead letter: it is not tried again automatically. */
export const isDead = ({ message, dead }: Sent): boolean =>
  message.handledAt === null && dead !== null && dead.retriedAt === null;

const isWaiting = (row: Sent) => row.message.handledAt === null && !isDead(row);

/**
 * Why staff cannot send a message again now; null if they can. A dead letter is tried again instead
 * of copied.
 *
 * @param others messages of the same application, at least the copies of this one
 */
export function whyNotAgain(
  kind: ApplicationKind,
  row: Sent,
  others: Sent[],
  standing: Standing,
): FailureCode | null {
  const { id, payload } = row.message;
  if (!isStillTrue(kind, standing, payload)) return "message_stale";
  if (isWaiting(row)) return "message_under_way";
  if (isDead(row)) return null;
  const since = addSeconds(standing.now, -SEND_AGAIN_SECONDS);
  const isFresh = others.some(
    (one) =>
      one.message.id.startsWith(copiesBegin(id)) &&
      (isWaiting(one) || (one.message.handledAt ?? "") > since),
  );
  return isFresh ? "message_repeated" : null;
}

interface Known {
  application: ApplicationRow["application"];
  /** Newest first. */
  interviews: InterviewRow[];
  payments: PaymentRow[];
  /** The payment behind the credit that bought the slot. */
  spent: { payment: PaymentRow | null } | undefined;
  credits: Pick<Awaited<ReturnType<typeof creditsAbout>>[number], "applicationId" | "state">[];
}

/** The current facts that messages about an application rely on. */
export const standingOf = (
  { application, interviews, payments, spent, credits }: Known,
  now: Date,
): Standing => ({
  application,
  slot: slotAt(application, now),
  interviews,
  payments: spent?.payment ? [...payments, spent.payment] : payments,
  hasCredit: credits.some(
    (credit) => credit.applicationId === application.id && isAvailable(credit),
  ),
  now,
});
