import { data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { idParam } from "../../../forms/form.server";
import type { ConsolePerson } from "../../../session/console-session.server";
import { requireRecruiter } from "../role.server";

/** The API calls of the application in the address; 404 if it is not a valid id. */
export async function applicationIn({ params, context: { session } }: LoaderFunctionArgs) {
  const person: ConsolePerson = await requireRecruiter(session);
  const id = idParam(params.id);
  if (!id) throw data(null, { status: 404 });
  const one = session.hiring.api.employer.applications[":id"];
  return { person, session, one, param: { id }, path: `/hiring/applications/${id}` };
}
