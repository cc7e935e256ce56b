import { Failure } from "../failure";

const TRIES = 3;

/**
 * Retries when another writer was first, and reads the facts again each time.
 *
 * @param attempt null where someone else was first, and nothing was written.
 * @throws Failure stale_state where every attempt came second
 */
export async function retryIfOvertaken<T>(attempt: () => Promise<T | null>): Promise<T> {
  for (let tried = 0; tried < TRIES; tried += 1) {
    const done = await attempt();
    if (done !== null) return done;
  }
  throw new Failure("stale_state");
}
