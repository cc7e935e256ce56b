import type * as z from "zod";
import { isDeferral, ProviderError } from "./types";

const TIMEOUT_MS = 8_000;
const TOO_MANY_REQUESTS = 429;
/**
 * A rate-limited call is retried after at most this long, and until `PATIENCE_MS` have passed in
 * all.
 */
const LONGEST_WAIT_SECONDS = 2;
const PATIENCE_MS = 8_000;
/** Spreads the retries of callers that were refused together. */
const SPREAD_SECONDS = 1;
const UNSAID_WAIT_SECONDS = 1;

/**
 * One call to a provider, with a time-out. If the provider is busy (429) and asks for a short wait,
 * the call is retried.
 *
 * @param shape the schema of a successful answer.
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

/**
 * The seconds in `Retry-After`, or null. The header's other format, a date, is not used by our
 * providers.
 */
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
