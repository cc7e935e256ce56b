import { CONSOLES } from "../../facts/console";
import { isName } from "../../facts/people";
import { invitationMail } from "../../words/en/console";
import { unlinked } from "../notify/email.rules";

/**
 * What an invitation says: who invites, by name or proven address, and to which company. No name makes
 * a link.
 */
export function invitationMessage(
  payload: Record<string, string | number | null>,
  publicUrl: string,
) {
  const console = CONSOLES.find((one) => one === payload.console) ?? "hiring";
  const by = String(payload.inviter);
  const inviter = isName(by) ? unlinked(by) : by;
  const company = payload.company === null ? null : unlinked(String(payload.company));
  return invitationMail(console, { inviter, company }, `${publicUrl}/${console}/login`);
}
