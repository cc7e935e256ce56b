import { redirect } from "@remix-run/cloudflare";
import * as paymentCheckoutWords from "~app/words/payment/payment-checkout";
import * as words from "~app/words/payment/payment-news";
import type { Application } from "../../../worker/contract/applications";
import {
  isAtPayment,
  isHeld,
  isJustBooked,
  isOpen,
} from "../../../worker/facts/guarantee/statuses";
import { idParam } from "../../forms/form.server";
import { attempt, unwrap } from "../../session/api.server";
import type { Toast } from "../../session/flash.server";
import type { Session } from "../../session/session.server";
import { applicationOf } from "./application.server";

/** The state of a payment that has not confirmed a slot. */
export interface PaymentNews {
  title: string;
  text: string;
  /** The payment is finished: the candidate can pay again. */
  isOver?: true;
}

type Payment = NonNullable<Application["payment"]>;

const ATTEMPTS: Record<
  NonNullable<Payment["attempt"]>["state"],
  (at: string, paise: number) => PaymentNews
> = {
  failed: (at, paise) => ({
    title: words.failedTitle,
    text: words.failed(at, paise),
    isOver: true,
  }),
  pending: (at) => ({
    title: words.unfinishedTitle,
    text: words.unfinished(at),
  }),
};

/** The state of an open order from the provider's answers, the most certain fact first. */
function newsOfOpen(payment: Payment, provider: string): PaymentNews {
  const { unansweredSince, attempt, answeredAt } = payment;
  if (unansweredSince)
    return { title: words.askingTitle, text: words.asking(provider, unansweredSince) };
  if (attempt) return ATTEMPTS[attempt.state](attempt.at, payment.amount);
  return answeredAt
    ? { title: words.notPaidTitle, text: words.notPaid(provider, answeredAt), isOver: true }
    : // The provider was not asked yet: the candidate may have paid a moment ago.
      { title: words.noMoneyYetTitle, text: words.noMoneyYet };
}

/**
 * The state of the payment that an application waits for; undefined if no payment was begun.
 *
 * @param provider the payment provider's name
 */
export function paymentNews(
  { status, payment }: Application,
  provider: string,
): PaymentNews | undefined {
  if (!isAtPayment(status) || !payment) return undefined;
  const news: Partial<Record<Payment["state"], () => PaymentNews>> = {
    checking: () => ({
      title: words.checkingTitle,
      text: words.checking(payment.attempt?.at),
    }),
    open: () => newsOfOpen(payment, provider),
  };
  return payment.orderId ? news[payment.state]?.() : undefined;
}

/**
 * Whether it is certain that no money was taken: no payment was begun, or the provider says so.
 * After a failed payment the bank may still have taken the money from the account.
 */
export function isNothingCharged(
  { payment, refund }: Application,
  news: PaymentNews | undefined,
): boolean {
  if (refund || payment?.at || payment?.attempt?.state === "failed") return false;
  return news?.isOver ?? !payment?.orderId;
}

/**
 * An application and its order, which is created if none is open. A refusal redirects to the
 * application, which shows the current state, with a message.
 */
export async function startPayment(session: Session, param: string | undefined) {
  const id = idParam(param);
  if (!id) throw redirect("/applications");
  const started = await attempt(
    applicationOf(session, id).then(async (application) => ({
      order: await orderFor(session, id, String(application.price * 100)),
      description: descriptionOf(application.job),
    })),
  );
  if ("data" in started) return started.data;
  const body = started.error.wordsOr(paymentCheckoutWords.noOrder);
  session.toast({ title: words.errorTitle, body, tone: "error" });
  throw redirect(`/applications/${id}`, 303);
}

/** An application whose open order can be paid now. Any other redirects to its own page. */
export async function openPayment(session: Session, param: string | undefined) {
  const id = idParam(param);
  if (!id) throw redirect("/applications");
  const answer = await attempt(applicationOf(session, id));
  const orderId = "data" in answer && answer.data.payment?.orderId;
  if (!orderId || !isPayable(answer.data)) throw redirect(`/applications/${id}`);
  return { application: answer.data, orderId, description: descriptionOf(answer.data.job) };
}

const isPayable = ({ status, slot, payment, choices }: Application) =>
  isDue({ status, payment }) && isHeld(slot) && !choices?.useCredit;

/** A payment is due, and neither the provider nor the checkout has reported it as made. */
const isDue = ({ status, payment }: Pick<Application, "status" | "payment">) =>
  isAtPayment(status) && payment !== undefined && isOpen(payment);

function orderFor(session: Session, id: string, amount: string) {
  const json = { amount, applicationId: Number(id) };
  return unwrap(session.api.user.payment["create-order"].$post({ json }));
}

/** The provider accepts only letters, digits, white space and . , - ( ) here. */
function descriptionOf(job: { title: string; company: string }): string {
  return words.orderDescription(job.title, job.company).replace(/[^A-Za-z0-9\s.,()-]/g, "");
}

/** The toast about a payment for screen readers; the page itself shows the same. */
export function paymentToasts({ settings }: Session, application: Application): Toast[] {
  const news = paymentNews(application, settings.checkout.name);
  if (news) return [{ title: news.title, body: news.text, tone: "heard" }];
  // Without a payment there is nothing to confirm: the employer pays, or a credit was used.
  return application.payment?.reference && isJustBooked(application.status)
    ? words.confirmedToasts.map((toast) => ({ ...toast, tone: "heard" }))
    : [];
}

const notVerified = (): Toast => ({
  title: words.notVerifiedTitle,
  body: words.notVerified,
  tone: "error",
});

/** Asks the provider about an open order. If that fails, returns the known state. */
export async function checkedPayment(session: Session, id: string): Promise<Application> {
  const json = { applicationId: Number(id) };
  const checked = await attempt(unwrap(session.api.user.payment["check-order"].$post({ json })));
  return "data" in checked ? checked.data : applicationOf(session, id);
}

/**
 * Redirects from the address to which the provider's page returns to the application's own address,
 * so that a reload does not repeat a message. Anyone can open such an address, so it does not prove
 * a payment: the provider is asked.
 */
export async function afterHostedPage(session: Session, application: Application, outcome: string) {
  const id = String(application.id);
  const was = isDue(application);
  const after = was ? await checkedPayment(session, id) : application;
  const toasts = was && outcome === "unverified" ? [notVerified()] : paymentToasts(session, after);
  // An earlier payment is announced only to a candidate who returns from paying it.
  if (was || outcome === "returned") for (const toast of toasts) session.toast(toast);
  return redirect(`/applications/${id}`);
}
