import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { idParam, stay, stayUndone } from "../forms/form.server";
import { NOT_SAVED } from "../jobs/tell-me";
import { attempt, unwrap } from "../session/api.server";

export const loader = ({ params }: LoaderFunctionArgs) =>
  redirect(`/jobs/${encodeURIComponent(params.id ?? "")}`);

export async function action({ params, context }: ActionFunctionArgs) {
  const { session } = context;
  const id = idParam(params.id) ?? "0";
  const form = await context.form();
  if (!(await session.user())) {
    session.toast({
      title: "Authentication required",
      body: "Please log in to save jobs",
      tone: "error",
    });
    return stay(form);
  }
  // The form says which way, so that pressing twice doesn't undo what was meant.
  const saved = form.get("saved") === "false" ? "false" : "true";
  const done = await attempt(
    unwrap(session.api.user.jobs[":id"].saveJob.$get({ param: { id }, query: { saved } })),
  );
  if ("error" in done) return stayUndone(session, form, done.error, "Error", NOT_SAVED);
  session.toast({ title: "Job save status updated successfully." });
  return stay(form);
}
