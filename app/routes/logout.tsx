import { type ActionFunctionArgs, redirect, redirectDocument } from "@remix-run/cloudflare";
import { unwrap } from "../api.server";
import { applyingCookie } from "../applying.server";

export const loader = () => redirect("/");

/** Ends the session here whatever the API says; only the words differ. */
export async function action({ context }: ActionFunctionArgs) {
  const { visit } = context;
  const refreshToken = await visit.refreshToken();
  const ended = refreshToken
    ? await unwrap(visit.api.user.auth.logout.$post({ json: { refreshToken } })).then(
        () => true,
        () => false,
      )
    : false;
  visit.logOut();
  visit.toast(
    ended
      ? { title: "Logged Out", body: "You have been logged out successfully" }
      : { title: "You have been logged out" },
  );
  // A new document: nothing of the candidate stays in the page's memory, or in the browser.
  return redirectDocument("/", { status: 303, headers: await applyingCookie(visit).clear() });
}
