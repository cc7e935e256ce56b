import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import * as words from "~app/words/jobs/save-job";
import { idParam, redirectBack, redirectBackWithError } from "../forms/form.server";
import { loginToSave, setSaved } from "../jobs/save-job.server";

export const loader = ({ params }: LoaderFunctionArgs) =>
  redirect(`/jobs/${encodeURIComponent(params.id ?? "")}`);

export async function action({ params, context }: ActionFunctionArgs) {
  const { session } = context;
  const id = idParam(params.id) ?? "0";
  const form = await context.form();
  if (!(await session.user())) {
    session.toast(loginToSave(id));
    return redirectBack(form);
  }
  // The form sends the wanted state, so that a double press does not undo it.
  const saved = form.get("saved") === "false" ? "false" : "true";
  const result = await setSaved(session, id, saved);
  if ("error" in result)
    return redirectBackWithError(session, form, result.error, words.notUpdated, words.notSaved);
  session.toast(words.updated);
  return redirectBack(form);
}
