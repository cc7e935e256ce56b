import { attempt, unwrap } from "../session/api.server";
import type { Session } from "../session/session.server";

const JOB = /^\/jobs\/([1-9]\d*)(?:$|[/?])/;

/** The job whose page follows the login or the profile; null if another page follows. */
export async function jobAhead(session: Session, request: Request) {
  const next = new URL(request.url).searchParams.get("next") ?? "";
  const [, id] = JOB.exec(next) ?? [];
  if (!id) return null;
  const answer = await attempt(unwrap(session.api.user.jobs[":id"].$get({ param: { id } })));
  return "data" in answer ? { title: answer.data.title, company: answer.data.company } : null;
}
