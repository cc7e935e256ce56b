import { and, eq } from "drizzle-orm";
import type { ApplicationKey } from "../application/cases";
import { cachedStatement } from "../cached-statement";
import type { Db } from "../client";
import { payments, webhookEvents } from "../schema/payments";

export const insertPayment = cachedStatement((db, row: typeof payments.$inferInsert) =>
  db.insert(payments).values(row),
);

export const paymentByProviderId = cachedStatement((db, providerPaymentId: string) =>
  db.select().from(payments).where(eq(payments.providerPaymentId, providerPaymentId)),
);

/** The payment that bought this application's slot. */
export const keptPayment = cachedStatement((db, applicationId: ApplicationKey) =>
  db
    .select()
    .from(payments)
    .where(and(eq(payments.applicationId, applicationId), eq(payments.state, "kept"))),
);

export const insertWebhookEvent = (db: Db, row: typeof webhookEvents.$inferInsert) =>
  db.insert(webhookEvents).values(row);
