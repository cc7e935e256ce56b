import { gte, lt, sql } from "drizzle-orm";
import type { WatchedProvider } from "../../worker/facts/limits/health";
import { cachedStatement } from "../cached-statement";
import type { Db } from "../client";
import { providerCalls } from "../schema/health";

export const countCall = cachedStatement(
  (
    db,
    provider: WatchedProvider,
    beganAt: string,
    { sent, failed }: { sent: number; failed: number },
  ) =>
    db
      .insert(providerCalls)
      .values({ beganAt, provider, sent, failed })
      .onConflictDoUpdate({
        target: [providerCalls.beganAt, providerCalls.provider],
        set: {
          sent: sql`${providerCalls.sent} + ${sent}`,
          failed: sql`${providerCalls.failed} + ${failed}`,
        },
      }),
);

/** How many calls were made and failed since `since`, for each provider with calls. */
export const callsSince = (db: Db, since: string) =>
  db
    .select({
      provider: providerCalls.provider,
      sent: sql<number>`sum(${providerCalls.sent})`,
      failed: sql<number>`sum(${providerCalls.failed})`,
    })
    .from(providerCalls)
    .where(gte(providerCalls.beganAt, since))
    .groupBy(providerCalls.provider);

export const deleteCallsBefore = (db: Db, before: string) =>
  db.delete(providerCalls).where(lt(providerCalls.beganAt, before));
