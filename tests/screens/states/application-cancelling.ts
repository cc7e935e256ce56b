import { type APIRequestContext, expect } from "@playwright/test";
import { refundIs } from "../../support/browser/payment-fixtures";
import { GONE, NOT_CHOSEN } from "./application-ended";
import { APPLICATION_TITLE, type Applicant, applicant, confirmed, troubled } from "./people";
import type { Screen } from "./state";

const ACTIVE = "Active stage - click to view details";

/** A candidate who cancelled a paid slot in time; the refund is in this state. */
export async function refunded(
  request: APIRequestContext,
  state: "refund_due" | "refunding" | "refunded",
  paise?: number,
): Promise<Applicant> {
  const booked = await confirmed(request);
  await booked.someone.post(booked.path, { intent: "cancel", promised: "refund" });
  // After the provider has reported the refund as done, only this test changes its state.
  await expect.poll(() => booked.someone.text(booked.path)).toContain("Given back");
  await refundIs(booked.path, state, paise);
  return booked;
}

const REFERENCE = "Refund number: rfnd_R1a2B3c4D5e6F7";

/** Cancelling an application, before the payment or with a refund. */
export const applicationCancelling: Screen = {
  screen: "application, cancelling",
  title: APPLICATION_TITLE,
  short: "application",
  states: [
    {
      state: "given up before the test",
      async reach(request) {
        const { someone, path } = await applicant(request);
        await someone.post(path, { intent: "cancel", promised: "nothing" });
        return path;
      },
      texts: [
        "Application cancelled",
        "You pay nothing, and no money comes back.",
        "CANCELLED",
        "Cancelled by you",
        "You paid nothing.",
        "not done",
        "Browse Jobs",
        "Go Back",
      ],
      absent: ["chose someone else", "Thank You for Your Effort!", "Rejected", "Payment (done)"],
    },
    {
      state: "asked whether to give it up",
      reach: async (request) => (await applicant(request)).path,
      action: (page) => page.getByText("Cancel this application").click(),
      texts: ["You pay nothing, and no money comes back.", "Cancel my application", ACTIVE],
    },
    {
      state: "changed meanwhile",
      reach: async (request) => (await applicant(request)).path,
      async action(page) {
        await page.getByText("Cancel this application").click();
        await page.locator("[name=promised]").evaluate((field: HTMLInputElement) => {
          field.value = "refund";
        });
        await page.getByRole("button", { name: "Cancel my application" }).click();
        await page.getByText("This changed while").first().waitFor();
        // With script, the section stays open after the answer.
        const cancelling = page.locator("details[open] > summary", {
          hasText: "Cancel this application",
        });
        if (await cancelling.isVisible()) await cancelling.click();
      },
      texts: ["Error", "This changed while the page was open."],
    },
    {
      state: "can't be cancelled now",
      async reach(request) {
        const { path } = await applicant(request);
        return troubled("READ_ONLY_URL", path);
      },
      async action(page) {
        await page.getByText("Cancel this application").click();
        await page.getByRole("button", { name: "Cancel my application" }).click();
      },
      texts: ["Error", "We do not know if this was done."],
    },
    {
      state: "given up for a refund, due",
      reach: async (request) => (await refunded(request, "refund_due")).path,
      texts: ["Cancelled by you", "₹199 goes back to the UPI or card you paid from", ...GONE],
      absent: NOT_CHOSEN,
    },
    {
      state: "given up for a refund, under way",
      reach: async (request) => (await refunded(request, "refunding")).path,
      texts: ["Cancelled by you", "Your bank shows it in 2 to 7 days, by", REFERENCE, ...GONE],
      absent: NOT_CHOSEN,
    },
    {
      state: "given up for a refund, done",
      reach: async (request) => (await refunded(request, "refunded")).path,
      texts: [
        "Cancelled by you",
        "went back to the UPI or card you paid from on",
        REFERENCE,
        "Given back",
        ...GONE,
      ],
      absent: NOT_CHOSEN,
    },
    {
      state: "given up for a part of the money",
      reach: async (request) => (await refunded(request, "refunding", 9_950)).path,
      texts: [
        "₹99.50 is on its way back to the UPI or card",
        "₹99.50 goes back to you",
        "Paid, including GST",
        "₹199.00",
        "On its way back",
        REFERENCE,
        ...GONE,
      ],
      absent: NOT_CHOSEN,
    },
  ],
};
