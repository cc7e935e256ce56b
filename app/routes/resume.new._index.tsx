import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { headersFor } from "../resume/home.server";
import { CHECK, stepPath } from "../resume/steps";
import { firstOpen } from "../resume/steps.server";
import { unwrap } from "../session/api.server";

/** Redirects to the first unanswered question. */
export async function loader({ request, context: { session } }: LoaderFunctionArgs) {
  await session.requireUser();
  const [draft, headers] = await Promise.all([
    unwrap(session.api.user.resume.draft.$get()),
    headersFor(session, request),
  ]);
  throw redirect(stepPath(firstOpen(draft) ?? CHECK), { headers });
}
