/** Even on a busy machine, nothing takes this long: after it, a wait has failed. */
const WAIT_MS = 50_000;

/** Asks again until `ready` is true of the answer: the queue works in the background. */
export async function eventually<T>(ask: () => Promise<T>, ready: (answer: T) => boolean) {
  const limit = Date.now() + WAIT_MS;
  for (;;) {
    const answer = await ask();
    if (ready(answer)) return answer;
    if (Date.now() > limit) throw new Error(`Still not ready: ${JSON.stringify(answer)}`);
    await new Promise((next) => setTimeout(next, 50));
  }
}
