import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { Link, useLoaderData, useParams } from "@remix-run/react";
import { CURRENCY, verifyPaymentInput } from "../../worker/contract/payments";
import { attempt, SERVER_FAILED, unwrap } from "../api.server";
import { brand } from "../brand";
import { idParam, parseForm } from "../form.server";
import { priceWords, rupees } from "../format";
import { ErrorFace } from "../parts/error-faces";
import { Page } from "../parts/page";
import { RefundRule } from "../parts/refund-rule";
import { SafetyLine } from "../parts/safety-line";
import { checkedPayment, openPayment, paymentToasts, startPayment } from "../payment.server";
import { BackLink } from "../ui/back-link";
import { Button } from "../ui/button";
import { Sheet } from "../ui/sheet";

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { visit } = context;
  const user = await visit.requireUser();
  const { application, orderId, description } = await openPayment(visit, params.id);
  const { settings } = visit;
  return {
    applicationId: application.id,
    title: application.job.title,
    price: application.price,
    hostedUrl: settings.razorpayHostedUrl,
    fields: {
      key_id: settings.razorpayKeyId,
      amount: String(application.price * 100),
      currency: CURRENCY,
      order_id: orderId,
      name: brand.name,
      description,
      "prefill[contact]": `+91${user.phone}`,
      "prefill[email]": user.email ?? "",
      "prefill[name]": user.name ?? "",
      callback_url: `${settings.publicUrl}/payments/callback?application=${application.id}`,
      cancel_url: `${settings.publicUrl}/applications/${application.id}?payment=left`,
    },
  };
}

export async function action({ params, context }: ActionFunctionArgs) {
  const { visit } = context;
  await visit.requireUser();
  const form = await context.form();
  const here = `/applications/${encodeURIComponent(params.id ?? "")}`;
  if (form.get("intent") === "verify") return verify(form, visit, here);
  if (form.get("intent") === "check") return check(visit, params.id);
  const { order, description } = await startPayment(visit, params.id);
  const toast = { title: "Success", body: "Payment order created successfully" };
  if (form.get("intent") !== "order") {
    visit.toast(toast);
    throw redirect(`${here}/pay`, 303);
  }
  return {
    toast,
    order: {
      orderId: order.id,
      amount: order.amount,
      currency: order.currency,
      keyId: visit.settings.razorpayKeyId,
      scriptUrl: visit.settings.razorpayCheckoutUrl,
      description,
    },
  };
}

/** Hands the provider's signed answer on. Whether it counts, the API finds out. */
async function verify(form: FormData, visit: ActionFunctionArgs["context"]["visit"], here: string) {
  const submission = parseForm(form, verifyPaymentInput);
  if (submission.status !== "success") return { problem: "Payment verification failed" };
  const checked = await attempt(
    unwrap(visit.api.user.payment["verify-payment"].$post({ json: submission.value })),
  );
  if ("error" in checked) {
    const { status } = checked.error;
    // Where the server failed, script asks again: it is told so by the status.
    if (status >= SERVER_FAILED) return data(null, { status });
    return { problem: checked.error.message };
  }
  for (const toast of paymentToasts(checked.data)) visit.toast(toast);
  throw redirect(here, 303);
}

/** The checkout was closed: what the page shows when it is read again is said to who listens. */
async function check(visit: ActionFunctionArgs["context"]["visit"], param: string | undefined) {
  const id = idParam(param);
  const [toast] = id ? paymentToasts(await checkedPayment(visit, id)) : [];
  return { toast };
}

export const meta: MetaFunction<typeof loader> = () => [
  { title: "Pay for your slot · Pakka" },
  { name: "description", content: "Go to Razorpay and pay for your interview slot." },
];

export default function Pay() {
  const { applicationId, title, price, hostedUrl, fields } = useLoaderData<typeof loader>();
  return (
    <Page narrow>
      <BackLink to={`/applications/${applicationId}`}>Back to your application</BackLink>
      <h1 className="mt-3">Pay {rupees(price)} for your slot</h1>
      <Sheet className="mt-5 grid gap-4">
        <p>
          {priceWords(price)}. One interview slot for {title}: not a job, and not a better chance.
        </p>
        <RefundRule />
        <p>
          The next page is Razorpay's. Pay there by UPI, card or net banking. We bring you back to
          this application.
        </p>
        <form method="post" action={hostedUrl}>
          {Object.entries(fields).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <Button size="lg" className="w-full">
            Go to Razorpay and pay {rupees(price)}
          </Button>
        </form>
        <SafetyLine />
      </Sheet>
    </Page>
  );
}

export function ErrorBoundary() {
  const { id } = useParams();
  return (
    <ErrorFace
      safe="If you have paid, your money is safe: don't pay again. We keep asking the bank."
      exit={<Link to={`/applications/${id}`}>Back to your application</Link>}
    />
  );
}
