import { insertHistory, setStatus } from "../../../db/application/applications";
import { type Db, type Read, type RowsOf, type Write, writeThenReadAll } from "../../../db/client";
import type { Guard } from "../../../db/schema/guards";
import { insertAudit } from "../../../db/staff/staff";
import { isGuardViolation, isUniqueViolation, type UniqueKey } from "../../../db/violations";
import { isBooked } from "../../facts/guarantee/statuses";
import { Failure, type FailureCode } from "../../failure";
import { isOvertaken, retryIfOvertaken } from "../retry";
import type { Service } from "../service";
import { enqueueMessages, insertMessages, insertUnknownMessages } from "../talk/outbox/outbox";
import type { History, Plan } from "./plan";

/** An act on a case: the load of its facts and the pure decision. */
export interface Verb<Facts> {
  load(): Promise<Facts>;
  /**
   * @returns null if there is nothing to do: the act was done before
   * @throws Failure if the act is refused
   */
  decide(facts: Facts): Plan | null;
  /**
   * Set for an act of staff or an employer, who decided on what they saw: it is not decided again
   * after a concurrent write.
   */
  isAsSeen?: true;
}

/** What the caller of an act answers. */
export interface Answer<View> {
  /** Runs the writes and reads the answer's rows, in one batch. */
  after(db: Db, writes: Write[]): Promise<() => View | Promise<View>>;
}

/**
 * An answer from the rows of the batch that commits. It is not made from the plan, because it shows
 * what only the database knows: numbers of new rows, deadlines that SQL computes, and counts over
 * other applications, such as the company's record.
 */
export const answerOf = <const Reads extends readonly Read<unknown>[], View>(
  reads: Reads,
  view: (rows: RowsOf<Reads>) => View | Promise<View>,
): Answer<View> => ({
  async after(db, writes) {
    const rows = await writeThenReadAll(db, writes, reads);
    return () => view(rows);
  },
});

/** Reads an answer on its own. */
export const readAnswer = async <View>({ db }: Service, answer: Answer<View>): Promise<View> =>
  (await answer.after(db, []))();

/** For callers that answer nothing. */
export const NO_ANSWER: Answer<void> = answerOf([], () => {});

/** Unique keys of the batch that a concurrent writer may have inserted first. */
const TAKEN_BEFORE: UniqueKey[] = [
  "application",
  "transition",
  "attempt",
  "openOrder",
  "payment",
  "keptPayment",
  "creditOfPayment",
  "creditOfApplication",
  "creditSpent",
  "message",
];

/** The writes of a history. The first one refuses a concurrent step. */
function historyWrites(db: Db, { from, steps }: History, at: string): Write[] {
  const last = steps.at(-1) ?? from.status;
  return [
    ...steps.map((status, i) =>
      insertHistory(db, {
        applicationId: from.id,
        seq: from.seq + 1 + i,
        transitionId: crypto.randomUUID(),
        status,
        now: at,
      }),
    ),
    setStatus(db, from.id, {
      status: last,
      seq: from.seq + steps.length,
      // A booked slot carries a promise with a due time, which follows from the status.
      ...(isBooked(last) && { guaranteeDueAt: at }),
    }),
  ];
}

function writesOf(service: Service, plan: Plan): Write[] {
  const { db, now } = service;
  return [
    // The guards compare what was read, so they come before the first change.
    ...plan.guards.flatMap((one) => one.writes(db)),
    ...(plan.history ? historyWrites(db, plan.history, now.toISOString()) : []),
    ...plan.changes.flatMap((one) => one.writes(db)),
    ...(plan.hasKnownMessages
      ? insertUnknownMessages(service, plan.messages)
      : insertMessages(service, plan.messages)),
    ...plan.audit.map((entry) => insertAudit(db, entry)),
  ];
}

/**
 * Writes a plan in one batch and hands its messages to the queue.
 *
 * @returns the view of the answer; null if a concurrent writer was first: nothing was written
 * @throws Failure one of the plan's own failures
 */
export async function commit<View>(service: Service, plan: Plan, answer: Answer<View>) {
  try {
    const view = await answer.after(service.db, writesOf(service, plan));
    await enqueueMessages(service, plan.messages);
    return view;
  } catch (error) {
    for (const [guard, code] of Object.entries(plan.failures) as [Guard, FailureCode][]) {
      if (isGuardViolation(error, guard)) throw new Failure(code, { cause: error });
    }
    if (isOvertaken(error) || isUniqueViolation(error, ...TAKEN_BEFORE)) return null;
    throw error;
  }
}

interface Done<View> {
  view: View;
  /** False if there was nothing to do. */
  hasChanged: boolean;
}

/**
 * Loads, decides and commits once.
 *
 * @returns null if the act has to be decided again: a concurrent writer was first, or the plan only
 *   prepared it
 */
export async function actOnce<Facts, View>(
  service: Service,
  { load, decide }: Verb<Facts>,
  answer: Answer<View>,
): Promise<Done<View> | null> {
  const plan = decide(await load());
  if (plan?.isPreparation) {
    await commit(service, plan, NO_ANSWER);
    return null;
  }
  const view = plan ? await commit(service, plan, answer) : await answer.after(service.db, []);
  return view && { view: await view(), hasChanged: plan !== null };
}

/**
 * Does an act: two round trips, and a few more tries if concurrent writers are first.
 *
 * @throws Failure as the verb, stale_state if every try came second
 */
export async function perform<Facts, View>(
  service: Service,
  verb: Verb<Facts>,
  answer: Answer<View>,
): Promise<Done<View>> {
  const attempt = () => actOnce(service, verb, answer);
  const result = verb.isAsSeen ? await attempt() : await retryIfOvertaken(attempt);
  if (!result) throw new Failure("stale_state");
  return result;
}

/** Does an act as `perform`, and returns what its caller answers. */
export const act = async <Facts, View>(
  service: Service,
  verb: Verb<Facts>,
  answer: Answer<View>,
): Promise<View> => (await perform(service, verb, answer)).view;
