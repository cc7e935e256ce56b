import type { ApplicationRow } from "../../../../db/application/applications";
import type { creditsAbout } from "../../../../db/application/timeline";
import type { InterviewRow } from "../../../../db/interview/interviews";
import type { PaymentRow } from "../../../../db/payment/refunds";
import { isAvailable } from "../../../facts/guarantee/statuses";
import { slotAt } from "../../booking/slot/slot.rules";
import type { Standing } from "./still-true.rules";

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
