import { useLocation } from "@remix-run/react";
import { useHydrated } from "../delivery/hydrated";

/** The page that a post without script returns to. With script the page stays, so nothing is sent. */
export function ReturnTo() {
  const { pathname, search } = useLocation();
  return useHydrated() ? null : <input type="hidden" name="returnTo" value={pathname + search} />;
}
