import { DEFERRED } from "../../facts/messages";

/**
 * Whole seconds until a message is sent again that its provider had no time for.
 *
 * @param retryAfterSeconds what the provider said; null where it said nothing
 * @param chance at least 0 and less than 1
 */
export function secondsDeferred(retryAfterSeconds: number | null, chance: number): number {
  const asked = retryAfterSeconds ?? DEFERRED.unsaidSeconds;
  const spread = Math.max(DEFERRED.spreadSeconds, asked / 2) * chance;
  return Math.min(Math.ceil(asked + spread), DEFERRED.longestSeconds);
}
