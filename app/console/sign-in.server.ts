import {
  type ActionFunctionArgs,
  type createCookie,
  type LoaderFunctionArgs,
  redirect,
} from "@remix-run/cloudflare";
import * as z from "zod";
import * as consoleWords from "~app/words/console/console";
import {
  recoverInput,
  sendCodeInput,
  verifyCodeInput,
} from "../../worker/contract/console/console";
import {
  CONSOLE_PATHS,
  type Console,
  SIGN_IN_CODE_SECONDS,
} from "../../worker/facts/people/console";
import { invalidForm, parseForm, refused, safePath } from "../forms/form.server";
import { attempt, SERVER_FAILED, unwrap } from "../session/api.server";
import type { ConsoleLogin } from "../session/console-session.server";
import { cookieValue, ownCookie } from "../session/cookies.server";
import type { Session } from "../session/session.server";

const waiting = z.object({ email: z.string(), key: z.string() });

/** The mail that this browser requested: the key in the cookie proves that. */
const waitingCookie = (console: Console, session: Session): ReturnType<typeof createCookie> =>
  ownCookie(`pakka_code_${console}`, session.settings.publicUrl, {
    maxAge: SIGN_IN_CODE_SECONDS,
  });

const callsOf = (session: Session, console: Console) =>
  console === "staff" ? session.staff.api.ops.auth : session.hiring.api.employer.auth;

/** The content of the sign-in page: for a link, for a sent code, or the first step. */
export async function signInPage(console: Console, { request, context }: LoaderFunctionArgs) {
  const { session } = context;
  const link = session.url.searchParams.get("link");
  const requestedMail = waiting.safeParse(
    await cookieValue(waitingCookie(console, session), request),
  );
  if (!link) {
    // A signed-in person may sign in again, because some acts ask for a fresh proof.
    const again = session.url.searchParams.has("again");
    if (!again && (await session[console].login())) throw redirect(CONSOLE_PATHS[console]);
    return {
      asked: requestedMail.data?.email ?? null,
      link: null,
      isMailLate: await isMailLate(console, session),
    };
  }
  const answer = await attempt(
    unwrap(callsOf(session, console).links[":link"].$get({ param: { link } })),
  );
  if ("error" in answer) {
    if (answer.error.status >= SERVER_FAILED) throw answer.error;
    return {
      asked: null,
      link: { spent: true as const },
      isMailLate: await isMailLate(console, session),
    };
  }
  const { email, company, needsCode } = answer.data;
  return {
    asked: null,
    link: {
      spent: false as const,
      link,
      email,
      company,
      needsCode: needsCode && requestedMail.data?.email !== email,
    },
    // The link in a mail was opened, so mails arrive.
    isMailLate: false,
  };
}

/** Hides the warning if its state can't be read. */
async function isMailLate(console: Console, session: Session): Promise<boolean> {
  const answer = await attempt(unwrap(callsOf(session, console).mail.$get()));
  return "data" in answer && answer.data.isLate;
}

/** Mails a code, signs in with a code, a link or a recovery code, or signs out. */
export async function signIn(console: Console, args: ActionFunctionArgs) {
  const form = await args.context.form();
  const intent = form.get("intent");
  if (intent === "sign-out") return signOut(console, args);
  if (intent === "send") return send(console, args, form);
  if (intent === "recover") return recover(console, args, form);
  if (intent === "back") throw await leave(console, args.context.session);
  return verify(console, args, form);
}

async function send(
  console: Console,
  { context: { session } }: ActionFunctionArgs,
  form: FormData,
) {
  const submission = parseForm(form, sendCodeInput);
  if (submission.status !== "success")
    return invalidForm(session, submission, consoleWords.login.notSent);
  const json = submission.value;
  const answer = await attempt(unwrap(callsOf(session, console)["send-code"].$post({ json })));
  if ("error" in answer)
    return refused(session, submission, answer.error, consoleWords.login.notSent);
  const cookie = await waitingCookie(console, session).serialize({ ...json, key: answer.data.key });
  throw redirect(here(session), { status: 303, headers: { "Set-Cookie": cookie } });
}

/** Keeps the intent, so that a refusal shows which form of the page it belongs to. */
const recoverForm = recoverInput.extend({ intent: z.literal("recover") });

async function recover(console: Console, { context }: ActionFunctionArgs, form: FormData) {
  const { session } = context;
  const { refused: failure } = consoleWords.login.recovery;
  const submission = parseForm(form, recoverForm);
  if (submission.status !== "success") return invalidForm(session, submission, failure);
  const { intent: _, ...json } = submission.value;
  const answer =
    console === "staff"
      ? await attempt(unwrap(session.staff.api.ops.auth.recover.$post({ json })))
      : await attempt(unwrap(session.hiring.api.employer.auth.recover.$post({ json })));
  if ("error" in answer) return refused(session, submission, answer.error, failure);
  throw await enter(console, context, answer.data);
}

async function verify(console: Console, { request, context }: ActionFunctionArgs, form: FormData) {
  const { session } = context;
  const cookie = waitingCookie(console, session);
  const requestedMail = waiting.safeParse(await cookieValue(cookie, request)).data;
  form.delete("key");
  if (requestedMail) form.set("key", requestedMail.key);
  const submission = parseForm(form, verifyCodeInput);
  if (submission.status !== "success")
    return invalidForm(session, submission, consoleWords.login.notSignedIn);
  const json = submission.value;
  const answer =
    console === "staff"
      ? await attempt(unwrap(session.staff.api.ops.auth["verify-code"].$post({ json })))
      : await attempt(unwrap(session.hiring.api.employer.auth["verify-code"].$post({ json })));
  if ("error" in answer)
    return refused(session, submission, answer.error, consoleWords.login.notSignedIn);
  throw await enter(console, context, answer.data);
}

interface SignedIn {
  person: Pick<ConsoleLogin, "id" | "role"> & { email: string; name: string | null };
  company?: { name: string } | null;
  session: Pick<ConsoleLogin, "token" | "expires">;
}

/** Starts the session in this browser, and continues to the page that required it. */
async function enter(
  console: Console,
  { session, now }: ActionFunctionArgs["context"],
  { person, company, session: issued }: SignedIn,
) {
  session[console].set({
    ...issued,
    id: person.id,
    name: person.name ?? person.email,
    role: person.role,
    provenAt: now.toISOString(),
    company: company?.name ?? null,
  });
  const next = safePath(session.url.searchParams.get("next"), CONSOLE_PATHS[console]);
  const gone = await waitingCookie(console, session).serialize("", { maxAge: 0 });
  return redirect(next, { status: 303, headers: { "Set-Cookie": gone } });
}

async function signOut(console: Console, { context: { session } }: ActionFunctionArgs) {
  // If the session has already ended, signing out still succeeds without a new sign-in.
  await unwrap(callsOf(session, console).logout.$post()).catch(() => {});
  session[console].set(null);
  throw redirect(`${CONSOLE_PATHS[console]}/login`, 303);
}

async function leave(console: Console, session: Session) {
  const gone = await waitingCookie(console, session).serialize("", { maxAge: 0 });
  return redirect(here(session), { status: 303, headers: { "Set-Cookie": gone } });
}

/** This page without the link in its address: a used link would show its message again. */
function here({ url: { pathname, searchParams } }: Session): string {
  const rest = new URLSearchParams(searchParams);
  rest.delete("link");
  return rest.size > 0 ? `${pathname}?${rest}` : pathname;
}
