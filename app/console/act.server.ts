import { redirect } from "@remix-run/cloudflare";
import { CONSOLE_PATHS, type Console } from "../../worker/facts/console";
import { type ApiError, attempt } from "../session/api.server";
import type { Session } from "../session/session.server";
import { problem } from "../words/en/console/console";
import * as words from "../words/en/console/staff";

const PROOF_NEEDED = "proof_needed";

/** Does one act of a console's page and shows the page again, with what came of it. */
export async function act(console: Console, session: Session, work: Promise<unknown>) {
  const { pathname, search } = session.url;
  const done = await attempt(work);
  if (!("error" in done)) {
    session.toast({ title: words.done });
    return redirect(pathname + search, 303);
  }
  const { error } = done;
  session.toast({ title: problem, body: bodyOf(error), tone: "error" });
  const again = `${CONSOLE_PATHS[console]}/login?again=1&next=${encodeURIComponent(pathname)}`;
  return redirect(error.code === PROOF_NEEDED ? again : pathname + search, 303);
}

const bodyOf = (error: ApiError) =>
  error.code === PROOF_NEEDED
    ? words.proofNeeded
    : (Object.values(error.fields)[0] ?? error.message);
