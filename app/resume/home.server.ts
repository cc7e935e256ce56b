import { idParam } from "../forms/form.server";
import { applyingCookie } from "../jobs/apply/applying.server";
import type { Session } from "../session/session.server";

/** Where somebody goes on who has made a resume, or leaves it: to the job that it is for. */
export async function homeOf(session: Session, request: Request): Promise<string> {
  const job = await applyingCookie(session).read(request);
  return job ? `/jobs/${job}/apply` : "/profile";
}

/** Remembers the job in the address: the way back leads over several pages. */
export async function headersFor(session: Session, request: Request): Promise<HeadersInit> {
  const job = idParam(new URL(request.url).searchParams.get("job") ?? undefined);
  return job ? applyingCookie(session).write(job) : {};
}
