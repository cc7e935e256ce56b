import { and, eq } from "drizzle-orm";
import type { ApplicationKey } from "../application/cases";
import { builtOnce } from "../built-once";
import type { Db } from "../client";
import { payments, webhookEvents } from "../schema/payments";

export const insertPayment = builtOnce((db, row: typeof payments.$inferInsert) =>
  db.insert(payments).values(row),
);

export const paymentByProviderId = builtOnce((db, providerPaymentId: string) =>
  db.select().from(payments).where(eq(payments.providerPaymentId, providerPaymentId)),
);

/** The payment that bought this application's slot. */
export const keptPayment = builtOnce((db, applicationId: ApplicationKey) =>
  db
    .select()
    .from(payments)
    .where(and(eq(payments.applicationId, applicationId), eq(payments.state, "kept"))),
);

export const insertWebhookEvent = (db: Db, row: typeof webhookEvents.$inferInsert) =>
  db.insert(webhookEvents).values(row);
