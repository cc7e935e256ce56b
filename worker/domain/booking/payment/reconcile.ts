import {
  claimReconcile,
  dueOrders,
  type OrderRow,
  orderByProviderId,
} from "../../../../db/payment/orders";
import { addSeconds } from "../../../facts/times";
import { NO_ANSWER } from "../../case/commit";
import { forEachDue } from "../../for-each-due";
import type { Service } from "../../service";
import { nextCheckInSeconds } from "./payment.rules";
import { settle } from "./settle";

const ORDERS_IN_ONE_RUN = 50;
const AT_ONCE = 10;

/** Asks the provider about open orders, at growing intervals, for six days. */
export async function reconcileOrders(service: Service): Promise<number> {
  const due = await dueOrders(service.db, service.now.toISOString(), ORDERS_IN_ONE_RUN);
  return forEachDue("reconcileOrders", due, (order) => check(service, order), AT_ONCE);
}

async function check(service: Service, order: OrderRow): Promise<boolean> {
  const wait = nextCheckInSeconds(order.checks + 1);
  const next = wait === null ? null : addSeconds(service.now, wait);
  const [mine] = await claimReconcile(service.db, order, next);
  if (mine) await settle(service, mine, NO_ANSWER);
  return mine !== undefined;
}

/** Outbox handler: after an event of the provider, fetches the order. */
export async function settleOrder(service: Service, providerOrderId: string): Promise<void> {
  const [order] = await orderByProviderId(service.db, providerOrderId);
  if (order) await settle(service, order, NO_ANSWER);
}
