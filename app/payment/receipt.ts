import type { Application } from "../../worker/contract/applications";

type Payment = NonNullable<Application["payment"]>;

/** What became of money that was paid and did not stay. */
export const GIVEN_BACK: Partial<Record<Payment["state"], string>> = {
  refunding: "On its way back",
  refunded: "Given back",
};

const METHODS: Record<string, string> = {
  upi: "UPI",
  card: "Card",
  netbanking: "Net banking",
  wallet: "Wallet",
  credit: "Credit",
};

/** A way of paying in words; an unknown one as the provider calls it. */
export const methodWords = (method: string) => METHODS[method] ?? method;

const SOURCES: Record<string, string> = { netbanking: "bank account", wallet: "wallet" };

/** Where money goes back to: "the UPI or card you paid from". */
export const paidFrom = (payment: Application["payment"]) =>
  `the ${SOURCES[payment?.method ?? ""] ?? "UPI or card"} you paid from`;

const CREDIT: Record<string, true> = { credit: true };

/** Whether a slot was bought with a credit: no money moved, so there is nothing to show for it. */
export const isCredit = ({ method }: Payment) => CREDIT[method ?? ""] ?? false;

/** What a receipt says of an application's payment; undefined where no money came. */
export function receiptOf({ payment }: Application) {
  if (!payment?.at || !payment.reference || isCredit(payment)) return undefined;
  return {
    at: payment.at,
    amount: payment.amount,
    reference: payment.reference,
    method: payment.method && methodWords(payment.method),
    back: GIVEN_BACK[payment.state],
  };
}
