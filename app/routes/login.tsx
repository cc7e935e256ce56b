import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
  replace,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import * as words from "~app/words/account/login";
import { sendOtpInput } from "../../worker/contract/auth";
import { isProfileComplete } from "../../worker/contract/profile";
import type { Language } from "../../worker/facts/languages";
import { addSeconds } from "../../worker/facts/times";
import { CodeStep } from "../account/code-step";
import { JobAhead } from "../account/job-ahead";
import { jobAhead } from "../account/job-ahead.server";
import {
  attemptCookie,
  otpAuthenticator,
  otpCookie,
  type WaitingCode,
} from "../account/otp-strategy.server";
import { OwnerStep } from "../account/owner-step";
import { PhoneStep } from "../account/phone-step";
import { invalidForm, parseForm, refused, safePath } from "../forms/form.server";
import { pageMeta } from "../frame/page-meta";
import { keptAtLogin, saveAfterLogin } from "../jobs/save-job.server";
import { screenAt } from "../screens";
import { type ApiError, attempt, unwrap } from "../session/api.server";
import { languageAfterLogin, languageCookie } from "../session/language.server";
import { CheckList } from "../ui/check-list";
import { SafetyBox } from "../ui/safety-box";
import "../account/login.css";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const [user, waiting, job] = await Promise.all([
    context.session.user(),
    otpCookie(context.session).read(request),
    jobAhead(context.session, request),
  ]);
  if (user) throw replace("/dashboard");
  const codeMinutes = Math.floor(context.session.settings.otpSeconds / 60);
  const attempts = attemptCookie(context.session);
  const attempt = await attempts.read(request);
  return data(
    { waiting: waiting ?? null, job, now: context.now.getTime(), codeMinutes, attempt },
    { headers: { "Set-Cookie": await attempts.write(attempt) } },
  );
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await context.form();
  const { session, now } = context;
  const { languageOfAddress } = context;
  const step = { request, form, session, now, here: hereFor(request), languageOfAddress };
  if (form.get("intent") === "verify") throw await verify(step);
  if (form.get("intent") === "back") throw await back(step);
  return send(step);
}

/** The code was right, and the question about the account's owner follows. */
const OWNER_STEP = ["owner_unknown", "number_waits"];

interface Step {
  request: Request;
  form: FormData;
  session: ActionFunctionArgs["context"]["session"];
  now: Date;
  here: string;
  languageOfAddress: Language | undefined;
}

/**
 * This screen's address, with the page after the login. A reload after the redirect posts nothing.
 */
const hereFor = (request: Request) => `/login${keptAtLogin(new URL(request.url).searchParams)}`;

async function send({ request, form, session, now, here }: Step) {
  const submission = parseForm(form, sendOtpInput);
  if (submission.status !== "success") return invalidForm(session, submission, words.notSent);
  const { phone, key } = submission.value;
  const json = { phone, key, device: await session.device() };
  const result = await attempt(unwrap(session.api.user.auth["send-otp"].$post({ json })));
  const otp = otpCookie(session);
  if ("error" in result) {
    const failure = notSent(result.error);
    const waiting = await otp.read(request);
    if (!waiting?.key || waiting.phone !== phone) {
      return refused(session, submission, result.error, failure);
    }
    // An earlier code for this number may still arrive, so its step stays.
    const refusal = result.error.wordsOr(failure.body);
    session.toast({ title: failure.title, body: refusal, tone: "error" });
    const againAt = addSeconds(now, result.error.retryAfterSeconds ?? 0);
    const headers = await otp.write({ ...waiting, problem: undefined, refusal, againAt });
    throw redirect(here, { status: 303, headers });
  }
  const unsure = result.data.delivery === "unknown";
  if (!unsure) {
    session.toast(words.sent);
  }
  const headers = new Headers(
    await otp.write({
      phone,
      key: result.data.key,
      unsure,
      againAt: addSeconds(now, session.settings.otpResendSeconds),
    }),
  );
  headers.append("Set-Cookie", await attemptCookie(session).clear());
  throw redirect(here, { status: 303, headers });
}

