import { useFetcher, useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import { Button } from "../ui/button";

/** Its answer is a new document. Without a line the page stays. */
function LiteForm({ to, children }: { to: "on" | "off"; children: ReactNode }) {
  const { pathname, search } = useLocation();
  const choosing = useFetcher();
  return (
    <choosing.Form method="post" action="/lite" data-failure="Failed to change Lite.">
      <input type="hidden" name="lite" value={to} />
      <input type="hidden" name="returnTo" value={pathname + search} />
      {children}
    </choosing.Form>
  );
}

/** In the footer, for whoever looks for it. */
export function LiteSwitch({ lite }: { lite: boolean }) {
  return (
    <LiteForm to={lite ? "off" : "on"}>
      <button type="submit" className="footer-link footer-line">
        {lite ? "Lite is on. Turn it off" : "Use Lite: a tenth of the data"}
      </button>
    </LiteForm>
  );
}

/** Above the page, where the browser reports a slow line. */
export function LiteOffer() {
  return (
    <aside className="lite-offer" aria-label="Slow internet">
      <p>Your internet is slow. Lite has every page and uses a tenth of the data.</p>
      <LiteForm to="on">
        <Button variant="second">Use Lite</Button>
      </LiteForm>
      <LiteForm to="off">
        <Button variant="quiet">No, thanks</Button>
      </LiteForm>
    </aside>
  );
}
