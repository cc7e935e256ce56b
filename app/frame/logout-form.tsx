import { useFetcher } from "@remix-run/react";
import type { ReactNode } from "react";
import * as words from "~app/words/frame/frame";

/** Wraps a button. Without a connection the visitor stays logged in and the page stays. */
export function LogoutForm({ children }: { children: ReactNode }) {
  const leaving = useFetcher();
  return (
    <leaving.Form
      method="post"
      action="/logout"
      data-failure={words.notLoggedOut.body}
      data-failure-title={words.notLoggedOut.title}
    >
      {children}
    </leaving.Form>
  );
}
