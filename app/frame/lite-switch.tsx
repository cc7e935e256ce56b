import { useFetcher, useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import * as words from "~app/words/frame/frame";
import { Button } from "../ui/button";

/** The answer is a new document. Without a connection the page stays. */
function LiteForm({ to, children }: { to: "on" | "off"; children: ReactNode }) {
  const { pathname, search } = useLocation();
  const choosing = useFetcher();
  return (
    <choosing.Form method="post" action="/lite" data-failure={words.liteNotChanged}>
      <input type="hidden" name="lite" value={to} />
      <input type="hidden" name="returnTo" value={pathname + search} />
      {children}
    </choosing.Form>
  );
}

/** In the footer of every page. */
export function LiteSwitch({ lite }: { lite: boolean }) {
  return (
    <LiteForm to={lite ? "off" : "on"}>
      <button type="submit" className="footer-link footer-line">
        {lite ? words.liteIsOn : words.liteIsOff}
      </button>
    </LiteForm>
  );
}

/** Above the page, if the browser reports a slow connection. */
export function LiteOffer() {
  return (
    <aside className="lite-offer" aria-label={words.slowInternet}>
      <p>{words.liteOffer}</p>
      <LiteForm to="on">
        <Button variant="second">{words.useLite}</Button>
      </LiteForm>
      <LiteForm to="off">
        <Button variant="quiet">{words.noLite}</Button>
      </LiteForm>
    </aside>
  );
}
