import { createCookie } from "@remix-run/cloudflare";
import { idParam } from "./form.server";
import type { Visit } from "./visit.server";

const KEPT_SECONDS = 3_600;

/** The job that someone left for want of a resume. The dashboard, which takes one, leads back to it. */
export function applyingCookie({ settings }: Visit) {
  const cookie = createCookie("pakka_applying", {
    httpOnly: true,
    maxAge: KEPT_SECONDS,
    path: "/",
    sameSite: "lax",
    secure: settings.publicUrl.startsWith("https:"),
  });
  return {
    read: async (request: Request) =>
      idParam(String(await cookie.parse(request.headers.get("Cookie")))),
    write: async (jobId: string) => ({ "Set-Cookie": await cookie.serialize(jobId) }),
    clear: async () => ({ "Set-Cookie": await cookie.serialize("", { maxAge: 0 }) }),
  };
}
