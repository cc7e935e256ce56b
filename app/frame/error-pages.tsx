import { isRouteErrorResponse, Link, useLocation, useRouteError } from "@remix-run/react";
import { type ReactNode, useEffect } from "react";
import { brand } from "../../worker/facts/brand";
import { ButtonLink } from "../ui/button";
import type { FailureNote } from "./failures.server";
import { Page } from "./page";

export function NotFoundPage() {
  return (
    <ErrorFrame
      code="404"
      title="Page Not Found"
      action={<ButtonLink to="/">Return to Home</ButtonLink>}
    >
      <p>There is no page at this address. The link may be old, or a letter is missing.</p>
    </ErrorFrame>
  );
}

/** Enough of a request's id to find it in a day's log, and to say over the phone. */
const QUOTED = 8;

/**
 * What stands in place of a page that failed.
 *
 * @param safe what the visitor need not worry about
 * @param exit a link onward, where trying again does not help
 * @param requestId of the failed request; where a boundary caught it, the error brings it
 */
export function ErrorPage({
  safe = "What you saved or sent before is safe.",
  exit = <Link to="/">Go to the home page</Link>,
  requestId,
}: {
  safe?: string;
  exit?: ReactNode;
  requestId?: string;
}) {
  const { pathname, search } = useLocation();
  const caught = useCaughtRequest();
  // It may come in place of a long page, of which the visitor had reached the end.
  useEffect(() => {
    document.getElementById("content")?.focus();
    scrollTo(0, 0);
  }, []);
  const quoted = (requestId ?? caught)?.slice(0, QUOTED);
  return (
    <ErrorFrame
      title="We could not load this"
      action={
        // Two slashes at its beginning would name another site.
        <ButtonLink to={pathname.replace(/^\/+/, "/") + search} reloadDocument>
          Try again
        </ButtonLink>
      }
    >
      <p>{safe}</p>
      <p>
        If it stays: <a href={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</a>
        {quoted && (
          <>
            , quote <b>{quoted}</b>
          </>
        )}
        .
      </p>
      <p>{exit}</p>
    </ErrorFrame>
  );
}

function useCaughtRequest(): string | undefined {
  const error = useRouteError();
  if (!isRouteErrorResponse(error)) return undefined;
  return (error.data as Partial<FailureNote> | null)?.requestId;
}

/** What stands in place of a page. */
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
