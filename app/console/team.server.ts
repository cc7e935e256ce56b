import { data } from "@remix-run/cloudflare";
import type * as z from "zod";
import * as words from "~app/words/console/team";
import type { Console } from "../../worker/facts/people/console";
import { idParam, invalidForm, parseForm } from "../forms/form.server";
import { attempt } from "../session/api.server";
import type { Session } from "../session/session.server";
import { act, doOnce, refusedForm } from "./act.server";

interface Team<Invite extends z.ZodObject, Role> {
  console: Console;
  schema: Invite;
  roles: readonly Role[];
  invite(json: z.output<Invite>): Promise<unknown>;
  setRole(id: string, role: Role): Promise<unknown>;
  end(id: string): Promise<unknown>;
  endSession(id: string): Promise<unknown>;
  endToken?(id: string): Promise<unknown>;
  withdraw?(id: string): Promise<unknown>;
}

/** Invites a person to a console, changes a role or ends a membership: the action of `TeamPage`. */
export async function teamAction<Invite extends z.ZodObject, Role>(
  session: Session,
  form: FormData,
  { console, schema, roles, ...calls }: Team<Invite, Role>,
) {
  const intent = form.get("intent");
  if (intent === "invite") {
    const submission = parseForm(form, schema);
    if (submission.status !== "success") return invalidForm(session, submission, words.notInvited);
    const invite = () => calls.invite(submission.value);
    const answer = await attempt(doOnce(console, session, form, invite));
    if ("error" in answer) return refusedForm(session, submission, answer.error, words.notInvited);
    throw await act(console, session, Promise.resolve());
  }
  const id = idParam(String(form.get("id")));
  if (!id) throw data(null, { status: 404 });
  if (intent === "end-session") throw await act(console, session, calls.endSession(id));
  if (intent === "end-token" && calls.endToken)
    throw await act(console, session, calls.endToken(id));
  if (intent === "withdraw" && calls.withdraw)
    throw await act(console, session, calls.withdraw(id));
  if (intent === "end") throw await act(console, session, calls.end(id));
  const role = roles.find((option) => option === form.get("role"));
  if (!role) throw data(null, { status: 404 });
  throw await act(console, session, calls.setRole(id, role));
}
