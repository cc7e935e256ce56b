import type { OutboxRow } from "../../../db/outbox/outbox";
import { CONSOLES, type Console } from "../../facts/console";
import { invitationMail } from "../../words/en/console";
import { emailOf } from "../notify/email.rules";
import { outboxMessage } from "../outbox/outbox";
import type { Service } from "../service";

/** Has an invitation mailed: to be committed with it. */
export const invitationTo = (console: Console, email: string) =>
  outboxMessage("invited", { console, email });

/** The queue's part. Who has the mailbox signs in by a code that it gets there. */
export async function sendInvitation(service: Service, { id, payload }: OutboxRow): Promise<void> {
  const { SUPPORT_EMAIL, PUBLIC_URL } = service.settings;
  const console = CONSOLES.find((one) => one === payload.console) ?? "hiring";
  const mail = invitationMail(console, `${PUBLIC_URL}/${console}/login`);
  await service.email.send({
    to: String(payload.email),
    ...emailOf(mail, null, SUPPORT_EMAIL),
    idempotencyKey: id,
  });
}
