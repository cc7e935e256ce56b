import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { Link, useLoaderData, useParams } from "@remix-run/react";
import * as words from "~app/words/payment/pay-page";
import * as paymentNewsWords from "~app/words/payment/payment-news";
import { PAYMENT_PROVIDERS } from "../../worker/contract/payment-providers";
import { CURRENCY } from "../../worker/facts/money/fees";
import { BookingTerms } from "../application/panels/booking-terms";
import { companyFactsOf } from "../application/view/looked-up.server";
import {
  checkedPayment,
  openPayment,
  paymentToasts,
  startPayment,
} from "../application/view/payment.server";
import { bookingOf } from "../application/view/slot.server";
import { freeTimesOf } from "../application/view/times.server";
import { idParam, parseForm } from "../forms/form.server";
import { ErrorPage } from "../frame/error-pages";
import { Page } from "../frame/page";
import { attempt, SERVER_FAILED, unwrap } from "../session/api.server";
import { BackLink } from "../ui/back-link";
import { Button } from "../ui/button";
import { Card } from "../ui/card";

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { session } = context;
  const user = await session.requireUser();
  const { application, orderId, description } = await openPayment(session, params.id);
  const { settings } = session;
  const { times } = await freeTimesOf(session, application);
  return {
    applicationId: application.id,
    title: application.job.title,
    price: application.price,
    booking: bookingOf(application, times),
    company: companyFactsOf(application),
    provider: settings.checkout.name,
    hosted: await settings.checkout.hostedPage({
      orderId,
      amount: application.price * 100,
      currency: CURRENCY,
      description,
      payer: user,
      callbackUrl: `${settings.publicUrl}/payments/callback?application=${application.id}`,
      cancelUrl: `${settings.publicUrl}/applications/${application.id}?payment=left`,
    }),
  };
}

export async function action({ params, context }: ActionFunctionArgs) {
  const { session } = context;
  await session.requireUser();
  const form = await context.form();
  const here = `/applications/${encodeURIComponent(params.id ?? "")}`;
  if (form.get("intent") === "verify") return verify(form, session, here);
  if (form.get("intent") === "check") return check(session, params.id);
  const { order, description } = await startPayment(session, params.id);
  const toast = { title: paymentNewsWords.orderMadeTitle, body: paymentNewsWords.orderMade };
  if (form.get("intent") !== "order") {
    session.toast(toast);
    throw redirect(`${here}/pay`, 303);
  }
  const { checkout } = session.settings;
  return {
    toast,
    order: {
      orderId: order.id,
      amount: order.amount,
      currency: order.currency,
      provider: checkout.provider,
      scriptKey: await checkout.scriptKey(order.id),
      scriptUrl: checkout.scriptUrl,
      description,
    },
  };
}

/** Passes the provider's signed answer to the API, which verifies it. */
async function verify(
  form: FormData,
  session: ActionFunctionArgs["context"]["session"],
  here: string,
) {
  const submission = parseForm(
    form,
    PAYMENT_PROVIDERS[session.settings.checkout.provider].signedFields,
  );
  if (submission.status !== "success") return { problem: paymentNewsWords.notVerified };
  const checked = await attempt(
    unwrap(session.api.user.payment["verify-payment"].$post({ json: submission.value })),
  );
  if ("error" in checked) {
    const { status } = checked.error;
    // On a 5xx status, script asks again.
    if (status >= SERVER_FAILED) return data(null, { status });
    return { problem: checked.error.message };
  }
  for (const toast of paymentToasts(session, checked.data)) session.toast(toast);
  throw redirect(here, 303);
}

/** After the checkout was closed: a toast tells screen readers the payment's current state. */
async function check(session: ActionFunctionArgs["context"]["session"], param: string | undefined) {
  const checked = await attempt(checkedPayment(session, idParam(param) ?? "0"));
  if ("error" in checked) {
    const { status } = checked.error;
    throw status < SERVER_FAILED ? data(null, { status }) : checked.error;
  }
  const [toast] = paymentToasts(session, checked.data);
  return { toast };
}

export const meta: MetaFunction<typeof loader> = () => [
  { title: words.pageTitle },
  { name: "description", content: words.pageDescription },
];

export default function Pay() {
  const { applicationId, title, price, booking, company, provider, hosted } =
    useLoaderData<typeof loader>();
  return (
    <Page narrow>
      <BackLink to={`/applications/${applicationId}`}>{words.back}</BackLink>
      <h1 className="mt-3">{words.pay(price)}</h1>
      <p className="text-ink-2">{title}</p>
      <Card className="mt-5 grid gap-4">
        <BookingTerms {...booking} />
        {company.map((text) => (
          <p key={text} className="text-sm">
            {text}
          </p>
        ))}
        <p>
          <a href={`/applications/${applicationId}/preparation`}>{words.sample}</a>
        </p>
        <p>{words.nextPage(provider)}</p>
        <form method="post" action={hosted.url}>
          {Object.entries(hosted.fields).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <Button size="lg" className="w-full">
            {words.goAndPay(provider, price)}
          </Button>
        </form>
      </Card>
    </Page>
  );
}

export function ErrorBoundary() {
  const { id } = useParams();
  return (
    <ErrorPage
      safe={words.moneyIsSafe}
      exit={<Link to={`/applications/${id}`}>{words.back}</Link>}
    />
  );
}
