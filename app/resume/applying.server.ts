import * as z from "zod";
import { idParam } from "../forms/form.server";
import { ownCookie } from "../session/cookies.server";
import type { Session } from "../session/session.server";

const KEPT_SECONDS = 3_600;

/** The job whose dialog a candidate left to upload a resume. The dashboard links back to it. */
export function applyingCookie({ settings }: Session) {
  const cookie = ownCookie("pakka_applying", settings.publicUrl, { maxAge: KEPT_SECONDS });
  return {
    read: async (request: Request) =>
      idParam(z.string().safeParse(await cookie.parse(request.headers.get("Cookie"))).data),
    write: async (jobId: string) => ({ "Set-Cookie": await cookie.serialize(jobId) }),
    clear: async () => ({ "Set-Cookie": await cookie.serialize("", { maxAge: 0 }) }),
  };
}
