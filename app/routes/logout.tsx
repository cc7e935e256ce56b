import { type ActionFunctionArgs, redirect, redirectDocument } from "@remix-run/cloudflare";
import * as words from "~app/words/account/login";
import { applyingCookie } from "../resume/applying.server";
import { unwrap } from "../session/api.server";

export const loader = () => redirect("/");

/** Ends the session in this browser even if the API fails; only the message differs. */
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
  session.toast(ended ? words.loggedOut : words.loggedOutHere);
  // A new document, so that the page's memory keeps no data of the candidate.
  return redirectDocument("/", { status: 303, headers: await applyingCookie(session).clear() });
}
