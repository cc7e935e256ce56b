import { applicationById, ordersOf, paymentsOf } from "../../../../db/application/applications";
import { writeBatch } from "../../../../db/client";
import { insertAudit } from "../../../../db/staff/staff";
import type { Actor } from "../../../facts/people/console";
import { Failure } from "../../../failure";
import { ProviderError } from "../../../providers/types";
import { NO_ANSWER } from "../../case/commit";
import type { Service } from "../../service";
import { checkRefund } from "./refund";
import { settle } from "./settle";

/**
 * Asks the provider now about every order of an application and its refunds under way, instead of
 * waiting for the schedule.
 *
 * @throws Failure not_found, no_order, provider_unavailable
 */
export async function askProvider(service: Service, actor: Actor, id: number): Promise<void> {
  const { db, now } = service;
  const [[application], orders, payments] = await db.batch([
    applicationById(db, id),
    ordersOf(db, id),
    paymentsOf(db, id),
  ]);
  if (!application) throw new Failure("not_found");
  const named = orders.filter(({ providerOrderId }) => providerOrderId !== null);
  if (named.length === 0) throw new Failure("no_order");
  const detail = { orders: named.map(({ providerOrderId }) => providerOrderId) };
  const line = { actor, action: "application.orders-check", subject: String(id), detail };
  await writeBatch(db, [insertAudit(db, { ...line, at: now.toISOString() })]);
  try {
    for (const order of named) await settle(service, order, NO_ANSWER);
    for (const payment of payments) await checkRefund(service, payment);
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    throw new Failure("provider_unavailable", { cause: error });
  }
}
