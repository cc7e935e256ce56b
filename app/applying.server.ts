import { ownCookie } from "./cookies.server";
import { idParam } from "./form.server";
import type { Visit } from "./visit.server";

const KEPT_SECONDS = 3_600;

/** The job that someone left for want of a resume. The dashboard, which takes one, leads back to it. */
export function applyingCookie({ settings }: Visit) {
  const cookie = ownCookie("pakka_applying", settings.publicUrl, { maxAge: KEPT_SECONDS });
  return {
    read: async (request: Request) =>
      idParam(String(await cookie.parse(request.headers.get("Cookie")))),
    write: async (jobId: string) => ({ "Set-Cookie": await cookie.serialize(jobId) }),
    clear: async () => ({ "Set-Cookie": await cookie.serialize("", { maxAge: 0 }) }),
  };
}
