import type * as z from "zod";
import { emailCorrection, phoneMove } from "../../../worker/contract/staff/people";
import { misfilled, parseForm, refused } from "../../forms/form.server";
import { attempt, unwrap } from "../../session/api.server";
import type { Session } from "../../session/session.server";
import * as words from "../../words/en/console/person";
import { act, chosenAct, leave, reasonIn } from "../act.server";

const FORBIDDEN = 403;

/** Does what a form with fields asks for; refused, the form comes back as it was typed. */
async function change<Schema extends z.ZodObject>(
  session: Session,
  form: FormData,
  schema: Schema,
  call: (json: z.output<Schema>) => Promise<unknown>,
) {
  const submission = parseForm(form, schema);
  if (submission.status !== "success") return misfilled(session, submission, words.notChanged);
  const done = await attempt(call(submission.value));
  if (!("error" in done)) throw await act("staff", session, Promise.resolve());
  if (done.error.status === FORBIDDEN) throw leave("staff", session, done.error);
  return refused(session, submission, done.error, words.notChanged);
}

/** The digits of a number as people write it: the API takes ten. */
function withPlainPhone(form: FormData): FormData {
  const typed = String(form.get("phone") ?? "").replace(/[\s().-]/g, "");
  form.set("phone", typed.replace(/^(?:\+?91|0)(?=\d{10}$)/, ""));
  return form;
}

/** Does one of the acts of a person's page. */
export async function personAction(session: Session, id: string, form: FormData) {
  const { people, phones } = session.staff.api.ops;
  const one = people[":id"];
  const param = { id };
  const intent = form.get("intent");
  if (intent === "email")
    return change(session, form, emailCorrection, (json) => unwrap(one.$patch({ param, json })));
  if (intent === "phone")
    return change(session, withPlainPhone(form), phoneMove, (json) =>
      unwrap(one.phone.$post({ param, json })),
    );
  const block = (blocked: boolean) => () =>
    unwrap(one.block.$post({ param, json: { ...reasonIn(form), blocked } }));
  const phone = String(form.get("number") ?? "");
  throw await chosenAct("staff", session, form, {
    block: block(true),
    unblock: block(false),
    unlock: () => unwrap(phones[":phone"].unlock.$post({ param: { phone } })),
  });
}
