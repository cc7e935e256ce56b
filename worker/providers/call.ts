import type * as z from "zod";
import { isDeferral, ProviderError } from "./types";

const TIMEOUT_MS = 8_000;
const TOO_MANY_REQUESTS = 429;
/** A provider that takes so many calls a second is asked again: after so long at most each time, and in all. */
const LONGEST_WAIT_SECONDS = 2;
const PATIENCE_MS = 8_000;
/** Callers that were turned away together come back over so long. */
const SPREAD_SECONDS = 1;
const UNSAID_WAIT_SECONDS = 1;

/**
 * One call to a provider, with a limit on the wait. A provider that has no time for it (429) is asked
 * again when it says, if that is soon.
 *
 * @param shape what the JSON of a good answer looks like.
 * @returns the parsed JSON of a 2xx answer.
 * @throws ProviderError on any other answer, a time-out or a lost connection.
 */
export async function callProvider<T>(
  provider: string,
  url: string,
  init: RequestInit,
  shape: z.ZodType<T>,
): Promise<T> {
  const began = performance.now();
  for (;;) {
    try {
      return await callOnce(provider, url, init, shape);
    } catch (error) {
      if (!isDeferral(error) || performance.now() - began > PATIENCE_MS) throw error;
      const seconds = error.retryAfterSeconds ?? UNSAID_WAIT_SECONDS;
      if (seconds > LONGEST_WAIT_SECONDS) throw error;
      const wait = (seconds + SPREAD_SECONDS * Math.random()) * 1_000;
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
}

async function callOnce<T>(
  provider: string,
  url: string,
  init: RequestInit,
  shape: z.ZodType<T>,
): Promise<T> {
  let response: Response;
  try {
    response = await fetch(url, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) });
  } catch (cause) {
    throw new ProviderError(`${provider} did not answer`, { cause });
  }
  const text = await response.text().catch(() => "");
  if (!response.ok) {
    const { status } = response;
    throw new ProviderError(`${provider} answered ${status}`, {
      cause: text.slice(0, 500),
      status,
      refused: status < 500,
      ...(status === TOO_MANY_REQUESTS && { retryAfterSeconds: retryAfter(response) }),
    });
  }
  const answer = shape.safeParse(parsed(text));
  if (answer.success) return answer.data;
  throw new ProviderError(`${provider} sent something unexpected`, { cause: answer.error });
}

/** The seconds of `Retry-After`; null where there are none. Of its two forms providers use this one. */
function retryAfter({ headers }: Response): number | null {
  const header = headers.get("Retry-After") ?? "";
  return /^\d+$/.test(header) ? Number(header) : null;
}

/** The parsed JSON; undefined if it is not valid. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
