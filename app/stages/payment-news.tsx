import type { Application } from "../../worker/contract/applications";
import { rupees, shortDay } from "../format";

type Payment = NonNullable<Application["payment"]>;
type Words = (payment: Payment) => string | null;

const REFUNDS: Partial<Record<Payment["state"], Words>> = {
  refunding: (payment) =>
    `${rupees(payment.amount / 100)} is on its way back to you${
      payment.at ? `, started ${shortDay(payment.at)}` : ""
    }. You need not do anything.`,
  refunded: (payment) => `${rupees(payment.amount / 100)} went back to you.`,
};

export function RefundNews({ application: { payment } }: { application: Application }) {
  const words = payment && REFUNDS[payment.state]?.(payment);
  if (!words) return null;
  return (
    <p className="mt-3">
      {words}
      {payment.reference && <> Reference: {payment.reference}</>}
    </p>
  );
}
