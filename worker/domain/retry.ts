import type { Guard } from "../../db/schema/guards";
import { isGuardViolation, isUniqueViolation } from "../../db/violations";
import { Failure } from "../failure";

const TRIES = 3;

/** Guards that fail if the facts changed, or if the slot or time was taken, since the read. */
const OVERTAKEN: Guard[] = [
  "company_as_read",
  "company_verified",
  "day_as_read",
  "interview_as_read",
  "job_as_read",
  "promise_as_read",
  "price_as_read",
  "one_test_at_a_time",
  "proposal_as_read",
  "test_as_read",
  "time_free",
  "credit_available",
  "payment_kept",
  "returns_cap",
];

/** A concurrent writer came first: nothing was written. */
export const isOvertaken = (error: unknown): boolean =>
  isGuardViolation(error, ...OVERTAKEN) || isUniqueViolation(error, "pendingResult");

/** Null if a concurrent writer came first: the facts have to be read again. */
async function unlessOvertaken<T>(write: () => Promise<T>): Promise<T | null> {
  try {
    return await write();
  } catch (error) {
    if (isOvertaken(error)) return null;
    throw error;
  }
}

/**
 * Retries after a concurrent write, and reads the facts again each time.
 *
 * @param attempt returns null if a concurrent writer came first, and nothing was written.
 * @throws Failure stale_state if every attempt came second
 */
export async function retryIfOvertaken<T>(attempt: () => Promise<T | null>): Promise<T> {
  for (let tried = 0; tried < TRIES; tried += 1) {
    const result = await unlessOvertaken(attempt);
    if (result !== null) return result;
  }
  throw new Failure("stale_state");
}
