import { isRouteErrorResponse, Link, useLocation, useRouteError } from "@remix-run/react";
import { type ReactNode, useEffect } from "react";
import * as signedOutWords from "~app/words/console/signed-out";
import * as words from "~app/words/frame/errors";
import { brand } from "../../worker/facts/brand";
import { type Posted, usePosted } from "../delivery/posted";
import type { FailureInfo } from "../session/failures.server";
import { Button, ButtonLink } from "../ui/button";
import { Page } from "./page";

export function NotFoundPage() {
  return (
    <ErrorFrame
      code="404"
      title={words.notFound}
      action={<ButtonLink to="/">{words.toHome}</ButtonLink>}
    >
      <p>{words.notFoundText}</p>
    </ErrorFrame>
  );
}

/** This many characters of a request's id are enough to find it in the log of a day. */
const QUOTED = 8;

/**
 * Replaces a page that failed. If it answered a form, trying again sends the form once more, which
 * is safe because each write is done only once.
 *
 * @param safe says what was not lost
 * @param exit a link to continue with, if trying again does not help
 * @param requestId of the failed request; an error that a boundary caught brings its own
 */
export function ErrorPage({
  safe = words.nothingLost,
  exit = <Link to="/">{words.goHome}</Link>,
  requestId,
}: {
  safe?: string;
  exit?: ReactNode;
  requestId?: string;
}) {
  const { pathname, search } = useLocation();
  const caught = useCaught();
  // The visitor may have scrolled to the end of the page that it replaces.
  useEffect(() => {
    document.getElementById("content")?.focus();
    scrollTo(0, 0);
  }, []);
  const posted = usePosted();
  // Only plain pages post as a navigation, so the browser's bundle leaves this out.
  const signIn = import.meta.env.SSR ? caught?.signIn : undefined;
  const quoted = (requestId ?? caught?.requestId)?.slice(0, QUOTED);
  return (
    <ErrorFrame
      title={signIn ? signedOutWords.signedOut : words.failed}
      action={
        posted ? (
          <SendAgain posted={posted} />
        ) : (
          // A path that begins with two slashes would lead to another site.
          <ButtonLink to={pathname.replace(/^\/+/, "/") + search} reloadDocument>
            {words.tryAgain}
          </ButtonLink>
        )
      }
    >
      <p>{signIn ? signedOutWords.signInFirst(signIn) : (caught?.wait ?? safe)}</p>
      {posted && !signIn && <p>{words.sendsAgain}</p>}
      <p>
        {words.ifItStays(<a href={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</a>, quoted)}
      </p>
      <p>{exit}</p>
    </ErrorFrame>
  );
}

/** Posts to the address of this page, as before. */
function SendAgain({ posted }: { posted: Posted }) {
  return (
    <form method="post">
      {posted.map(([name, value], index) => (
        // The order never changes, and a name may repeat.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <input key={index} type="hidden" name={name} value={value} />
      ))}
      <Button>{words.tryAgain}</Button>
    </form>
  );
}

function useCaught(): Partial<FailureInfo> | null {
  const error = useRouteError();
  return isRouteErrorResponse(error) ? error.data : null;
}

/** Replaces a page. */
export function ErrorFrame(props: {
  code?: string;
  title: string;
  action: ReactNode;
  children: ReactNode;
}) {
  return (
    <Page narrow>
      <div className="empty mt-7">
        {props.code && <p className="figure">{props.code}</p>}
        <h1>{props.title}</h1>
        <div className="empty-text">{props.children}</div>
        <div className="empty-action">{props.action}</div>
      </div>
    </Page>
  );
}
