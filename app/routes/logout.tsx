import { type ActionFunctionArgs, redirect, redirectDocument } from "@remix-run/cloudflare";
import { applyingCookie } from "../jobs/applying.server";
import { unwrap } from "../session/api.server";

export const loader = () => redirect("/");

/** Ends the session here whatever the API says; only the words differ. */
export async function action({ context }: ActionFunctionArgs) {
  const { session } = context;
  const refreshToken = await session.refreshToken();
  const ended = refreshToken
    ? await unwrap(session.api.user.auth.logout.$post({ json: { refreshToken } })).then(
        () => true,
        () => false,
      )
    : false;
  session.logOut();
  session.toast(
    ended
      ? { title: "Logged Out", body: "You have been logged out successfully" }
      : { title: "You have been logged out" },
  );
  // A new document: nothing of the candidate stays in the page's memory, or in the browser.
  return redirectDocument("/", { status: 303, headers: await applyingCookie(session).clear() });
}
