import type { OutboxRow } from "../../../../db/outbox/outbox";
import { isGuardViolation } from "../../../../db/violations";
import type { Console } from "../../../facts/people/console";
import { Failure } from "../../../failure";
import { log } from "../../../log";
import { isRefusedForGood } from "../../../providers/types";
import type { Service } from "../../service";
import { emailOf } from "../../talk/notify/email.rules";
import { outboxMessage } from "../../talk/outbox/outbox";
import { invitationMessage } from "./invitation.rules";

interface Invitation {
  email: string;
  /** The inviter: the name of a colleague at Pakka, or the proven address of a company's member. */
  inviter: string;
  /** The company's name if it is verified, else null. */
  company: string | null;
}

/** The message that mails an invitation, for the batch that creates it. */
export const invitationTo = (console: Console, invitation: Invitation) =>
  outboxMessage("invited", { console, ...invitation });

/**
 * Awaits the writes of an invitation and returns its row.
 *
 * @param notFree the error text for an address that is taken
 * @throws Failure already_member
 */
export async function unlessTaken<Row>(
  work: Promise<{ rows: Row[] }>,
  notFree: string,
): Promise<Row> {
  try {
    const [added] = (await work).rows;
    if (!added) throw new Error("Somebody who was just invited is missing");
    return added;
  } catch (error) {
    if (!isGuardViolation(error, "person_as_read")) throw error;
    throw new Failure("already_member", { fields: { email: notFree } });
  }
}

/**
 * Outbox handler. The owner of the mailbox signs in with a code that is mailed to it. An invalid
 * address is dropped: operators could not fix it.
 */
export async function sendInvitation(
  { email, settings }: Service,
  { id, kind, payload }: OutboxRow,
): Promise<void> {
  try {
    await email.send({
      to: String(payload.email),
      ...emailOf(invitationMessage(payload, settings.PUBLIC_URL), null, settings),
      idempotencyKey: id,
    });
  } catch (error) {
    if (!isRefusedForGood(error)) throw error;
    log("mail.refused", { message: id, kind });
  }
}
