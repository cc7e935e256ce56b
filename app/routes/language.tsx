import { type ActionFunctionArgs, redirect, redirectDocument } from "@remix-run/cloudflare";
import { addressIn } from "../../worker/facts/languages";
import { safePath } from "../forms/form.server";
import { screenAt } from "../screens";
import { chooseLanguage, offeredLanguage } from "../session/language.server";

export const loader = () => redirect("/");

/** Stores the reader's choice of a language and shows the same page in it. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await context.form();
  const language = offeredLanguage(form.get("language"));
  const path = safePath(form.get("returnTo"), "/");
  if (!language) return redirect(path, 303);
  const isPublic = screenAt(path.replace(/[?#].*/, ""))?.who === "everybody";
  // With its origin, or the router would put the page's own language before it. A new document,
  // because the framework's script of the page is in one language.
  return redirectDocument(new URL(isPublic ? addressIn(language, path) : path, request.url).href, {
    status: 303,
    headers: await chooseLanguage(context.session, language),
  });
}
