import type * as z from "zod";
import { ProviderError } from "./types";

const TIMEOUT_MS = 8_000;

/**
 * One call to a provider, with a limit on the wait.
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
  let response: Response;
  try {
    response = await fetch(url, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) });
  } catch (cause) {
    throw new ProviderError(`${provider} did not answer`, { cause });
  }
  const text = await response.text().catch(() => "");
  if (!response.ok) {
    throw new ProviderError(`${provider} answered ${response.status}`, {
      cause: text.slice(0, 500),
      status: response.status,
      refused: response.status < 500,
    });
  }
  const answer = shape.safeParse(parsed(text));
  if (answer.success) return answer.data;
  throw new ProviderError(`${provider} sent something unexpected`, { cause: answer.error });
}

/** The parsed JSON; undefined if it is not valid. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
