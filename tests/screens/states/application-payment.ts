import { type APIRequestContext, expect, type Page } from "@playwright/test";
import * as words from "~worker/words/promises";
import { lapse } from "../../support/browser/fixtures";
import { beginPayment } from "../../support/browser/payment-fixtures";
import { simulate } from "../../support/browser/product";
import { APPLICATION_TITLE, tested, troubled } from "./people";
import type { Screen } from "./state";

/** The text below every pay button. */
export const BESIDE = [
  "₹199, tax included.",
  "It is not a job.",
  "or your ₹199 comes back by itself.",
  words.REFUND_RULE,
  words.SAFETY_LINE.strong,
];
const NOT_THROUGH = [
  "Your payment did not go through",
  "If ₹199 has left your account, your bank puts it back within 7 days.",
  "Payment number: pay_",
];

/** A candidate who has begun to pay, and the provider's id of the order. */
async function ordered(request: APIRequestContext) {
  const { someone, path } = await tested(request);
  return { someone, path, orderId: await someone.order(path) };
}

const post = (path: string, json: object) => simulate(path, json);

/** The provider fails all further calls about this order. */
const silence = (containing: string) =>
  post("/faults", { provider: "payments", mode: "error", times: 99, containing });

/** A payment whose result the provider does not report. */
async function waiting(request: APIRequestContext): Promise<string> {
  const { someone, path, orderId } = await ordered(request);
  await silence(orderId);
  await someone.pay(path);
  return path;
}

const pay = (page: Page) => page.getByRole("button", { name: /^Click to Pay/ }).click();

export const applicationPayment: Screen = {
  screen: "application, payment",
  title: APPLICATION_TITLE,
  short: "application",
  states: [
    {
      state: "pending",
      reach: async (request) => (await tested(request)).path,
      texts: [
        "Payment - Pending",
        "KEPT FOR YOU",
        "You passed.",
        "Click to Pay ₹199",
        "Book your interview?",
        "Yes or no: both are fine.",
        "You have until",
        "Go Back",
        ...BESIDE,
        "2 of 2",
        "₹168.64",
        "₹30.36",
        "Bill",
        "Who is",
      ],
      absent: ["You did not finish paying"],
    },
    {
      state: "checkout open",
      reach: async (request) => (await tested(request)).path,
      script: "on",
      async action(page) {
        await pay(page);
        await page.getByRole("button", { name: "Pay", exact: true }).waitFor();
      },
      texts: ["Success", "Payment order created successfully"],
      absent: ["Payment Confirmed"],
    },
    {
      state: "checkout closed",
      reach: async (request) => (await tested(request)).path,
      script: "on",
      async action(page) {
        await pay(page);
        await page.getByRole("button", { name: "Cancel" }).click();
      },
      texts: [
        "You did not finish paying",
        "You paid nothing.",
        "Order number: order_",
        "Click to Pay ₹199",
        "Help",
        ...BESIDE,
      ],
      absent: ["Payment order created successfully", "You passed."],
    },
    {
      state: "payment declined, checkout closed",
      reach: async (request) => (await tested(request)).path,
      script: "on",
      async action(page) {
        await pay(page);
        await page.getByRole("button", { name: "Fail" }).click();
        await page.getByRole("button", { name: "Cancel" }).click();
      },
      texts: [...NOT_THROUGH, "Click to Pay ₹199", "Help"],
      absent: ["Payment order created successfully"],
    },
    {
      state: "checkout can't be loaded",
      reach: async (request) => (await tested(request)).path,
      script: "on",
      async action(page) {
        await page.route("**/checkout.js", (route) => route.abort());
        await pay(page);
      },
      texts: ["Payment Error", "Failed to load payment gateway", "Click to Pay ₹199"],
    },
    {
      state: "back from the hosted page without paying",
      reach: async (request) => `${(await ordered(request)).path}?payment=left`,
      texts: ["You did not finish paying", "You paid nothing.", "Click to Pay ₹199"],
      absent: ["Look again"],
    },
    {
      state: "back by the browser's own button",
      reach: async (request) => (await ordered(request)).path,
      texts: ["No money has come to us yet", "If you have paid, look again", "Look again"],
      absent: [
        "You did not finish paying",
        "You paid nothing.",
        "Payment order created successfully",
      ],
    },
    {
      state: "payment declined",
      async reach(request) {
        const { someone, path, orderId } = await ordered(request);
        await post("/razorpay/sim/pay", { order_id: orderId, outcome: "failure" });
        await someone.post(path, { intent: "check" });
        return path;
      },
      texts: [...NOT_THROUGH, "Click to Pay ₹199", "Order number: order_"],
      absent: ["Look again"],
    },
    {
      state: "payment declined, and the time is over",
      async reach(request) {
        const { someone, path, orderId } = await ordered(request);
        await post("/razorpay/sim/pay", { order_id: orderId, outcome: "failure" });
        await someone.post(path, { intent: "check" });
        await lapse(path);
        return path;
      },
      texts: ["TIME OVER", ...NOT_THROUGH, "Keep a slot for me again"],
      absent: ["You paid nothing.", "Click to Pay"],
      // The large letters already say it.
      action: (page) => expect(page.locator(".ticket")).not.toContainText("Time over"),
    },
    {
      state: "back, and the provider is silent",
      async reach(request) {
        const { path, orderId } = await ordered(request);
        await silence(orderId);
        return `${path}?payment=left`;
      },
      texts: [
        "We are asking whether you paid",
        "Razorpay has not answered us since",
        "don't pay again",
        "Look again",
        "Order number: order_",
        "Click to Pay ₹199",
      ],
      absent: ["You paid nothing."],
    },
    {
      state: "payment begun and undecided",
      async reach(request) {
        const { path } = await ordered(request);
        await beginPayment(path);
        return path;
      },
      texts: [
        "Your payment is not finished",
        "You began it on",
        "Your bank has not answered",
        "If you paid, don't pay again",
        "Payment number: pay_R1a2B3c4D5e6F7",
        "Order number: order_",
        "Look again",
        "Payment begun",
      ],
      absent: ["You paid nothing.", "did not go through"],
    },
    {
      state: "an address that says failed where no payment is open",
      reach: async (request) => `${(await tested(request)).path}?payment=failed`,
      texts: ["You passed.", "Click to Pay ₹199"],
      absent: ["did not go through", "Payment Error"],
    },
    {
      state: "payment not verified",
      reach: async (request) => `${(await ordered(request)).path}?payment=unverified`,
      texts: ["Payment Error", "Payment verification failed", "Click to Pay ₹199"],
    },
    {
      state: "order can't be made",
      async reach(request) {
        const { path } = await tested(request);
        return troubled("READ_ONLY_URL", path);
      },
      action: pay,
      texts: ["Error", "Failed to create payment order"],
    },
    {
      state: "the bank has not answered",
      reach: waiting,
      texts: [
        "We are checking your payment",
        "Your money is safe.",
        "Don't pay again.",
        "Your bank has been asked since",
        "Payment number: pay_",
        "Look again",
        "Help",
        "Go Back",
        "Payment - Pending",
      ],
      absent: ["Click to Pay", "If you do nothing, you pay nothing.", "by SMS"],
    },
    {
      state: "the bank has not answered and the time is over",
      async reach(request) {
        const path = await waiting(request);
        await lapse(path);
        return path;
      },
      texts: ["We are checking your payment", "Don't pay again."],
      absent: ["You paid nothing.", "Keep a slot for me again", "Click to Pay"],
    },
  ],
};
