import { redirectDocument } from "@remix-run/cloudflare";
import * as words from "~app/words/frame/forms";
import type { User } from "../../worker/contract/auth";
import { addressOf } from "../session/guards.server";
import type { Session } from "../session/session.server";

/**
 * Refuses a form that was drawn for another person (`FormPerson`). The
 * page is loaded again as a document, because script would keep the
 * typed values in the fields. A form without the field is accepted.
 */
export function requireSamePerson(session: Session, form: FormData, { phone }: User): void {
  const formPhone = form.get("whose");
  if (formPhone === null || formPhone === phone) return;
  session.toast({ ...words.somebodyElse, tone: "error" });
  throw redirectDocument(addressOf(session.url), 303);
}
