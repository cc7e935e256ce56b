import type { APIRequestContext, Page } from "@playwright/test";
import { rightOption } from "../../answer-key";
import { simulator } from "../candidate";
import { closeJob, postJob, setInterview } from "../employer";
import { lapse, setLongAgo } from "../past";
import { APPLICATION_TITLE, confirmed, fill, roomyJob, tested, troubled } from "./people";
import type { Screen } from "./state";

/** The four lines that stand beside every pay button. */
const BESIDE = [
  ...["₹199, all taxes in", "Not a job, and not a better chance"],
  "You cancel 48 hours or more before: full refund.",
  "We never ask for money by phone, SMS or WhatsApp.",
];
const NOT_THROUGH = "The payment did not go through. Nothing was charged.";

/** A payment whose news the bank keeps to itself. */
async function waiting(request: APIRequestContext): Promise<string> {
  const { someone, path } = await tested(request);
  const containing = await someone.order(path);
  await simulator("/faults", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ provider: "payments", mode: "error", times: 99, containing }),
  });
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
        ...["Payment - Pending", "HELD", "You passed. Want this slot?", "Click to Pay ₹199"],
        ...["Let it go", "Go Back", ...BESIDE, "Passed, 2 of 2", "₹168.64", "₹30.36"],
      ],
    },
    {
      state: "checkout open",
      reach: async (request) => (await tested(request)).path,
      script: "on",
      async act(page) {
        await pay(page);
        await page.getByRole("button", { name: "Pay", exact: true }).waitFor();
        await page.getByRole("button", { name: "Cancel" }).click();
      },
      texts: ["Success", "Payment order created successfully", "Click to Pay ₹199"],
    },
    {
      state: "payment failed, dialog",
      reach: async (request) => (await tested(request)).path,
      script: "on",
      async act(page) {
        await pay(page);
        await page.getByRole("button", { name: "Fail" }).click();
        await page.getByRole("button", { name: "Cancel" }).click();
      },
      texts: ["Payment Error", NOT_THROUGH, "Close"],
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
      state: "payment failed, back from the hosted page",
      reach: async (request) => `${(await tested(request)).path}?payment=failed`,
      texts: ["Payment Error", NOT_THROUGH, "Click to Pay ₹199"],
    },
    {
      state: "payment not verified",
      reach: async (request) => `${(await tested(request)).path}?payment=unverified`,
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
        ...["The bank has not answered yet.", "Don't pay again.", "Look again", "Go Back"],
        "Payment - Pending",
      ],
      absent: ["Click to Pay", "Nothing is charged if you let it go."],
    },
    {
      state: "hold ran out",
      async reach(request) {
        const { path } = await tested(request);
        await lapse(path);
        return path;
      },
      texts: [
        ...["RELEASED", "Your hold ran out", "Nothing was charged.", "slots are free"],
        ...["Click to Pay ₹199", ...BESIDE],
      ],
    },
    {
      state: "hold ran out and full",
      async reach(request) {
        const job = await postJob();
        const { path } = await tested(request, Promise.resolve(job));
        await lapse(path);
        await fill(job);
        return path;
      },
      texts: ["RELEASED", "Your hold ran out", "The only slot is taken.", "No slot is free now."],
      absent: ["Click to Pay"],
    },
    {
      state: "hold ran out and closed",
      async reach(request) {
        const job = await postJob();
        const { path } = await tested(request, Promise.resolve(job));
        await lapse(path);
        await closeJob(job);
        return path;
      },
      texts: ["RELEASED", "This job takes no new applications.", "No slot is free now."],
      absent: ["Click to Pay", "Go on below to hold one again."],
    },
    {
      state: "a credit to spend",
      reach: async (request) => (await withCredit(request)).path,
      texts: [
        ...["You passed. Want this slot?", "Your credit pays for it", "Use your credit, pay ₹0"],
        ...["Your credit", "To pay, all in"],
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
        ...["Paid, all in", "Stamped Pakka: slot confirmed on", "CONFIRMED"],
        "You will not be asked for any more money for this job.",
      ],
    },
    {
      state: "confirmed, the employer pays",
      reach: async (request) => (await tested(request, roomyJob(0))).path,
      texts: ["CONFIRMED", "You're All Set!", "The employer pays for this slot.", "₹0.00"],
      absent: ["You will not be asked for any more money"],
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
        "You cancel 48 hours or more before: full refund.",
      ],
    },
  ],
};