/** A code that could not be sent counts toward the limit, so the message says when to try again. */
function notSent({ code, retryAfterSeconds }: ApiError) {
  if (code !== "provider_unavailable" || !retryAfterSeconds) return words.notSent;
  return { ...words.notSent, body: words.notSentYet(retryAfterSeconds) };
}

async function back({ request, session, here }: Step): Promise<Response> {
  const waiting = await otpCookie(session).read(request);
  const headers = waiting
    ? await otpCookie(session).write({ phone: waiting.phone })
    : await otpCookie(session).clear();
  return redirect(here, { status: 303, headers });
}

async function verify({
  request,
  form,
  session,
  here,
  languageOfAddress,
}: Step): Promise<Response> {
  const otp = otpCookie(session);
  const signedIn = await attempt(otpAuthenticator(session, form).authenticate("otp", request));
  if ("error" in signedIn) {
    const body = signedIn.error.wordsOr(words.notChecked);
    if (!OWNER_STEP.includes(signedIn.error.code)) {
      session.toast({ title: words.notVerified, body, tone: "error" });
    }
    const waiting = await otp.read(request);
    if (!waiting) return redirect(here, { status: 303, headers: await otp.clear() });
    const { code, fields } = signedIn.error;
    const owner: WaitingCode["owner"] = {
      otp: String(form.get("otp")),
      problem: fields.birthYear ?? body,
      step: code === "number_waits" ? "claimed" : form.has("birthYear") ? "wrong" : "asked",
    };
    const headers = await otp.write(
      OWNER_STEP.includes(code) || (waiting.owner && !fields.otp)
        ? { ...waiting, owner }
        : { ...waiting, problem: fields.otp ?? body, refusal: undefined, owner: undefined },
    );
    return redirect(here, { status: 303, headers });
  }
  session.logIn(signedIn.data);
  const language = await languageAfterLogin(session, languageOfAddress);
  session.toast(words.verified);
  await saveAfterLogin(session, new URL(request.url).searchParams);
  const headers = new Headers(await otp.clear());
  if (language) headers.append("Set-Cookie", languageCookie(language, session.settings.publicUrl));
  return replace(nextPath(request, isProfileComplete(signedIn.data.user)), {
    status: 303,
    headers,
  });
}

function nextPath(request: Request, complete: boolean): string {
  const next = safePath(new URL(request.url).searchParams.get("next"), "");
  if (complete) return next || "/dashboard";
  // A public page needs no profile; applying asks for it.
  if (next && screenAt(next.replace(/[?#].*/, ""))?.who === "everybody") return next;
  return next ? `/complete-profile?next=${encodeURIComponent(next)}` : "/complete-profile";
}

export const meta: MetaFunction = (page) =>
  pageMeta(page, { title: words.title, description: words.description });

/**
 * The right half of the login screen: why we ask for the phone number, and an example of the SMS.
 */
function LoginAside({ codeMinutes }: { codeMinutes: number }) {
  return (
    <aside className="login-aside security-paper">
      <div className="grid max-w-[50ch] gap-5">
        <h2>{words.numberUses.heading}</h2>
        <CheckList items={words.numberUses.list.map((text) => ({ text }))} />
        <div>
          <p className="label mb-2">{words.smsHeading}</p>
          <p className="sms">{words.sms(codeMinutes)}</p>
        </div>
        <SafetyBox>{words.callers}</SafetyBox>
      </div>
    </aside>
  );
}

export default function Login() {
  const { waiting, job, now, codeMinutes, attempt } = useLoaderData<typeof loader>();
  // Set if an older tab or the browser's Back posted another number than the code's.
  const refusal = useActionData<typeof action>();
  return (
    <div className="login">
      <div className="login-form">
        <div className="grid gap-5">
          <JobAhead job={job} />
          {waiting?.key && waiting.owner && !refusal ? (
            <OwnerStep code={waiting.key} owner={waiting.owner} attempt={attempt} />
          ) : waiting?.key && !refusal ? (
            <CodeStep
              // Empties the field after a wrong code.
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
      <LoginAside codeMinutes={codeMinutes} />
    </div>
  );
}
