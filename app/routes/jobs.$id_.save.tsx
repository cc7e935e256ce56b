import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { attempt, unwrap } from "../api.server";
import { idParam, stay, stayUndone } from "../form.server";
import { NOT_SAVED } from "../parts/tell-me";

export const loader = ({ params }: LoaderFunctionArgs) =>
  redirect(`/jobs/${encodeURIComponent(params.id ?? "")}`);

export async function action({ params, context }: ActionFunctionArgs) {
  const { visit } = context;
  const id = idParam(params.id) ?? "0";
  const form = await context.form();
  if (!(await visit.user())) {
    visit.toast({
      title: "Authentication required",
      body: "Please log in to save jobs",
      tone: "error",
    });
    return stay(form);
  }
  // The form says which way, so that pressing twice doesn't undo what was meant.
  const saved = form.get("saved") === "false" ? "false" : "true";
  const done = await attempt(
    unwrap(visit.api.user.jobs[":id"].saveJob.$get({ param: { id }, query: { saved } })),
  );
  if ("error" in done) return stayUndone(visit, form, done.error, "Error", NOT_SAVED);
  visit.toast({ title: "Job save status updated successfully." });
  return stay(form);
}
