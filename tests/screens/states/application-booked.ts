import type { APIRequestContext } from "@playwright/test";
import { rightOption } from "../../support/answer-key";
import { closeJob, postJob, setInterview } from "../../support/browser/employer";
import { endNow, lapse } from "../../support/browser/fixtures";
import { setLongAgo } from "../../support/browser/interview-fixtures";
import { payTwice } from "../../support/browser/payment-fixtures";
import type { Shortcut } from "../../support/browser/shortcut";
import { APPLICATION_TITLE, type Applicant, confirmed, fill, roomyJob, tested } from "./people";
import type { Screen } from "./state";

/** Cancels a paid slot so late that the candidate gets a credit. */
async function giveUpLate({ someone, path }: Applicant) {
  await setInterview(path, null, 1);
  await setLongAgo(path);
  await someone.post(path, { intent: "cancel", promised: "credit" });
}

/** Applies for another job and passes its test. */
async function passed(someone: Shortcut): Promise<string> {
  const path = await someone.applyAndWait(await roomyJob(249));
  await someone.takeTest(path, rightOption);
  return path;
}

/** A candidate who cancelled a paid slot late, and can use the credit for the next slot. */
export async function withCredit(request: APIRequestContext) {
  const booking = await confirmed(request);
  await giveUpLate(booking);
  return { someone: booking.someone, given: booking.path, path: await passed(booking.someone) };
}

/** States from the end of the time to pay to the booked slot. */
export const applicationBooked: Screen = {
  screen: "application, booked",
  title: APPLICATION_TITLE,
  short: "application",
  states: [
    {
      state: "time over",
      async reach(request) {
        const { path } = await tested(request);
        await lapse(path);
        return path;
      },
      texts: [
        "TIME OVER",
        "The slot was kept for you until",
        "You paid nothing.",
        "slots are open",
        "Keep a slot for me again",
        "which costs nothing",
      ],
      absent: ["Click to Pay", "You have until"],
    },
    {
      state: "time over, and kept again",
      async reach(request) {
        const { someone, path } = await tested(request);
        await lapse(path);
        await someone.post(path, { intent: "keep" });
        return path;
      },
      texts: ["KEPT FOR YOU", "You have until", "Click to Pay ₹199", "You passed."],
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
      texts: ["Time over", "only others can take it"],
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
        "No slot is open now.",
        "Tell me when a slot opens",
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
      texts: ["TIME OVER", "This job takes no new applications.", "This job is closed"],
      absent: [
        "Click to Pay",
        "Keep a slot for me again",
        "Tell me when a slot opens",
        "No slot is open now.",
        "You have until",
      ],
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
        "Your money goes back to you",
        "Your payment came when the slot was taken.",
        "to the UPI or card you paid from",
        "₹199 goes back to you",
        "The only slot is taken.",
      ],
      absent: ["You paid nothing.", "Click to Pay"],
    },
    {
      state: "paid twice",
      async reach(request) {
        const { path } = await confirmed(request);
        await payTwice(path);
        return path;
      },
      texts: [
        "Your money goes back to you",
        "You paid twice for this slot.",
        "You're All Set!",
        "₹199 goes back to the UPI or card you paid from",
        "CONFIRMED",
        "Payment Confirmed",
      ],
      absent: ["Your payment came when the slot was taken."],
    },
    {
      state: "paid for, and a credit used",
      async reach(request) {
        const booking = await confirmed(request);
        const { someone } = booking;
        const path = await passed(someone);
        const orderId = await someone.order(path);
        await giveUpLate(booking);
        await someone.post(path, { intent: "use-credit" });
        await someone.paid(path, orderId);
        return path;
      },
      texts: ["Your money goes back to you", "Your free interview had paid already.", "₹249"],
      absent: ["You paid twice for this slot."],
    },
    {
      state: "a credit to spend",
      reach: async (request) => (await withCredit(request)).path,
      texts: [
        "You passed.",
        "your free interview pays",
        "Use your free interview, pay ₹0",
        "Your free interview",
        "To pay, including GST",
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
        "Slot confirmed",
        "Your free interview paid for it.",
        "CONFIRMED",
        "You're All Set!",
        "Paid with a free interview",
        "Stamped Pakka: slot confirmed on",
        "Slot confirmed, free interview used",
      ],
      absent: ["Payment Confirmed", "Payment - Confirmed"],
    },
    {
      state: "just paid",
      async reach(request) {
        const { someone, path } = await tested(request);
        await someone.pay(path);
        return path;
      },
      texts: [
        "Payment Confirmed",
        "Your payment has been verified successfully",
        "Payment Successful",
        "Your payment has been confirmed",
        "You're All Set!",
        "CONFIRMED",
      ],
    },
    {
      state: "confirmed",
      reach: async (request) => (await confirmed(request)).path,
      texts: [
        "Payment - Confirmed",
        "Payment Confirmed · ₹199 paid",
        "You're All Set!",
        "being scheduled",
        "email and notification",
        "Preparation material",
        "Bring your mark sheets",
        "Paid, including GST",
        "Stamped Pakka: slot confirmed on",
        "CONFIRMED",
        "Nobody may ask you for more money for this job.",
        "Paid ₹199",
      ],
    },
    {
      state: "confirmed, the employer pays",
      reach: async (request) => (await tested(request, roomyJob(0))).path,
      texts: [
        "CONFIRMED",
        "You're All Set!",
        "Slot confirmed",
        "The employer pays",
        "₹0.00",
        "Who is",
        "New on Pakka",
        "Slot confirmed, paid by the employer",
      ],
      absent: ["Nobody may ask you for more money", "Payment Confirmed", "Payment - Confirmed"],
    },
  ],
};
