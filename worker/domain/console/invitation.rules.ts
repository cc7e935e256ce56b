import { plainly, saysPhone } from "../../contract/contact";
import { CONSOLES } from "../../facts/console";
import { isName } from "../../facts/people";
import { invitationMail } from "../../words/en/console";
import { unlinked } from "../notify/email.rules";

/** Null also for one that says a phone number. */
function withoutPhone(name: string | number | null | undefined): string | null {
  if (name === null || name === undefined) return null;
  const text = String(name);
  return saysPhone(plainly(text.normalize("NFKC"))) ? null : text;
}

/**
 * What an invitation says: who invites, by name or proven address, and to which company. No name makes
 * a link, and one with a phone number, to which money could be sent, is left out.
 */
export function invitationMessage(
  payload: Record<string, string | number | null>,
  publicUrl: string,
) {
  const console = CONSOLES.find((one) => one === payload.console) ?? "hiring";
  const by = withoutPhone(payload.inviter);
  const inviter = by !== null && isName(by) ? unlinked(by) : by;
  const name = withoutPhone(payload.company);
  const company = name === null ? null : unlinked(name);
  return invitationMail(console, { inviter, company }, `${publicUrl}/${console}/login`);
}
