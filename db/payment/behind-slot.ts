import { and, eq, sql } from "drizzle-orm";
import { applications } from "../schema/applications";
import { credits, payments } from "../schema/payments";

const behind = sql`coalesce(
  (select payment_id from ${credits} where spent_on = ${applications.id} and state = 'spent'),
  (select own.id from ${payments} as own where own.application_id = ${applications.id}
    and own.state = 'kept'))`;

/**
 * Joins an application with the kept payment for its slot: its own payment, or the one behind its
 * credit.
 */
export const isBehindSlot = and(eq(payments.id, behind), sql`${payments.state} = 'kept'`);
