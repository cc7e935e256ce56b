import { idParam } from "../forms/form.server";
import type { Session } from "../session/session.server";
import { applyingCookie } from "./applying.server";

/** The page after making or leaving a resume: that of the job that needs it. */
export async function homeOf(session: Session, request: Request): Promise<string> {
  const job = await applyingCookie(session).read(request);
  return job ? `/jobs/${job}/apply` : "/profile";
}

/** Remembers the job in the address, because making a resume takes several pages. */
export async function headersFor(session: Session, request: Request): Promise<HeadersInit> {
  const job = idParam(new URL(request.url).searchParams.get("job") ?? undefined);
  return job ? applyingCookie(session).write(job) : {};
}
