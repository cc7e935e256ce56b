import type { Guard } from "../../db/schema/guards";
import { isGuardViolation, isUniqueViolation } from "../../db/violations";
import { Failure } from "../failure";

const TRIES = 3;

/** What was read has changed, or what was free was taken. */
const OVERTAKEN: Guard[] = [
  "company_as_read",
  "day_as_read",
  "interview_as_read",
  "job_as_read",
  "promise_as_read",
  "proposal_as_read",
  "time_free",
  "credit_available",
  "payment_kept",
  "returns_cap",
];

/** Another writer was first: nothing was written. */
export const isOvertaken = (error: unknown): boolean =>
  isGuardViolation(error, ...OVERTAKEN) || isUniqueViolation(error, "pendingResult");

/** Null where another writer was first: the facts are to be read again. */
export async function unlessOvertaken<T>(write: () => Promise<T>): Promise<T | null> {
  try {
    return await write();
  } catch (error) {
    if (isOvertaken(error)) return null;
    throw error;
  }
}

/**
 * Retries when another writer was first, and reads the facts again each time.
 *
 * @param attempt null where someone else was first, and nothing was written.
 * @throws Failure stale_state where every attempt came second
 */
export async function retryIfOvertaken<T>(attempt: () => Promise<T | null>): Promise<T> {
  for (let tried = 0; tried < TRIES; tried += 1) {
    const done = await unlessOvertaken(attempt);
    if (done !== null) return done;
  }
  throw new Failure("stale_state");
}
