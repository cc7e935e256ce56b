import {
  type ActionFunction,
  data,
  type LoaderFunction,
  type ServerBuild,
} from "@remix-run/cloudflare";
import type { ApiError } from "../session/api.server";

/** What a screen gets of a failure that it did not expect. */
export interface FailureNote {
  /** Of the request: operators find it in the log. */
  requestId: string;
}

const INTERNAL = 500;

/**
 * The build with each loader and action reporting to operators what broke in it, and its screen under
 * which request they find it. What was thrown on purpose, as a redirect, goes through.
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

function withErrorReport<Act extends LoaderFunction | ActionFunction>(act: Act): Act {
  const reported = async (args: Parameters<Act>[0]) => {
    try {
      return await act(args);
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      const { context, request } = args;
      if (!request.signal.aborted) context.report(error);
      // Asked by its field: the build of the screens has a class of its own of that name.
      const status = Math.max((error as Partial<ApiError>).status ?? INTERNAL, INTERNAL);
      throw data<FailureNote>({ requestId: context.requestId }, { status });
    }
  };
  return reported as Act;
}
