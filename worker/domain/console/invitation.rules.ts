import { plainly, saysPhone } from "../../contract/contact";
import { troubleOfName } from "../../contract/names";
import { CONSOLES } from "../../facts/console";
import { isName } from "../../facts/people";
import { invitationMail } from "../../words/en/console";
import { unlinked } from "../notify/email.rules";

/** The words of an address, as they are read in it. */
const wordsOf = (address: string) => address.replace(/[^\p{L}\p{M}\p{N}]+/gu, " ");

/** Whether an address could be taken for ours, or says a number to which money could be sent. */
const isMisleading = (address: string) =>
  saysPhone(plainly(address.normalize("NFKC"))) || troubleOfName(wordsOf(address)) !== null;

/**
 * What an invitation says: who invites, and to which company. To the companies' console that is the
 * proven address of who invites, and the name of a company that we verified. No name makes a link.
 */
export function invitationMessage(
  payload: Record<string, string | number | null>,
  publicUrl: string,
) {
  const console = CONSOLES.find((one) => one === payload.console) ?? "hiring";
  const by = payload.inviter === null ? null : String(payload.inviter ?? "");
  const inviter = by && (isName(by) ? unlinked(by) : isMisleading(by) ? null : by);
  const company = payload.company ? unlinked(String(payload.company)) : null;
  return invitationMail(
    console,
    { inviter: inviter || null, company },
    `${publicUrl}/${console}/login`,
  );
}
