import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { dayMarkOf } from "../application/view/ticket.server";
import { idParam } from "../forms/form.server";
import { attempt, unwrap } from "../session/api.server";

/**
 * Whether the application's page has changed since a given mark. The page polls this each minute on
 * the day of the interview, so the answer is only a status.
 */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { session, now } = context;
  await session.requireUser();
  const id = idParam(params.id) ?? "0";
  const result = await attempt(
    unwrap(session.api.user.applications[":id"].$get({ param: { id } })),
  );
  if ("error" in result) return new Response(null, { status: result.error.status });
  const mark = await dayMarkOf(result.data, now.toISOString());
  if (!mark) return new Response();
  const isSame = request.headers.get("If-None-Match") === mark;
  return new Response(null, { status: isSame ? 304 : 200, headers: { ETag: mark } });
}
