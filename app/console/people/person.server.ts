import { unwrap } from "../../session/api.server";
import type { Session } from "../../session/session.server";
import { chosenAct, reasonIn } from "../act.server";

/** Runs one of the acts on a person's page. */
export function personAction(session: Session, id: string, form: FormData) {
  const { people, phones } = session.staff.api.ops;
  const one = people[":id"];
  const param = { id };
  const text = (name: string) => String(form.get(name) ?? "");
  const reason = reasonIn(form);
  const block = (blocked: boolean) => () =>
    unwrap(one.block.$post({ param, json: { ...reason, blocked } }));
  return chosenAct("staff", session, form, {
    email: () => unwrap(one.$patch({ param, json: { ...reason, email: text("email") } })),
    phone: () => unwrap(one.phone.$post({ param, json: { ...reason, phone: text("phone") } })),
    release: () => unwrap(one.release.$post({ param, json: reason })),
    block: block(true),
    unblock: block(false),
    unlock: () => unwrap(phones[":phone"].unlock.$post({ param: { phone: text("number") } })),
  });
}
