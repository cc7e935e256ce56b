import { plainly, saysPhone } from "../../contract/contact";
import { CONSOLES } from "../../facts/console";
import { isName } from "../../facts/people";
import { invitationMail } from "../../words/en/console";
import { unlinked } from "../notify/email.rules";

/**
 * What an invitation says: who invites, by name or proven address, and to which company. No name makes
 * a link, and one with a phone number, to which money could be sent, is left out.
 */
export function invitationMessage(
  payload: Record<string, string | number | null>,
  publicUrl: string,
) {
  const console = CONSOLES.find((one) => one === payload.console) ?? "hiring";
  const by = String(payload.inviter);
  const inviter = isName(by) ? unlinked(by) : by;
  const name = payload.company === null ? null : String(payload.company);
  const company =
    name === null || saysPhone(plainly(name.normalize("NFKC"))) ? null : unlinked(name);
  return invitationMail(console, { inviter, company }, `${publicUrl}/${console}/login`);
}
