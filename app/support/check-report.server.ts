import { data, redirect } from "@remix-run/cloudflare";
import * as words from "~app/words/support/check";
import { DEFAULT_LANGUAGE } from "../../worker/facts/languages";
import { MESSAGE_MAX } from "../../worker/facts/limits/texts";
import { inLanguage } from "../../worker/language";
import { attempt, unwrap } from "../session/api.server";
import type { Session } from "../session/session.server";

/**
 * Sends a suspicious message as a query to support. If that is refused, the check is repeated:
 * without script the page that showed its result is gone.
 */
export async function report(session: Session, text: string) {
  // Staff read English.
  const subject = inLanguage(DEFAULT_LANGUAGE, () => words.reportSubject);
  const json = {
    subject,
    description: `${subject}: ${text}`.slice(0, MESSAGE_MAX),
    category: "other" as const,
    suspicious: true,
  };
  const queryResult = await attempt(unwrap(session.api.user.queries.$post({ json })));
  if ("data" in queryResult) {
    session.toast(words.reported);
    throw redirect("/check", 303);
  }
  const { title, body } = words.notReported;
  const toast = session.toastHere({ title, body: queryResult.error.wordsOr(body), tone: "error" });
  const checkResult = await attempt(unwrap(session.api.user.check.$post({ json: { text } })));
  const answer = "data" in checkResult ? checkResult.data : null;
  return data({ text, answer, toast }, { status: queryResult.error.status });
}
