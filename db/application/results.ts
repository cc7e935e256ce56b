import { eq, sql } from "drizzle-orm";
import type { Db } from "../client";
import { guard } from "../guards";
import { pendingResults } from "../schema/applications";

export type PendingResult = typeof pendingResults.$inferSelect;

export const pendingResultOf = (db: Db, applicationId: number) =>
  db.select().from(pendingResults).where(eq(pendingResults.applicationId, applicationId));

/** An application has one pending result: a second one undoes the batch. */
export const insertPendingResult = (db: Db, row: PendingResult) =>
  db.insert(pendingResults).values(row);

/** Guards that the pending result is the one that was read, and was not undone since. */
export const expectPendingResult = (db: Db, { applicationId, givenAt }: PendingResult) =>
  guard(
    db,
    "promise_as_read",
    sql`exists (select 1 from ${pendingResults}
      where application_id = ${applicationId} and given_at = ${givenAt})`,
  );

/**
 * Guards that there is no pending result: a result that is given now ends the wait for a next
 * round.
 */
export const expectNoResult = (db: Db, applicationId: number) =>
  guard(
    db,
    "promise_as_read",
    sql`not exists (select 1 from ${pendingResults} where application_id = ${applicationId})`,
  );

export const deletePendingResult = (db: Db, applicationId: number) =>
  db.delete(pendingResults).where(eq(pendingResults.applicationId, applicationId));
