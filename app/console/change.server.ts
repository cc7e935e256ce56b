import { idParam } from "../forms/form.server";
import { unwrap } from "../session/api.server";
import type { Session } from "../session/session.server";
import { type Acts, reasonIn } from "./act.server";

/** The possible decisions of staff about the change that `ChangeTable` shows. */
export function changeActs(session: Session, form: FormData): Acts {
  const one = session.staff.api.ops.proposals[":id"];
  const param = { id: idParam(String(form.get("proposal"))) ?? "0" };
  return {
    "approve-change": () => unwrap(one.approve.$post({ param })),
    "return-change": () => unwrap(one.return.$post({ param, json: reasonIn(form) })),
  };
}
