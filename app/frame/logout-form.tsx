import { useFetcher } from "@remix-run/react";
import type { ReactNode } from "react";

/** Around a button. Without a line nobody is logged out, and the page stays. */
export function LogoutForm({ children }: { children: ReactNode }) {
  const leaving = useFetcher();
  return (
    <leaving.Form
      method="post"
      action="/logout"
      data-failure="We could not reach Pakka. You may still be logged in."
      data-failure-title="Logout Failed"
    >
      {children}
    </leaving.Form>
  );
}
