import { data } from "@remix-run/cloudflare";
import * as words from "~app/words/application/choices";
import { type ApiError, unwrap } from "../../session/api.server";
import type { Session } from "../../session/session.server";

/** The application as the API knows it now. */
export const applicationOf = (session: Session, id: string) =>
  unwrap(session.api.user.applications[":id"].$get({ param: { id } }));

/** Stays on the page and shows why the action was refused, with the typed text. */
export function refuse(
  session: Session,
  problem: string,
  status: number,
  { title = words.errorTitle, typed }: { title?: string; typed?: string } = {},
) {
  const toast = session.toastHere({ title, body: problem, tone: "error" });
  return data({ title, problem, toast, typed }, { status });
}

/** The same with the API's words, or those of the page if the API gave none. */
export const refused = (session: Session, error: ApiError, fallback: string, typed?: string) =>
  refuse(session, error.wordsOr(fallback), error.status, { typed });
