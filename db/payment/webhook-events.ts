import type { Db } from "../client";
import { webhookEvents } from "../schema/payments";

export const insertWebhookEvent = (db: Db, row: typeof webhookEvents.$inferInsert) =>
  db.insert(webhookEvents).values(row);
