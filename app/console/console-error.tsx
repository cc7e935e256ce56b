import type { MetaFunction } from "@remix-run/cloudflare";
import { isRouteErrorResponse, Link, useRouteError } from "@remix-run/react";
import * as words from "~app/words/console/console";
import * as signedOutWords from "~app/words/console/signed-out";
import { CONSOLE_PATHS, type Console } from "../../worker/facts/people/console";
import { ErrorFrame, ErrorPage } from "../frame/error-pages";
import { ButtonLink } from "../ui/button";
import { ConsoleFrame, consoleMeta } from "./console-page";

const NOT_FOUND = 404;
const UNAUTHORIZED = 401;
const statusOf = (error: unknown) => (isRouteErrorResponse(error) ? error.status : undefined);

/** Replaces a page of a console that failed or was not found. */
export function ConsoleError({ console }: { console: Console }) {
  const start = CONSOLE_PATHS[console];
  return (
    <ConsoleFrame console={console} person={null}>
      {statusOf(useRouteError()) === NOT_FOUND ? (
        <ErrorFrame
          code="404"
          title={words.notFound}
          action={<ButtonLink to={start}>{words.toStart}</ButtonLink>}
        >
          <p>{words.notFoundText}</p>
        </ErrorFrame>
      ) : (
        <ErrorPage exit={<Link to={start}>{words.toStart}</Link>} />
      )}
    </ConsoleFrame>
  );
}

function titleOf(error: unknown) {
  const status = statusOf(error);
  if (status === NOT_FOUND) return words.notFound;
  return status === UNAUTHORIZED ? signedOutWords.signedOut : words.failed;
}

/** The meta tags of a console page that failed; every other page has its own. */
export const consoleErrorMeta =
  (console: Console): MetaFunction =>
  ({ error }) =>
    consoleMeta(titleOf(error), console);
