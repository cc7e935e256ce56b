import { dueOrders, setOrder } from "../../db/orders";
import { ProviderError } from "../providers/types";
import { settle } from "./payment";
import { nextCheckInSeconds } from "./payment.rules";
import { later, type Service } from "./service";

const ORDERS_AT_ONCE = 50;

/** Asks the provider about open orders, less and less often, for six days. */
export async function reconcileOrders(service: Service): Promise<number> {
  const { db, now } = service;
  const due = await dueOrders(db, now.toISOString(), ORDERS_AT_ONCE);
  for (const order of due) {
    const wait = nextCheckInSeconds(order.checks + 1);
    // The next time is set first: an order that can't be asked about must not block the others.
    await setOrder(db, order.receipt, {
      checks: order.checks + 1,
      nextCheckAt: wait === null ? null : later(now, wait),
    });
    try {
      await settle(service, order);
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
    }
  }
  return due.length;
}
