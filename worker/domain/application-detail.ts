import {
  type ApplicationRow,
  applicationOfUser,
  historyOf,
  ordersOf,
  paymentsOf,
} from "../../db/applications";
import type { openOrder } from "../../db/orders";
import type { Application } from "../contract/applications";
import { Failure } from "../failure";
import { isConfirmed } from "./application.rules";
import { neededToPass } from "./assessment.rules";
import type { Service } from "./service";
import { toApplication } from "./view";

type Orders = Awaited<ReturnType<typeof openOrder>>;
type Payments = Awaited<ReturnType<typeof paymentsOf>>;

/** One application with its history, test and payment. @throws Failure not_found */
export async function applicationDetail(
  service: Service,
  userId: number,
  id: number,
): Promise<Application> {
  const { db, now } = service;
  const [[row], history, orders, payments] = await Promise.all([
    applicationOfUser(db, userId, id, now.toISOString()),
    historyOf(db, id),
    ordersOf(db, id),
    paymentsOf(db, id),
  ]);
  if (!row) throw new Failure("not_found");
  const { preparation } = row;
  return {
    ...toApplication(row, now),
    history,
    assessment: testOf(row),
    payment: paymentOf(orders, payments),
    ...(preparation && isConfirmed(row.application.status) && { preparation }),
  };
}

function testOf({ sitting, job }: ApplicationRow): Application["assessment"] {
  const questions = sitting?.questions.length ?? job.questions;
  const passMark = sitting?.passMark ?? job.passMark;
  const minutes = sitting?.minutes ?? job.minutes;
  if (questions === null || passMark === null || minutes === null) return undefined;
  return {
    state: sitting ? (sitting.gradedAt ? "graded" : "running") : "not_started",
    questions,
    minutes,
    needed: neededToPass(questions, passMark),
    score: sitting?.score ?? null,
    endsAt: sitting?.endsAt ?? null,
  };
}

function paymentOf(orders: Orders, payments: Payments): Application["payment"] {
  const payment = payments.find((p) => p.state === "kept") ?? payments.at(-1);
  if (payment) {
    return {
      state: {
        kept: "paid",
        refund_due: "refunding",
        refunding: "refunding",
        refunded: "refunded",
      }[payment.state] as "paid" | "refunding" | "refunded",
      amount: payment.amount,
      method: payment.method,
      reference: payment.refundId ?? payment.providerPaymentId,
      at: payment.capturedAt,
    };
  }
  const [order] = orders;
  if (!order || order.state === "paid") return undefined;
  return { state: order.state, amount: order.amount, method: null, reference: null, at: null };
}
