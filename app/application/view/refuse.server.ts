import { data } from "@remix-run/cloudflare";
import type { Session } from "../../session/session.server";
import { errorTitle } from "../../words/en/application/choices";

/** Stays on the page and shows why the action was refused, with the typed text. */
export function refuse(
  session: Session,
  problem: string,
  status: number,
  { title = errorTitle, typed }: { title?: string; typed?: string } = {},
) {
  const toast = session.toastHere({ title, body: problem, tone: "error" });
  return data({ title, problem, toast, typed }, { status });
}
