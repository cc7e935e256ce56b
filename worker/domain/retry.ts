import { Failure } from "../failure";

const TRIES = 3;

/**
 * Tries again where someone else was first, looking anew at the facts each time.
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
