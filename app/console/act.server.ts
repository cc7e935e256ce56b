import { redirect } from "@remix-run/cloudflare";
import { CONSOLE_PATHS, type Console } from "../../worker/facts/console";
import { type ApiError, attempt } from "../session/api.server";
import type { Session } from "../session/session.server";
import { problem } from "../words/en/console/console";
import * as words from "../words/en/console/staff";

const PROOF_NEEDED = "proof_needed";
const FORBIDDEN = 403;

/** Does one act of a console's page and shows the page again, with what came of it. */
export async function act(console: Console, session: Session, work: Promise<unknown>) {
  const { pathname, search } = session.url;
  const done = await attempt(work);
  if (!("error" in done)) {
    session.toast({ title: words.done });
    return redirect(pathname + search, 303);
  }
  return leave(console, session, done.error, pathname + search);
}

/** What a page of a role, or behind a fresh proof, shows; who may not see it is told so elsewhere. */
export async function readOrLeave<T>(
  console: Console,
  session: Session,
  work: Promise<T>,
): Promise<T> {
  const read = await attempt(work);
  if (!("error" in read)) return read.data;
  if (read.error.status !== FORBIDDEN) throw read.error;
  throw leave(console, session, read.error, CONSOLE_PATHS[console]);
}

/** Says what was refused, on the page `back` or where a fresh proof is given. */
function leave(console: Console, session: Session, error: ApiError, back: string) {
  session.toast({ title: problem, body: bodyOf(error), tone: "error" });
  const next = encodeURIComponent(session.url.pathname);
  const again = `${CONSOLE_PATHS[console]}/login?again=1&next=${next}`;
  return redirect(error.code === PROOF_NEEDED ? again : back, 303);
}

const bodyOf = (error: ApiError) =>
  error.code === PROOF_NEEDED
    ? words.proofNeeded
    : (Object.values(error.fields)[0] ?? error.message);
