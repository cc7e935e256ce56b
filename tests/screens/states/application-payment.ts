import type { APIRequestContext, Page } from "@playwright/test";
import { REFUND_RULE, SAFETY_LINE } from "../../../worker/facts/promises";
import { rightOption } from "../../answer-key";
import { simulator } from "../candidate";
import { closeJob, postJob, setInterview } from "../employer";
import { endNow, lapse, setLongAgo } from "../past";
import { APPLICATION_TITLE, confirmed, fill, roomyJob, tested, troubled } from "./people";
import type { Screen } from "./state";

/** The four lines that stand beside every pay button. */
const BESIDE = [
  ...["₹199 including GST", "Not a job, and not a better chance"],
  REFUND_RULE,
  SAFETY_LINE.strong,
];
const NOT_THROUGH = [
  "Your payment did not go through",
  "Nothing was charged.",
  "Payment number: pay_",
];

/** Someone who has begun to pay, and the provider's number of the order. */
async function ordered(request: APIRequestContext) {
  const { someone, path } = await tested(request);
  return { someone, path, orderId: await someone.order(path) };
}

const post = (path: string, json: object) =>
  simulator(path, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(json),
  });

/** The provider answers no more questions about this order. */
const silence = (containing: string) =>
  post("/faults", { provider: "payments", mode: "error", times: 99, containing });

/** A payment whose news the bank keeps to itself. */
async function waiting(request: APIRequestContext): Promise<string> {
  const { someone, path, orderId } = await ordered(request);
  await silence(orderId);
  await someone.pay(path);
  return path;
}

/** Someone who gave up a paid slot late, and has a credit to spend on the next. */
export async function withCredit(request: APIRequestContext) {
  const given = await confirmed(request);
  await setInterview(given.path, null, 1);
  await setLongAgo(given.path);
  await given.someone.post(given.path, { intent: "cancel", promised: "credit" });
  const path = await given.someone.applyAndWait(await roomyJob(249));
  await given.someone.takeTest(path, rightOption);
  return { someone: given.someone, given: given.path, path };
}

const pay = (page: Page) => page.getByRole("button", { name: /^Click to Pay/ }).click();

