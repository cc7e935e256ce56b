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
import { CodeStep } from "../parts/code-step";
import { NumberPromise } from "../parts/number-promise";
import { PhoneStep } from "../parts/phone-step";
import { normalisePhone } from "../phone";
import "../parts/login.css";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const [user, waiting] = await Promise.all([
    context.visit.user(),
    otpCookie(context.visit).read(request),
  ]);
  if (user) throw replace("/dashboard");
  return { waiting: waiting ?? null, attempt: crypto.randomUUID() };
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

const NOT_SENT = { title: "Error", body: "Failed to send OTP" };

async function send({ form, visit, here }: Step) {
  form.set("phone", normalisePhone(String(form.get("phone") ?? "")));
  const submission = parseForm(form, sendOtpInput);
  if (submission.status !== "success") return misfilled(visit, submission, NOT_SENT);
  const { phone, key } = submission.value;
  const json = { phone, key, device: await visit.device() };
  const sent = await attempt(unwrap(visit.api.user.auth["send-otp"].$post({ json })));
  if ("error" in sent) return refused(visit, submission, sent.error, notSent(sent.error));
  const unsure = sent.data.delivery === "unknown";
  if (!unsure) {
    visit.toast({ title: "OTP Sent", body: "A verification code has been sent to your phone" });
  }
  throw redirect(here, {
    status: 303,
    headers: await otpCookie(visit).write({ phone, key: sent.data.key, unsure }),
  });
}

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
  const signedIn = await attempt(otpAuthenticator(visit, form).authenticate("otp", request));
  if ("error" in signedIn) {
    const { fields } = signedIn.error;
    const body = signedIn.error.wordsOr("We could not check that code. Try it again.");
    visit.toast({ title: "Verification Failed", body, tone: "error" });
    const waiting = await otp.read(request);
    const problem = fields.otp ?? PROBLEMS[signedIn.error.code] ?? body;
    const headers = waiting ? await otp.write({ ...waiting, problem }) : await otp.clear();
    return redirect(here, { status: 303, headers });
  }
  visit.logIn(signedIn.data);
  visit.toast({ title: "Verification Success", body: "You have successfully logged in" });
  return replace(wayOnward(request, isProfileComplete(signedIn.data.user)), {
    status: 303,
    headers: await otp.clear(),
  });
}

const PROBLEMS: Record<string, string> = {
  otp_invalid: "That code is not right.",
  otp_expired: "That code works no longer. Send a new one.",
};

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
  const { waiting, attempt } = useLoaderData<typeof loader>();
  const refusal = useActionData<typeof action>();
  return (
    <div className="login">
      <div className="login-form">
        <div className="grid gap-5">
          {waiting?.key ? (
            <CodeStep
              // A wrong code does not stay in the field.
              key={waiting.key + waiting.problem}
              code={waiting.key}
              waiting={waiting}
              attempt={attempt}
              // Only asking for another code answers without a redirect.
              refusal={refusal?.error?.[""]?.[0]}
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
      <NumberPromise />
    </div>
  );
}
