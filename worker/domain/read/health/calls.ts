import { countCall } from "../../../../db/health/calls";
import { CALLS_STEP_SECONDS, type WatchedProvider } from "../../../facts/limits/health";
import { logError } from "../../../log";
import type { Service } from "../../service";

const STEP_MS = CALLS_STEP_SECONDS * 1_000;

/** Counts one call of a provider, in the background: a lost count does no harm. */
export function noteCall(
  { db, keepAlive, now }: Pick<Service, "db" | "keepAlive" | "now">,
  provider: WatchedProvider,
  hasFailed: boolean,
): void {
  const beganAt = new Date(Math.floor(now.getTime() / STEP_MS) * STEP_MS).toISOString();
  const call = { sent: hasFailed ? 0 : 1, failed: hasFailed ? 1 : 0 };
  const work = Promise.resolve(countCall(db, provider, beganAt, call));
  keepAlive(work.catch((error) => logError("health.count", error, { provider })));
}