export const applicationPayment: Screen = {
  screen: "application, payment",
  title: APPLICATION_TITLE,
  states: [
    {
      state: "pending",
      reach: async (request) => (await tested(request)).path,
      texts: [
        ...["Payment - Pending", "KEPT FOR YOU", "You passed.", "Click to Pay ₹199"],
        ...["You can say yes or no.", "Yes, book my interview", "No, thanks", "Go Back"],
        ...[...BESIDE, "Passed, 2 of 2", "₹168.64", "₹30.36", "Bill", "Not paid yet"],
      ],
      absent: ["You did not finish paying"],
    },
    {
      state: "checkout open",
      reach: async (request) => (await tested(request)).path,
      script: "on",
      async act(page) {
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
      async act(page) {
        await pay(page);
        await page.getByRole("button", { name: "Cancel" }).click();
      },
      texts: [
        ...["You did not finish paying", "Nothing was charged.", "Order number: order_"],
        ...["Click to Pay ₹199", "Help", ...BESIDE],
      ],
      absent: ["Payment order created successfully", "You passed."],
    },
    {
      state: "payment declined, checkout closed",
      reach: async (request) => (await tested(request)).path,
      script: "on",
      async act(page) {
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
      async act(page) {
        await page.route("**/checkout.js", (route) => route.abort());
        await pay(page);
      },
      texts: ["Payment Error", "Failed to load payment gateway", "Click to Pay ₹199"],
    },
    {
      state: "back from the hosted page without paying",
      reach: async (request) => `${(await ordered(request)).path}?payment=left`,
      texts: ["You did not finish paying", "Nothing was charged.", "Click to Pay ₹199"],
      absent: ["Look again"],
    },
    {
      state: "back by the browser's own button",
      reach: async (request) => (await ordered(request)).path,
      texts: ["You did not finish paying", "No money has come to us yet.", "Look again"],
      absent: ["Nothing was charged.", "Payment order created successfully"],
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
      state: "back, and the provider is silent",
      async reach(request) {
        const { path, orderId } = await ordered(request);
        await silence(orderId);
        return `${path}?payment=left`;
      },
      texts: [
        ...["We are asking whether you paid", "Razorpay has not answered us since"],
        ...["don't pay again", "Look again", "Order number: order_", "Click to Pay ₹199"],
      ],
      absent: ["Nothing was charged."],
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
      act: pay,
      texts: ["Error", "Failed to create payment order"],
    },
    {
      state: "the bank has not answered",
      reach: waiting,
      texts: [
        ...["We are checking your payment", "Your money is safe.", "Don't pay again."],
        ...["Payment number: pay_", "Look again", "Help", "Go Back", "Payment - Pending"],
      ],
      absent: ["Click to Pay", "Nothing is charged if you do nothing.", "by SMS"],
    },
    {
      state: "the bank has not answered and the time is over",
      async reach(request) {
        const path = await waiting(request);
        await lapse(path);
        return path;
      },
      texts: ["We are checking your payment", "Don't pay again."],
      absent: ["Nothing was charged.", "Keep a slot for me again", "Click to Pay"],
    },
    {
      state: "time over",
      async reach(request) {
        const { path } = await tested(request);
        await lapse(path);
        return path;
      },
      texts: [
        ...["TIME OVER", "The slot was kept for you until", "Nothing was charged."],
        ...["slots are free", "Keep a slot for me again", ...BESIDE],
      ],
      absent: ["Click to Pay"],
    },
    {
      state: "time over, and kept again",
      async reach(request) {
        const { someone, path } = await tested(request);
        await lapse(path);
        await someone.post(path, { intent: "keep" });
        return path;
      },
      texts: [
        "KEPT FOR YOU",
        "minutes left. After that others can take it.",
        "Click to Pay ₹199",
        "You passed.",
      ],
      absent: ["TIME OVER", "You did not finish paying"],
    },
    {
      state: "time over twice",
      async reach(request) {
        const { someone, path } = await tested(request);
        await lapse(path);
        await someone.post(path, { intent: "keep" });
        await endNow(path);
        return path;
      },
      texts: ["Time over", "Others can take the slot first, until"],
      absent: ["Click to Pay", "Keep a slot for me again"],
    },
    {
      state: "time over and full",
      async reach(request) {
        const job = await postJob();
        const { path } = await tested(request, Promise.resolve(job));
        await lapse(path);
        await fill(job);
        return path;
      },
      texts: [
        "TIME OVER",
        "The only slot is taken.",
        "No slot is free now.",
        "Tell me when a slot is free",
      ],
      absent: ["Click to Pay", "Keep a slot for me again"],
    },
    {
      state: "time over and closed",
      async reach(request) {
        const job = await postJob();
        const { path } = await tested(request, Promise.resolve(job));
        await lapse(path);
        await closeJob(job);
        return path;
      },
      texts: ["TIME OVER", "This job takes no new applications.", "No slot is free now."],
      absent: ["Click to Pay", "Keep a slot for me again", "Tell me when a slot is free"],
    },
    {
      state: "paid when the slot was gone",
      async reach(request) {
        const job = await postJob();
        const { someone, path } = await tested(request, Promise.resolve(job));
        const orderId = await someone.order(path);
        await lapse(path);
        await fill(job);
        await someone.paid(path, orderId);
        return path;
      },
      texts: [
        ...[
          "Your money goes back to you",
          "Your payment came when the slot was not free any more.",
        ],
        ...["to the UPI or card you paid from", "₹199 goes back to you", "The only slot is taken."],
      ],
      absent: ["Nothing was charged.", "Click to Pay"],
    },
    {
      state: "a credit to spend",
      reach: async (request) => (await withCredit(request)).path,
      texts: [
        ...["You passed.", "Your credit pays for it", "Use your credit, pay ₹0"],
        ...["Your credit", "To pay, including GST"],
      ],
      absent: ["Click to Pay"],
    },
    {
      state: "paid with a credit",
      async reach(request) {
        const { someone, path } = await withCredit(request);
        await someone.post(path, { intent: "use-credit" });
        return path;
      },
      texts: [
        ...["Slot confirmed", "Your credit paid for it.", "CONFIRMED", "You're All Set!"],
        ...["Paid with a credit", "Stamped Pakka: slot confirmed on"],
      ],
    },
    {
      state: "just paid",
      async reach(request) {
        const { someone, path } = await tested(request);
        await someone.pay(path);
        return path;
      },
      texts: [
        ...["Payment Confirmed", "Your payment has been verified successfully"],
        ...["Payment Successful", "Your payment has been confirmed", "You're All Set!"],
        "CONFIRMED",
      ],
    },
    {
      state: "confirmed",
      reach: async (request) => (await confirmed(request)).path,
      texts: [
        ...["Payment - Confirmed", "Payment Confirmed", "You're All Set!", "being scheduled"],
        ...["email and notification", "Preparation material", "Bring your mark sheets"],
        ...["Paid, including GST", "Stamped Pakka: slot confirmed on", "CONFIRMED"],
        "You will not be asked for any more money for this job.",
      ],
    },
    {
      state: "confirmed, the employer pays",
      reach: async (request) => (await tested(request, roomyJob(0))).path,
      texts: [
        ...["CONFIRMED", "You're All Set!", "Slot confirmed", "The employer pays", "₹0.00"],
        "Slot confirmed, paid by the employer",
      ],
      absent: [
        "You will not be asked for any more money",
        "Payment Confirmed",
        "Payment - Confirmed",
      ],
    },
  ],
};

/** The page that leads to the provider where there is no script. */
export const payment: Screen = {
  screen: "payment",
  title: "Pay for your slot · Pakka",
  states: [
    {
      state: "order made",
      async reach(request) {
        const { someone, path } = await tested(request);
        await someone.post(`${path}/pay`, {});
        return `${path}/pay`;
      },
      texts: [
        ...["Pay ₹199 for your slot", "Success", "Payment order created successfully"],
        ...["Go to Razorpay and pay ₹199", "not a job, and not a better chance"],
        ...BESIDE.slice(2),
      ],
    },
    {
      state: "nothing to pay",
      async reach(request) {
        const { path } = await confirmed(request);
        return `${path}/pay`;
      },
      title: APPLICATION_TITLE,
      texts: ["You're All Set!"],
    },
  ],
};

export const receipt: Screen = {
  screen: "receipt",
  title: "Receipt · Pakka",
  states: [
    {
      state: "paid",
      reach: async (request) => `${(await confirmed(request)).path}/receipt`,
      texts: [
        ...["Receipt", "Asha Verma", "Slot fee", "₹168.64", "₹30.36", "₹199.00", "Reference"],
        REFUND_RULE,
      ],
    },
  ],
};
