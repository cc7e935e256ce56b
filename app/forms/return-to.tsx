import { useLocation } from "@remix-run/react";
import { useHydrated } from "../delivery/hydrated";

/** Where a plain post goes back to. With script the page stays, so nothing is sent. */
export function ReturnTo() {
  const { pathname, search } = useLocation();
  return useHydrated() ? null : <input type="hidden" name="returnTo" value={pathname + search} />;
}
