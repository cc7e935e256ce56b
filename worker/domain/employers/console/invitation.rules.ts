import * as words from "~worker/words/console";
import { plainly, saysPhone } from "../../../contract/contact";
import { troubleOfName } from "../../../contract/names";
import { CONSOLES } from "../../../facts/people/console";
import { isName } from "../../../facts/people/people";
import { unlinked } from "../../talk/notify/email.rules";

/** The words of an address. */
const wordsOf = (address: string) => address.replace(/[^\p{L}\p{M}\p{N}]+/gu, " ");

/**
 * Whether an address could be mistaken for ours, or contains a number that money could be sent to.
 */
const isMisleading = (address: string) =>
  saysPhone(plainly(address.normalize("NFKC"))) || troubleOfName(wordsOf(address)) !== null;

/**
 * The text of an invitation: the inviter and the company. On the companies' console these are the
 * inviter's proven address and, if we verified the company, its name. Names never become links.
 */
export function invitationMessage(
  payload: Record<string, string | number | null>,
  publicUrl: string,
) {
  const console = CONSOLES.find((one) => one === payload.console) ?? "hiring";
  const by = payload.inviter === null ? null : String(payload.inviter ?? "");
  const inviter = by && (isName(by) ? unlinked(by) : isMisleading(by) ? null : by);
  const company = payload.company ? unlinked(String(payload.company)) : null;
  return words.invitationMail(
    console,
    { inviter: inviter || null, company },
    `${publicUrl}/${console}/login`,
  );
}
