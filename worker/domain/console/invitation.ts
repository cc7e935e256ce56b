import type { OutboxRow } from "../../../db/outbox/outbox";
import { isGuardViolation } from "../../../db/violations";
import type { Console } from "../../facts/console";
import { Failure } from "../../failure";
import { log } from "../../log";
import { isRefusedForGood } from "../../providers/types";
import { emailOf } from "../notify/email.rules";
import { outboxMessage } from "../outbox/outbox";
import type { Service } from "../service";
import { invitationMessage } from "./invitation.rules";

interface Invitation {
  email: string;
  /** Who invites: the name of a colleague at Pakka, or the proven address of a company's member. */
  inviter: string;
  /** The name of a verified company; else null. */
  company: string | null;
}

/** Has an invitation mailed: to be committed with it. */
export const invitationTo = (console: Console, invitation: Invitation) =>
  outboxMessage("invited", { console, ...invitation });

/**
 * Who was invited by the writes.
 *
 * @param notFree says that the address is not
 * @throws Failure already_member
 */
export async function unlessTaken<Row>(
  written: Promise<{ rows: Row[] }>,
  notFree: string,
): Promise<Row> {
  try {
    const [added] = (await written).rows;
    if (!added) throw new Error("Somebody who was just invited is missing");
    return added;
  } catch (error) {
    if (!isGuardViolation(error, "person_as_read")) throw error;
    throw new Failure("already_member", { fields: { email: notFree } });
  }
}

/**
 * The queue's part. Who has the mailbox signs in by a code that it gets there. What is no address is
 * nothing that operators could mend.
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
