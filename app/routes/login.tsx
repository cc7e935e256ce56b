import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
  replace,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { sendOtpInput } from "../../worker/contract/auth";
import { isProfileComplete } from "../../worker/contract/profile";
import { type ApiError, attempt, unwrap } from "../api.server";
import { misfilled, parseForm, refused, safePath } from "../form.server";
import { otpAuthenticator, otpCookie } from "../otp-strategy.server";
import { pageMeta } from "../page-meta";
import { CodeStep, NOT_VERIFIED } from "../parts/code-step";
import { NumberPromise } from "../parts/number-promise";
import { NOT_SENT, PhoneStep } from "../parts/phone-step";
import { digitsIn, normalisePhone } from "../phone";
import "../parts/login.css";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const [user, waiting] = await Promise.all([
    context.visit.user(),
    otpCookie(context.visit).read(request),
  ]);
  if (user) throw replace("/dashboard");
  const codeMinutes = Math.floor(context.visit.settings.otpSeconds / 60);
  return {
    waiting: waiting ?? null,
    now: Date.now(),
    codeMinutes,
    attempt: crypto.randomUUID(),
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await context.form();
  const step = { request, form, visit: context.visit, here: hereFor(request) };
  if (form.get("intent") === "verify") throw await verify(step);
  if (form.get("intent") === "back") throw await back(step);
  return send(step);
}

interface Step {
  request: Request;
  form: FormData;
  visit: ActionFunctionArgs["context"]["visit"];
  here: string;
}

/** This screen's own address with its way onward, so that a reload asks for it and posts nothing. */
function hereFor(request: Request): string {
  const next = new URL(request.url).searchParams.get("next");
  return next ? `/login?next=${encodeURIComponent(next)}` : "/login";
}

async function send({ request, form, visit, here }: Step) {
  form.set("phone", normalisePhone(String(form.get("phone") ?? "")));
  const submission = parseForm(form, sendOtpInput);
  if (submission.status !== "success") return misfilled(visit, submission, NOT_SENT);
  const { phone, key } = submission.value;
  const json = { phone, key, device: await visit.device() };
  const sent = await attempt(unwrap(visit.api.user.auth["send-otp"].$post({ json })));
  const otp = otpCookie(visit);
  if ("error" in sent) {
    const failure = notSent(sent.error);
    const waiting = await otp.read(request);
    if (!waiting?.key || waiting.phone !== phone) {
      return refused(visit, submission, sent.error, failure);
    }
    // The code that was sent to this number before may still come: its page stays.
    const refusal = sent.error.wordsOr(failure.body);
    visit.toast({ title: failure.title, body: refusal, tone: "error" });
    const againAt = later(sent.error.retryAfterSeconds ?? 0);
    const headers = await otp.write({ ...waiting, problem: undefined, refusal, againAt });
    throw redirect(here, { status: 303, headers });
  }
  const unsure = sent.data.delivery === "unknown";
  if (!unsure) {
    visit.toast({ title: "OTP Sent", body: "A verification code has been sent to your phone" });
  }
  throw redirect(here, {
    status: 303,
    headers: await otp.write({
      phone,
      key: sent.data.key,
      unsure,
      againAt: later(visit.settings.otpResendSeconds),
    }),
  });
}

const later = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString();

/** A code that could not be sent counts as one all the same: says when to ask for the next. */
function notSent({ code, retryAfterSeconds }: ApiError) {
  if (code !== "provider_unavailable" || !retryAfterSeconds) return NOT_SENT;
  return { ...NOT_SENT, body: `${NOT_SENT.body}. You can try again in ${retryAfterSeconds} s.` };
}

async function back({ request, visit, here }: Step): Promise<Response> {
  const waiting = await otpCookie(visit).read(request);
  const headers = waiting
    ? await otpCookie(visit).write({ phone: waiting.phone })
    : await otpCookie(visit).clear();
  return redirect(here, { status: 303, headers });
}

async function verify({ request, form, visit, here }: Step): Promise<Response> {
  const otp = otpCookie(visit);
  form.set("otp", digitsIn(String(form.get("otp") ?? "")));
  const signedIn = await attempt(otpAuthenticator(visit, form).authenticate("otp", request));
  if ("error" in signedIn) {
    const body = signedIn.error.wordsOr("We could not check that code. Try it again.");
    visit.toast({ title: NOT_VERIFIED, body, tone: "error" });
    const waiting = await otp.read(request);
    const problem = signedIn.error.fields.otp ?? body;
    const headers = waiting
      ? await otp.write({ ...waiting, problem, refusal: undefined })
      : await otp.clear();
    return redirect(here, { status: 303, headers });
  }
  visit.logIn(signedIn.data);
  visit.toast({ title: "Verification Success", body: "You have successfully logged in" });
  return replace(wayOnward(request, isProfileComplete(signedIn.data.user)), {
    status: 303,
    headers: await otp.clear(),
  });
}

function wayOnward(request: Request, complete: boolean): string {
  const next = safePath(new URL(request.url).searchParams.get("next"), "");
  if (complete) return next || "/dashboard";
  return next ? `/complete-profile?next=${encodeURIComponent(next)}` : "/complete-profile";
}

export const meta: MetaFunction = (page) =>
  pageMeta(page, {
    title: "Log in or sign up · Pakka",
    description: "Log in to Pakka or sign up with your phone number. Free, no password.",
  });

export default function Login() {
  const { waiting, now, codeMinutes, attempt } = useLoaderData<typeof loader>();
  // Of another number than the code's, from an older tab or the browser's Back.
  const refusal = useActionData<typeof action>();
  return (
    <div className="login">
      <div className="login-form">
        <div className="grid gap-5">
          {waiting?.key && !refusal ? (
            <CodeStep
              // A wrong code does not stay in the field.
              key={waiting.key + waiting.problem}
              code={waiting.key}
              waiting={waiting}
              minutes={codeMinutes}
              now={now}
              attempt={attempt}
            />
          ) : (
            <PhoneStep
              attempt={attempt}
              refusal={refusal}
              phone={waiting?.phone}
              problem={waiting?.problem}
            />
          )}
        </div>
      </div>
      <NumberPromise codeMinutes={codeMinutes} />
    </div>
  );
}
