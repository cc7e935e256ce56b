import * as z from "zod";
import { cookieValue, ownCookie } from "../session/cookies.server";
import type { Session } from "../session/session.server";

const KEPT_SECONDS = 3_600;
const LONGEST = 500;

/** The search that a visitor wants to save; it is saved after the login. */
export function wantedSearchCookie({ settings }: Session) {
  const cookie = ownCookie("pakka_search", settings.publicUrl, { maxAge: KEPT_SECONDS });
  return {
    read: async (request: Request) =>
      z
        .string()
        .max(LONGEST)
        .safeParse(await cookieValue(cookie, request)).data,
    write: async (search: string) => ({
      "Set-Cookie": await cookie.serialize(search.slice(0, LONGEST)),
    }),
    clear: async () => ({ "Set-Cookie": await cookie.serialize("", { maxAge: 0 }) }),
  };
}
