import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import type { Console } from "../../../worker/facts/people/console";
import { attempt, unwrap } from "../../session/api.server";
import type { Session } from "../../session/session.server";
import { doOnce, leave, readOrRedirect } from "../act.server";

const NOT_FOUND = 404;

const callsOf = (session: Session, console: Console) =>
  (console === "staff" ? session.staff.api.ops : session.hiring.api.employer)["recovery-codes"];

/** The number of the person's codes, and whether the proof is fresh enough to make new ones. */
export async function recoveryPage(console: Console, { context: { session } }: LoaderFunctionArgs) {
  const person = await session[console].require();
  const codesLeft = await readOrRedirect(
    console,
    session,
    unwrap(callsOf(session, console).$get()),
  );
  return { person, codesLeft, isProven: await session[console].isProven() };
}

/** Makes new codes, once per page view, and returns them: they can't be shown again later. */
export async function makeCodes(console: Console, { context }: ActionFunctionArgs) {
  const { session } = context;
  await session[console].require();
  const form = await context.form();
  if (form.get("intent") !== "make") throw data(null, { status: NOT_FOUND });
  const make = () => unwrap(callsOf(session, console).$post());
  const answer = await attempt(doOnce(console, session, form, make));
  if ("error" in answer) throw leave(console, session, answer.error);
  return answer.data;
}
