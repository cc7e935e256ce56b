import pRetry from "p-retry";

const RETRIES = 3;
const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 30_000;
const SERVER_FAILED = 500;

class ServerFailed extends Error {
  constructor(readonly answer: Response) {
    super(`Answered ${answer.status}`);
  }
}

/**
 * A fetch that asks again for a page's data which the line lost or the server failed to give:
 * three times, after 1, 2 and 4 seconds. What is posted goes once.
 */
export function retrying(ask: typeof fetch): typeof fetch {
  return async (input, init) => {
    const { method, url, signal } = new Request(input, init);
    if (method !== "GET" || !new URL(url).pathname.endsWith(".data")) return ask(input, init);
    try {
      return await pRetry(
        async () => {
          const answer = await ask(input, init);
          if (answer.status >= SERVER_FAILED) throw new ServerFailed(answer);
          return answer;
        },
        { retries: RETRIES, minTimeout: FIRST_WAIT_MS, maxTimeout: LONGEST_WAIT_MS, signal },
      );
    } catch (error) {
      if (error instanceof ServerFailed) return error.answer;
      throw error;
    }
  };
}
