import { type Console, PROOF_SECONDS, SESSION_SECONDS } from "../../facts/console";
import { addSeconds } from "../../facts/times";

/** A use is written down at most this often. */
const USE_SECONDS = 60;

/** Sessions that were not used since then are over. */
export const idleSince = (console: Console, now: Date) =>
  addSeconds(now, -SESSION_SECONDS[console].idle);

interface Times {
  lastUsedAt: string;
  expiresAt: string;
}

export const isOver = (console: Console, { lastUsedAt, expiresAt }: Times, now: Date) =>
  expiresAt <= now.toISOString() || lastUsedAt <= idleSince(console, now);

export const isUseDue = ({ lastUsedAt }: Pick<Times, "lastUsedAt">, now: Date) =>
  lastUsedAt < addSeconds(now, -USE_SECONDS);

/** Whether the person proved the mailbox lately enough for an act that asks for it. */
export const isProven = ({ provenAt }: { provenAt: string }, now: Date) =>
  provenAt > addSeconds(now, -PROOF_SECONDS);
