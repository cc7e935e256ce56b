import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import * as words from "~app/words/jobs/notify-me";
import { idParam, redirectBack, redirectBackWithError } from "../forms/form.server";
import { attempt, unwrap } from "../session/api.server";

export const loader = ({ params }: LoaderFunctionArgs) =>
  redirect(`/jobs/${encodeURIComponent(params.id ?? "")}`);

/** Starts or ends waiting for a slot of a full job. */
export async function action({ params, context }: ActionFunctionArgs) {
  const { session } = context;
  const form = await context.form();
  if (!(await session.user())) {
    session.toast({ ...words.loginNeeded, tone: "error" });
    return redirectBack(form);
  }
  const param = { id: idParam(params.id) ?? "0" };
  const { notice } = session.api.user.jobs[":id"];
  const ask = form.get("wanted") === "false" ? notice.$delete : notice.$put;
  const result = await attempt(unwrap(ask({ param })));
  if ("error" in result)
    return redirectBackWithError(session, form, result.error, words.errorTitle, words.notChanged);
  return redirectBack(form);
}
