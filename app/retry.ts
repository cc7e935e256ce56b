/** Doubling from one second; a fourth wait would be in vain more often than not. */
const WAITS_MS = [1_000, 2_000, 4_000];
const SERVER_FAILED = 500;

/**
 * A fetch that asks again for a page's data which the line lost or the server failed to give,
 * unless the visitor has gone elsewhere meanwhile. What is posted goes once.
 */
export function retrying(ask: typeof fetch): typeof fetch {
  return async (input, init) => {
    const { method, url, signal } = new Request(input, init);
    if (method !== "GET" || !new URL(url).pathname.endsWith(".data")) return ask(input, init);
    for (const wait of WAITS_MS) {
      const answer = await ask(input, init).catch(() => undefined);
      if (answer && answer.status < SERVER_FAILED) return answer;
      if (signal.aborted) break;
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
    return ask(input, init);
  };
}
