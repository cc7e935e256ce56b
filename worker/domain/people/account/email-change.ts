import * as words from "~worker/words/login";
import { insertOutboxOfEmailChange, userById } from "../../../../db/account/users";
import type { OutboxRow } from "../../../../db/outbox/outbox";
import { inLanguage } from "../../../language";
import type { Service } from "../../service";
import { emailOf } from "../../talk/notify/email.rules";
import type { MessageKind } from "../../talk/outbox/kinds.rules";

/** The message to a confirmed address that was replaced. */
export const changeOfAddress = ({ db, now }: Service, userId: number, id: string, email: string) =>
  insertOutboxOfEmailChange(db, {
    id,
    kind: "email_changed" satisfies MessageKind,
    userId,
    email,
    now: now.toISOString(),
  });

/** Outbox handler: notifies the replaced address. */
export async function notifyOldAddress(
  service: Service,
  { id, payload }: OutboxRow,
): Promise<void> {
  const { SUPPORT_EMAIL, PUBLIC_URL } = service.settings;
  const [user] = await userById(service.db, Number(payload.userId));
  if (!user) throw new Error("A message without its person");
  const mail = inLanguage(user.language, () =>
    emailOf(words.emailChanged(`${PUBLIC_URL}/profile`), null, service.settings, user.safetyWord),
  );
  await service.email.send({
    to: String(payload.email),
    ...mail,
    replyTo: SUPPORT_EMAIL,
    idempotencyKey: id,
  });
}
