import * as words from "~app/words/jobs/save-job";
import { addressIn } from "../../worker/facts/languages";
import { currentLanguage } from "../../worker/language";
import { idParam } from "../forms/form.server";
import { attempt, unwrap } from "../session/api.server";
import type { Session } from "../session/session.server";

/** The search parameter of the login screen with the job to save after the login. */
const SAVED = "save";

/** A toast that asks a visitor to log in to save a job. The login then saves it. */
export function loginToSave(jobId: string) {
  const { link, ...toast } = words.loginNeeded;
  const query = new URLSearchParams({ next: `/jobs/${jobId}`, [SAVED]: jobId });
  return {
    ...toast,
    tone: "error" as const,
    link: { href: addressIn(currentLanguage(), `/login?${query}`), children: link },
  };
}

/** Saves a job, or removes it from the saved ones. */
export const setSaved = ({ api }: Session, id: string, saved: "true" | "false") =>
  attempt(unwrap(api.user.jobs[":id"].saveJob.$get({ param: { id }, query: { saved } })));

/** After a login: saves the job in the screen's address. */
export async function saveAfterLogin(
  session: Session,
  searchParams: URLSearchParams,
): Promise<void> {
  const id = idParam(searchParams.get(SAVED) ?? undefined);
  if (!id) return;
  const result = await setSaved(session, id, "true");
  session.toast(
    "data" in result
      ? words.updated
      : { title: words.notUpdated, body: result.error.wordsOr(words.notSaved), tone: "error" },
  );
}

/** The part of the login screen's address that is kept between its steps. */
export function keptAtLogin(searchParams: URLSearchParams): string {
  const entries = [...searchParams].filter(
    ([name, value]) => ["next", SAVED].includes(name) && value,
  );
  return entries.length > 0 ? `?${new URLSearchParams(entries)}` : "";
}
