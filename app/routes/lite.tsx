import { type ActionFunctionArgs, redirect, redirectDocument } from "@remix-run/cloudflare";
import { liteCookie } from "../delivery/lite.server";
import { safePath } from "../forms/form.server";

export const loader = () => redirect("/");

/** Keeps the visitor's choice of Lite and shows the same page again, as chosen. */
export async function action({ context }: ActionFunctionArgs) {
  const form = await context.form();
  // A new document: only with it the framework's script comes, or goes.
  return redirectDocument(safePath(form.get("returnTo"), "/"), {
    status: 303,
    headers: {
      "Set-Cookie": liteCookie(form.get("lite") === "on", context.session.settings.publicUrl),
    },
  });
}
