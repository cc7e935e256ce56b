import { DEFERRED } from "../../../facts/messages/messages";

/**
 * Whole seconds until a message that its provider deferred is sent again.
 *
 * @param retryAfterSeconds as the provider said; null if it did not
 * @param chance random, at least 0 and less than 1
 */
export function secondsDeferred(retryAfterSeconds: number | null, chance: number): number {
  const waitSeconds = retryAfterSeconds ?? DEFERRED.unsaidSeconds;
  const spread = Math.max(DEFERRED.spreadSeconds, waitSeconds / 2) * chance;
  return Math.min(Math.ceil(waitSeconds + spread), DEFERRED.longestSeconds);
}
