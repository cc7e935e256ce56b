import type { MetaFunction } from "@remix-run/cloudflare";
import { isRouteErrorResponse, useLocation, useRouteError } from "@remix-run/react";
import { brand } from "../../worker/facts/brand";
import { CONSOLE_PATHS, type Console } from "../../worker/facts/console";
import { ErrorFrame } from "../frame/error-pages";
import type { FailureInfo } from "../frame/failures.server";
import { ButtonLink } from "../ui/button";
import { errors } from "../words/en/console/console";
import { ConsoleFrame, consoleMeta } from "./console-page";

const isNotFound = (error: unknown) => isRouteErrorResponse(error) && error.status === 404;

/** Replaces a page of a console that failed, or that is not there. */
export function ConsoleError({ console }: { console: Console }) {
  const error = useRouteError();
  return (
    <ConsoleFrame console={console} person={null}>
      {isNotFound(error) ? (
        <ErrorFrame
          code="404"
          title={errors.notFound}
          action={<ButtonLink to={CONSOLE_PATHS[console]}>{errors.toStart}</ButtonLink>}
        >
          <p>{errors.notFoundText}</p>
        </ErrorFrame>
      ) : (
        <Failed info={isRouteErrorResponse(error) ? error.data : null} />
      )}
    </ConsoleFrame>
  );
}

function Failed({ info }: { info: Partial<FailureInfo> | null }) {
  const { pathname, search } = useLocation();
  return (
    <ErrorFrame
      title={errors.failed}
      action={
        <ButtonLink to={pathname + search} reloadDocument>
          {errors.tryAgain}
        </ButtonLink>
      }
    >
      <p>{info?.wait ?? errors.nothingLost}</p>
      <p>
        {errors.ifItStays(
          <a href={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</a>,
          info?.requestId,
        )}
      </p>
    </ErrorFrame>
  );
}

/** For pages of a console that failed; every other one has its own meta. */
export const consoleErrorMeta =
  (console: Console): MetaFunction =>
  ({ error }) =>
    consoleMeta(isNotFound(error) ? errors.notFound : errors.failed, console);
