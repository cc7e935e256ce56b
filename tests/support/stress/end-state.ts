import { SENDING_SECONDS } from "../../../worker/facts/messages/messages";
import { timeAt } from "../clock";
import { type Booked, balance } from "./balance";
import { unfinished, violations } from "./invariants";
import { makeDue } from "./journey";
import type { Reached } from "./product";

/** Every payment in the provider's books. */
export async function booksOf(product: Reached): Promise<Booked[]> {
  const books: Booked[] = [];
  for (let skip = 0; ; skip += 100) {
    const { items } = await product.provider(`/payments?count=100&skip=${skip}`);
    books.push(...items);
    if (items.length < 100) return books;
  }
}

/**
 * Descriptions of all current problems: violated invariants, unfinished work, and money that does
 * not add up.
 */
export async function problems(product: Reached): Promise<string[]> {
  const now = timeAt(product.url);
  return [
    ...(await violations(product.query, now)),
    ...(await unfinished(product.query, now)),
    ...(await balance(product.query, await booksOf(product))).wrong,
  ];
}

/** Longer than an SMS stays claimed by a delivery that died. */
const STILL_MS = 2 * SENDING_SECONDS * 1000;
const SHOWN = 20;

/**
 * Runs the queue and the schedule as long as the number of problems decreases.
 *
 * @returns the problems that are left when their number has not decreased for a while; empty if all
 * is well
 */
export async function runUntilIdle(product: Reached): Promise<string[]> {
  let fewest = Number.POSITIVE_INFINITY;
  for (let limit = 0; ; ) {
    await makeDue(product);
    await product.schedule();
    const remaining = await problems(product);
    if (remaining.length === 0) return remaining;
    if (remaining.length < fewest) {
      fewest = remaining.length;
      limit = Date.now() + STILL_MS;
    }
    if (Date.now() > limit) return remaining.slice(0, SHOWN);
    await new Promise((next) => setTimeout(next, 50));
  }
}

/**
 * The end state of an application, without ids and
 * times, which differ from one application to the next.
 */
export async function endState(product: Reached, id: number) {
  const rows = async (statement: string) =>
    Array.from(await product.query(statement, [id])).map((row) => Object.values(row).join(" "));
  const [application] = await rows(
    "select status, slot_state, closed_because, slot_expires_at is null from applications where id = ?",
  );
  return {
    application,
    history: await rows(
      "select status from application_history where application_id = ? order by seq",
    ),
    orders: await rows(
      "select amount, state, next_check_at is null from orders where application_id = ?",
    ),
    payments: await rows(
      "select amount, state from payments where application_id = ? order by 1, 2",
    ),
    notifications: await rows(`select title from notifications join outbox on outbox.id = outbox_id
      where json_extract(payload, '$.applicationId') = ? order by title`),
  };
}
