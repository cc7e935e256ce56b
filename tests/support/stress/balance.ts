import type { Ask } from "./invariants";

/** A payment in the provider's books. Amounts are in paise. */
export interface Booked {
  id: string;
  amount: number;
  amount_refunded: number;
  captured: boolean;
}

/** The sums of all captured payments by their current state, in paise. */
export interface Balance {
  captured: number;
  confirmed: number;
  credit: number;
  refundPending: number;
  refunded: number;
}

/**
 * Compares the provider's books with ours, payment by payment.
 *
 * @returns the sums, and a description of every difference
 */
export async function balance(ask: Ask, books: Booked[]) {
  const rows = await ask(
    `select provider_payment_id id, amount, state, refund_amount, exists (select 1 from credits
      where payment_id = payments.id and state = 'available') credit from payments`,
  );
  const ours = new Map(Array.from(rows).map((row) => [String(row.id), row]));
  const sums: Balance = { captured: 0, confirmed: 0, credit: 0, refundPending: 0, refunded: 0 };
  const wrong: string[] = [];
  for (const booked of books.filter((payment) => payment.captured)) {
    sums.captured += booked.amount;
    const row = ours.get(booked.id);
    ours.delete(booked.id);
    if (!row) {
      wrong.push(`captured and unknown to us: ${booked.id}`);
      continue;
    }
    if (row.amount !== booked.amount) wrong.push(`another amount: ${booked.id}`);
    const keptPlace = row.credit ? "credit" : "confirmed";
    const place =
      row.state === "kept" ? keptPlace : row.state === "refunded" ? "refunded" : "refundPending";
    sums[place] += booked.amount;
    const back = booked.amount_refunded;
    if (row.state === "kept" && back > 0) wrong.push(`kept, yet sent back: ${booked.id}`);
    if (row.state === "refunded" && back !== row.refund_amount)
      wrong.push(`never sent: ${booked.id}`);
  }
  for (const id of ours.keys()) wrong.push(`never captured: ${id}`);
  const { captured, ...places } = sums;
  const placed = Object.values(places).reduce((sum, part) => sum + part, 0);
  if (captured !== placed) wrong.push(`captured ${captured} is not ${JSON.stringify(places)}`);
  return { sums, wrong };
}
