import { type ActionFunctionArgs, redirect, redirectDocument } from "@remix-run/cloudflare";
import { safePath } from "../forms/form.server";
import { liteCookie } from "../session/lite.server";

export const loader = () => redirect("/");

/** Stores the visitor's choice of Lite and shows the same page again accordingly. */
export async function action({ context }: ActionFunctionArgs) {
  const form = await context.form();
  // A new document, because only then the framework's script is added or removed.
  return redirectDocument(safePath(form.get("returnTo"), "/"), {
    status: 303,
    headers: {
      "Set-Cookie": liteCookie(form.get("lite") === "on", context.session.settings.publicUrl),
    },
  });
}
