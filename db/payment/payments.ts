import { and, eq } from "drizzle-orm";
import type { Db } from "../client";
import { payments } from "../schema/payments";

export const insertPayment = (db: Db, row: typeof payments.$inferInsert) =>
  db.insert(payments).values(row);

export const paymentByProviderId = (db: Db, providerPaymentId: string) =>
  db.select().from(payments).where(eq(payments.providerPaymentId, providerPaymentId));

/** The money that bought this application's slot. */
export const keptPayment = (db: Db, applicationId: number) =>
  db
    .select()
    .from(payments)
    .where(and(eq(payments.applicationId, applicationId), eq(payments.state, "kept")));
