import { redirectDocument } from "@remix-run/cloudflare";
import type { User } from "../../worker/contract/auth";
import { addressOf } from "../session/guards.server";
import type { Session } from "../session/session.server";
import * as words from "../words/en/frame/forms";

/**
 * Refuses a form that was drawn for somebody else (`Whose`). Its page comes anew as a document: script
 * would leave what was typed in the fields. A form without the mark is taken.
 */
export function refuseAnothers(session: Session, form: FormData, { phone }: User): void {
  const whose = form.get("whose");
  if (whose === null || whose === phone) return;
  session.toast({ ...words.somebodyElse, tone: "error" });
  throw redirectDocument(addressOf(session.url), 303);
}
