import { retryDeadLetters } from "../../worker/domain/outbox/dead-letter";
import { acceptWebhook } from "../../worker/domain/payment/webhook";
import { balance } from "../support/stress/balance";
import { unfinished, violations } from "../support/stress/invariants";
import { STAFF } from "./staff";
import type { World } from "./world";

const MOST_ROUNDS = 400;

/** The times at which something falls due by itself. */
const DUE = `select min(at) at from (
  select min(next_check_at) at from orders union all
  select min(next_refund_at) from payments union all
  select min(slot_expires_at) from applications where slot_state = 'held' union all
  select min(ends_at) from attempts where graded_at is null union all
  select coalesce(next_try_at, strftime('%Y-%m-%dT%H:%M:%fZ', created_at, '+121 seconds'))
    from outbox where handled_at is null)`;

/** Messages that are dropped when they are no longer true, even if the app has them and the mail does not. */
const MAY_BE_LATE = `('hold_ending', 'lapsed', 'hold_released', 'interview_set', 'interview_moved',
  'interview_reminder', 'slot_free')`;

/** The schedule and the queue until nothing is due now. */
async function runWhatIsDue(world: World): Promise<void> {
  await world.schedule();
  while (world.queue.length > 0) await world.deliver(0, false);
  await retryDeadLetters(world.service(), STAFF, {});
  while (world.queue.length > 0) await world.deliver(0, false);
}

/**
 * Ends all faults, and lets time pass until nothing falls due any more. In half of the runs the
 * provider has given up its webhooks, except those that report what others did.
 *
 * @returns every problem that is left, in words.
 */
export async function runUntilIdle(world: World): Promise<string[]> {
  world.faults.clear();
  world.bank.refusals = 0;
  const all = world.dice.below(2) === 1;
  const owed = world.bank.events.filter(({ isOnlySource: isOnlyWord }) => all || isOnlyWord);
  for (const { body, headers } of owed) {
    await acceptWebhook(world.service(), new TextEncoder().encode(body), headers);
  }
  for (let round = 0; ; round += 1) {
    await runWhatIsDue(world);
    const [due] = await world.ask(DUE);
    if (!due?.at) break;
    if (round === MOST_ROUNDS) return [`Never at rest: ${due.at}`];
    const at = new Date(String(due.at)).getTime() + 1;
    if (at > world.now.getTime()) world.now = new Date(at);
    else world.pass(1);
  }
  const told = await world.ask(
    `select outbox_id id from notifications join outbox on outbox.id = outbox_id
      where kind not in ${MAY_BE_LATE}`,
  );
  const unmailed = Array.from(told).filter(({ id }) => !world.mails.has(String(id)));
  return [
    ...world.unexpected.splice(0),
    ...unmailed.map(({ id }) => `never mailed: ${id}`),
    ...(await violations(world.ask, world.now)),
    ...(await unfinished(world.ask, world.now)),
    ...(await balance(world.ask, world.bank.books())).wrong,
  ];
}
