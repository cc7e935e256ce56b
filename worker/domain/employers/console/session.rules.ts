import { type Console, PROOF_SECONDS, SESSION_SECONDS } from "../../../facts/people/console";
import { addSeconds } from "../../../facts/times";

/** The last use of a session is stored at most once in this time. */
const USE_SECONDS = 60;

/** Sessions that were last used before this time have ended. */
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

/** Whether the person proved the mailbox recently enough for an action that requires it. */
export const isProven = ({ provenAt }: { provenAt: string }, now: Date) =>
  provenAt > addSeconds(now, -PROOF_SECONDS);
