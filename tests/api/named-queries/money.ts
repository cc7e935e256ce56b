import { CREDIT, NOW } from "./samples";

export const money: Record<string, unknown[][]> = {
  "credits.insertCredit": [[CREDIT]],
  "credits.availableCredit": [[1]],
  "credits.listCredits": [
    [1, undefined, 21],
    [1, 5, 21],
  ],
  "credits.spendCredit": [[1, 1, NOW]],
  "credits.voidCredit": [[1]],
  "credits.creditSpentOn": [[1]],
  "credits.applicationBehind": [[{ id: 1, applicationId: 1 }]],
  "credits.newestCreditOf": [[1]],
  "orders.openOrder": [[1]],
  "orders.orderByProviderId": [["order_1"]],
  "orders.orderByReceipt": [["r"]],
  "orders.insertOrder": [
    [{ receipt: "r", applicationId: 1, amount: 1, currency: "INR", state: "open", createdAt: NOW }],
  ],
  "orders.nameOrder": [["r", "order_1"]],
  "orders.closeOrder": [["r"]],
  "orders.askAnew": [["r", "t"]],
  "orders.claimCheck": [[{ receipt: "r", checks: 1, nextCheckAt: "t" }, "t"]],
  "orders.markChecking": [["r", NOW]],
  "orders.dueOrders": [[NOW, 50]],
  "orders.insertPayment": [
    [
      {
        providerPaymentId: "pay_1",
        receipt: "r",
        applicationId: 1,
        amount: 1,
        state: "kept",
        capturedAt: NOW,
      },
    ],
  ],
  "orders.paymentByProviderId": [["pay_1"]],
  "orders.keptPayment": [[1]],
  "orders.insertWebhookEvent": [[{ eventId: "e", event: "order.paid", receivedAt: NOW }]],
  "refunds.paymentById": [[1]],
  "refunds.markRefundDue": [[1, NOW]],
  "refunds.dueRefunds": [[NOW, 50]],
  "refunds.claimRefund": [[1, 0, NOW]],
  "refunds.setRefunding": [[1, "rfnd_1"]],
  "refunds.setRefunded": [[1, "rfnd_1", NOW]],
  "refunds.setRefundRefused": [[{ id: 1, refundAttempt: 1 }]],
};
