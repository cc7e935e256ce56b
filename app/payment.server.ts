import { redirect } from "@remix-run/cloudflare";
import type { Application } from "../worker/contract/applications";
import type { Status } from "../worker/contract/values";
import { attempt, unwrap } from "./api.server";
import { idParam } from "./form.server";
import { NO_ORDER } from "./stages/pay-button";
import { BANK_IS_ASKED } from "./stages/payment-error";
import type { Toast, Visit } from "./visit.server";

/**
 * An application with its order, which is made where none is open. Refusals go back to the
 * application as a message: it shows what is true now.
 */
export async function startPayment(visit: Visit, param: string | undefined) {
  const id = idParam(param);
  if (!id) throw redirect("/applications");
  const started = await attempt(
    applicationOf(visit, id).then(async (application) => ({
      order: await orderFor(visit, id, String(application.price * 100)),
      description: descriptionOf(application.job),
    })),
  );
  if ("data" in started) return started.data;
  const body = started.error.wordsOr(NO_ORDER);
  visit.toast({ title: "Error", body, tone: "error" });
  throw redirect(`/applications/${id}`, 303);
}

/** An application whose order is open and can be paid now. Any other shows itself what is true. */
export async function openPayment(visit: Visit, param: string | undefined) {
  const id = idParam(param);
  if (!id) throw redirect("/applications");
  const found = await attempt(applicationOf(visit, id));
  const orderId = "data" in found && found.data.payment?.orderId;
  if (!orderId || !isPayable(found.data)) throw redirect(`/applications/${id}`);
  return { application: found.data, orderId, description: descriptionOf(found.data.job) };
}

const isPayable = ({ status, slot, payment, choices }: Application) =>
  isOpen({ status, payment }) && slot.state === "held" && !choices?.useCredit;

/** A payment is asked for, and nobody has said yet that it was made. */
const isOpen = ({ status, payment }: Pick<Application, "status" | "payment">) =>
  status === "PAYMENT_PENDING" && payment?.state !== "checking";

const applicationOf = (visit: Visit, id: string) =>
  unwrap(visit.api.user.applications[":id"].$get({ param: { id } }));

function orderFor(visit: Visit, id: string, amount: string) {
  const json = { amount, applicationId: Number(id) };
  return unwrap(visit.api.user.payment["create-order"].$post({ json }));
}

/** The provider takes letters, digits, white space and . , - ( ) alone. */
function descriptionOf(job: { title: string; company: string }): string {
  return `Interview slot, ${job.title}, ${job.company}`.replace(/[^A-Za-z0-9\s.,()-]/g, "");
}

const CHECKING: Toast = {
  title: "The bank has not answered yet.",
  body: BANK_IS_ASKED,
  tone: "heard",
};

/** What a verified payment is worth saying, by the status it led to: the page shows it by itself. */
export const PAYMENT_TOASTS: Partial<Record<Status, Toast[]>> = {
  PAYMENT_PENDING: [CHECKING],
  PAYMENT_CONFIRMED: [
    {
      title: "Payment Confirmed",
      body: "Your payment has been verified successfully",
      tone: "heard",
    },
    { title: "Payment Successful", body: "Your payment has been confirmed", tone: "heard" },
  ],
};

/** What the provider's hosted page may bring back that is no payment. */
const FAILED_RETURNS = new Map([
  [
    "failed",
    "The payment did not go through. Nothing was charged. If your bank shows a debit, it comes back by itself.",
  ],
  ["unverified", "Payment verification failed"],
]);

/**
 * From the address that the callback leads to, on to the same page's own: a reload says nothing
 * twice. Anyone can make such an address, so it says only what fits the application.
 */
export function afterHostedPage(visit: Visit, application: Application, outcome: string): Response {
  const failed = FAILED_RETURNS.get(outcome);
  const toasts: Toast[] = failed
    ? [{ title: "Payment Error", body: failed, tone: "error" }]
    : (PAYMENT_TOASTS[application.status] ?? []);
  // What failed is news where nothing was paid yet, and the rest where something was.
  if (isOpen(application) === Boolean(failed)) for (const toast of toasts) visit.toast(toast);
  return redirect(`/applications/${application.id}`);
}
