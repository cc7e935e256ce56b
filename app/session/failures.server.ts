import {
  type ActionFunction,
  data,
  type LoaderFunction,
  type ServerBuild,
} from "@remix-run/cloudflare";
import type { ApiError } from "./api.server";

/** The data that a screen gets about an unexpected failure. */
export interface FailureInfo {
  /** Identifies the request in the log. */
  requestId: string;
  /** The message about an exceeded limit, with the time to wait. */
  wait?: string;
  /** The page to sign in first, if a form was posted without a session. */
  signIn?: string;
}

const INTERNAL = 500;
/** Also used for a limit: script then retries the page's data and keeps the page. */
const UNAVAILABLE = 503;

/**
 * The build with loaders and actions that log their unexpected errors and pass the request's id to
 * the screen. Responses that were thrown on purpose, such as redirects, pass unchanged.
 */
export function withErrorReports(build: ServerBuild): ServerBuild {
  const routes = Object.entries(build.routes).map(([id, route]) => {
    if (!route) return [id, route];
    const { loader, action } = route.module;
    const module = {
      ...route.module,
      ...(loader && { loader: withErrorReport(loader) }),
      ...(action && { action: withErrorReport(action) }),
    };
    return [id, { ...route, module }];
  });
  return { ...build, routes: Object.fromEntries(routes) };
}

function withErrorReport<Handler extends LoaderFunction | ActionFunction>(
  handler: Handler,
): Handler {
  const reported = async (args: Parameters<Handler>[0]) => {
    try {
      return await handler(args);
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      const { context, request } = args;
      // `instanceof` would fail: the screens' build has its own copy of the class.
      const { status = INTERNAL, retryAfterSeconds } = error as Partial<ApiError>;
      const { requestId } = context;
      if (retryAfterSeconds) context.retryAfter(retryAfterSeconds);
      if (retryAfterSeconds && status < INTERNAL)
        throw data<FailureInfo>({ requestId, wait: error.message }, { status: UNAVAILABLE });
      if (!request.signal.aborted) context.report(error);
      throw data<FailureInfo>({ requestId }, { status: Math.max(status, INTERNAL) });
    }
  };
  return reported as Handler;
}
