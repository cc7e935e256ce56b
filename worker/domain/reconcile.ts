import { claimCheck, dueOrders, type OrderRow } from "../../db/orders";
import { settle } from "./payment";
import { nextCheckInSeconds } from "./payment.rules";
import { rowByRow } from "./row-by-row";
import { later, type Service } from "./service";

const ORDERS_AT_ONCE = 50;

/** Asks the provider about open orders, less and less often, for six days. */
export async function reconcileOrders(service: Service): Promise<number> {
  const due = await dueOrders(service.db, service.now.toISOString(), ORDERS_AT_ONCE);
  return rowByRow("reconcileOrders", due, (order) => check(service, order));
}

async function check(service: Service, order: OrderRow): Promise<boolean> {
  const wait = nextCheckInSeconds(order.checks + 1);
  const next = wait === null ? null : later(service.now, wait);
  const [mine] = await claimCheck(service.db, order, next);
  if (mine) await settle(service, mine);
  return mine !== undefined;
}
