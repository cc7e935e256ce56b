import { redirect } from "@remix-run/cloudflare";
import type { Status } from "../worker/contract/values";
import { attempt, unwrap } from "./api.server";
import { idParam } from "./form.server";
import type { Toast, Visit } from "./visit.server";

/**
 * An application with its open order. Asking again gives the same order, so a reload does no harm.
 * Refusals go back to the application as a message: it shows what is true now. Where `paise`, the
 * amount, is known already, the order need not wait for the application; a wrong one is refused.
 */
export async function startPayment(visit: Visit, param: string | undefined, paise?: string | null) {
  const id = idParam(param);
  if (!id) throw redirect("/applications");
  const found = unwrap(visit.api.user.applications[":id"].$get({ param: { id } }));
  const started = await attempt(
    Promise.all([
      found,
      /^[0-9]{1,9}$/.test(paise ?? "")
        ? orderFor(visit, id, String(paise))
        : found.then(({ price }) => orderFor(visit, id, String(price * 100))),
    ]),
  );
  if ("data" in started) {
    const [application, order] = started.data;
    return { application, order, description: descriptionOf(application.job) };
  }
  const body = started.error.message || "Failed to create payment order";
  visit.toast({ title: "Error", body, tone: "error" });
  throw redirect(`/applications/${id}`, 303);
}

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
  body: "Don't pay again. We ask the bank every minute and will tell you here and by SMS.",
};

/** What a verified payment is worth saying, by the status it led to. */
export const PAYMENT_TOASTS: Partial<Record<Status, Toast[]>> = {
  PAYMENT_PENDING: [CHECKING],
  PAYMENT_CONFIRMED: [
    { title: "Payment Confirmed", body: "Your payment has been verified successfully" },
    { title: "Payment Successful", body: "Your payment has been confirmed" },
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

/** From the address that the callback leads to, on to the same page's own: a reload says nothing twice. */
export function afterHostedPage(
  visit: Visit,
  application: { id: number; status: Status },
  outcome: string,
): Response {
  const body = FAILED_RETURNS.get(outcome);
  const toasts: Toast[] = body
    ? [{ title: "Payment Error", body, tone: "error" }]
    : (PAYMENT_TOASTS[application.status] ?? []);
  for (const toast of toasts) visit.toast(toast);
  return redirect(`/applications/${application.id}`);
}
