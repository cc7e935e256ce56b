import {
  type ActionFunction,
  data,
  type LoaderFunction,
  type ServerBuild,
} from "@remix-run/cloudflare";
import type { ApiError } from "../session/api.server";

/** What a screen receives of an unexpected failure. */
export interface FailureInfo {
  /** Identifies the request in the log. */
  requestId: string;
}

const INTERNAL = 500;

/**
 * The build with loaders and actions that log their unexpected errors and give the request's id to the
 * screen. Responses that were thrown on purpose, such as redirects, pass unchanged.
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
      if (!request.signal.aborted) context.report(error);
      // Not by `instanceof`: the build of the screens has its own copy of the class.
      const status = Math.max((error as Partial<ApiError>).status ?? INTERNAL, INTERNAL);
      throw data<FailureInfo>({ requestId: context.requestId }, { status });
    }
  };
  return reported as Handler;
}
