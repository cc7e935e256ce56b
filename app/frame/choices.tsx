import { useFetcher, useLocation, useRouteLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import * as words from "~app/words/frame/frame";
import { Button } from "../ui/button";

// What a visitor chooses for all pages in this browser: Lite, and the language.

interface Choices {
  action: "/lite" | "/language";
  children: ReactNode;
}

/** Each button has a choice. The answer is a new document. Without a connection the page stays. */
function ChoiceForm({ action, children }: Choices) {
  const { pathname, search } = useLocation();
  const choosing = useFetcher();
  return (
    <choosing.Form method="post" action={action} data-failure={words.choiceFailed}>
      <input type="hidden" name="returnTo" value={pathname + search} />
      {children}
    </choosing.Form>
  );
}

/** In the footer of every page. */
export function LiteSwitch({ lite }: { lite: boolean }) {
  return (
    <ChoiceForm action="/lite">
      <button
        type="submit"
        name="lite"
        value={lite ? "off" : "on"}
        className="footer-link footer-line"
      >
        {lite ? words.liteIsOn : words.liteIsOff}
      </button>
    </ChoiceForm>
  );
}

/** Above the page, if the browser reports a slow connection. */
export function LiteOffer() {
  return (
    <aside className="lite-offer" aria-label={words.slowInternet}>
      <p>{words.liteOffer}</p>
      <ChoiceForm action="/lite">
        <Button variant="second" name="lite" value="on">
          {words.useLite}
        </Button>
        <Button variant="quiet" name="lite" value="off">
          {words.noLite}
        </Button>
      </ChoiceForm>
    </aside>
  );
}

/** A button for each other language, named in that language, in a form that stores the choice. */
export function LanguageButtons({ className }: { className: string }) {
  const page = useRouteLoaderData("root") as { languages: [string, string][] } | undefined;
  return page?.languages.map(([code, name]) => (
    <button
      type="submit"
      key={code}
      name="language"
      value={code}
      lang={code}
      className={className}
      data-busy={name}
    >
      {name}
    </button>
  ));
}

export const LanguageSwitch = ({ className }: { className: string }) => (
  <ChoiceForm action="/language">
    <LanguageButtons className={className} />
  </ChoiceForm>
);
