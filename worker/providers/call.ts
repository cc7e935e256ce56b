import { ProviderError } from "./types";

const TIMEOUT_MS = 8_000;

/**
 * One call to a provider, with a limit on the wait.
 *
 * @returns the parsed JSON of a 2xx answer.
 * @throws ProviderError on any other answer, a time-out or a lost connection.
 */
export async function callProvider(
  provider: string,
  url: string,
  init: RequestInit,
): Promise<unknown> {
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
    });
  }
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new ProviderError(`${provider} sent something that is not JSON`, { cause });
  }
}
