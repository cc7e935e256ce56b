import { acceptWebhook } from "../../worker/domain/booking/payment/payment";
import { decideDispute } from "../../worker/domain/outcome/guarantee/decision";
import { releaseHeldReturn } from "../../worker/domain/outcome/guarantee/release-held-return";
import { retryDeadLetters } from "../../worker/domain/talk/outbox/dead-letter";
import { OUTCOME_WORDS } from "../../worker/facts/guarantee/statuses";
import { balance } from "../support/stress/balance";
import { find, unfinished, violations } from "../support/stress/invariants";
import { doAct, oneOf } from "./choices";
import { unfairEndings } from "./fairness";
import { STAFF } from "./staff";
import type { World } from "./world";

const MOST_ROUNDS = 400;
/**
 * From this round on, the schedule runs less and less
 * often, so that a month of reminders takes few rounds.
 */
const SELDOM_FROM = 8;
const MORE_SELDOM_MS = 18 * 3_600_000;

/** The next time at which something falls due by itself. */
const DUE = `select min(at) at from (
  select min(next_refund_at) at from payments union all
  select min(slot_expires_at) from applications where slot_state = 'held' union all
  select min(ends_at) from attempts where graded_at is null union all
  select min(guarantee_due_at) from applications union all
  select min(due_at) from reminders where claimed_at is null union all
  select coalesce(next_try_at, strftime('%Y-%m-%dT%H:%M:%fZ', created_at, '+121 seconds'))
    from outbox where handled_at is null)`;
/** Each order is checked one last time: there are no further payments. */
const LAST_CHECK = "select max(next_check_at) at from orders";

/**
 * Messages that are dropped once they are no longer true, even after the app has shown them but
 * before the mail.
 */
const MAY_BE_LATE = `('hold_ending', 'lapsed', 'hold_released', 'interview_set', 'interview_moved',
  'interview_reminder', 'slot_free')`;
/** Messages that are dropped in the same way, but only after a failed try. */
const MAY_BE_RETRIED_LATE = `('applied', 'passed', 'confirmed', 'choose_time', 'promise_broken',
  'next_round')`;

/**
 * Does the work that waits for staff: refunds above the
 * daily cap, and disputes of people with too many ties.
 */
async function actForStaff(world: World): Promise<void> {
  const waiting = "select id from applications where return_waits_since is not null";
  for (const { id } of Array.from(await world.ask(waiting))) {
    await releaseHeldReturn(world.service(), STAFF, Number(id));
  }
  const disputed = `select i.id from interviews i join applications a on a.id = i.application_id
    where i.state = 'disputed' and a.guarantee_due_at is null`;
  for (const { id } of Array.from(await world.ask(disputed))) {
    const decision = { outcome: oneOf([...OUTCOME_WORDS], Number(id)) ?? "held", reason: "Heard." };
    await doAct(world, (service) => decideDispute(service, STAFF, Number(id), decision));
  }
}

/**
 * Statements that find paid slots without an end. Each
 * must end with an interview, a refund or a credit.
 */
const UNENDED: Record<string, string> = {
  "never ended": `select id, status from applications where status = 'PAYMENT_CONFIRMED'
    or status like 'INTERVIEW%'`,
  "money kept without a meeting": `select p.id, p.application_id from payments p
    where p.state = 'kept'
    and not exists (select 1 from credits where payment_id = p.id and state = 'available')
    and not exists (select 1 from interviews i where i.state in ('held', 'candidate_absent')
      and i.application_id in (p.application_id,
        (select spent_on from credits where payment_id = p.id and state = 'spent')))`,
};

/** Runs the schedule and the queue until nothing is due. */
async function runWhatIsDue(world: World): Promise<void> {
  await world.schedule();
  while (world.queue.length > 0) await world.deliver(0, false);
  await retryDeadLetters(world.service(), STAFF, {});
  await actForStaff(world);
  while (world.queue.length > 0) await world.deliver(0, false);
}

/**
 * Ends all faults, and moves the clock until nothing falls due any more. In half of the runs the
 * provider has stopped sending webhooks, except those that are the only source.
 *
 * @returns a description of every problem that is left
 */
export async function runUntilIdle(world: World): Promise<string[]> {
  world.faults.clear();
  world.bank.refusals = 0;
  world.bank.decideDisputes(world.dice.below(2) === 1);
  const all = world.dice.below(2) === 1;
  const dueEvents = world.bank.events.filter(({ isOnlySource: isOnlyWord }) => all || isOnlyWord);
  for (const { body, headers } of dueEvents) {
    await acceptWebhook(world.service(), new TextEncoder().encode(body), headers);
  }
  let areOrdersChecked = false;
  for (let round = 0; ; round += 1) {
    await runWhatIsDue(world);
    let [due] = await world.ask(DUE);
    if (!due?.at && !areOrdersChecked) {
      areOrdersChecked = true;
      [due] = await world.ask(LAST_CHECK);
    }
    if (!due?.at) break;
    if (round === MOST_ROUNDS) return [`Never at rest: ${due.at}`];
    const soonest = world.now.getTime() + (round - SELDOM_FROM) * MORE_SELDOM_MS;
    const at = Math.max(Date.parse(String(due.at)) + 1, soonest);
    if (at > world.now.getTime()) world.now = new Date(at);
    else world.pass(1);
  }
  const notifications = await world.ask(
    `select outbox_id id from notifications join outbox on outbox.id = outbox_id
      where kind not in ${MAY_BE_LATE} and not (kind in ${MAY_BE_RETRIED_LATE} and attempts > 0)`,
  );
  const unmailed = Array.from(notifications).filter(({ id }) => !world.mails.has(String(id)));
  return [
    ...world.unexpected.splice(0),
    ...unmailed.map(({ id }) => `never mailed: ${id}`),
    ...(await violations(world.ask, world.now)),
    ...(await unfairEndings(world)),
    ...(await unfinished(world.ask, world.now)),
    ...(await find(world.ask, UNENDED, world.now)),
    ...(await balance(world.ask, world.bank.books())).wrong,
  ];
}
