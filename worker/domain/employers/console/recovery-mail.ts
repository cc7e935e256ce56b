import * as words from "~worker/words/console";
import { memberById } from "../../../../db/console/people";
import { codesLeft } from "../../../../db/console/recovery-codes";
import { staffById } from "../../../../db/console/team";
import type { OutboxRow } from "../../../../db/outbox/outbox";
import { CONSOLES, type Console } from "../../../facts/people/console";
import type { Service } from "../../service";
import { emailOf } from "../../talk/notify/email.rules";
import { outboxMessage } from "../../talk/outbox/outbox";

/** The message that recovery codes were made, or that one was used; for the batch of that write. */
export const mailOfRecovery = (
  console: Console,
  personId: number,
  news: words.RecoveryNews,
  at: string,
) => outboxMessage("recovery_codes", { console, personId, news, at });

/** Outbox handler. A person who has left meanwhile has no codes any more, and gets no mail. */
export async function notifyOfRecovery(
  { db, email, settings }: Service,
  { id, payload }: OutboxRow,
): Promise<void> {
  const console = CONSOLES.find((one) => one === payload.console) ?? "hiring";
  const personId = Number(payload.personId);
  const isStaff = console === "staff";
  const [[row], [person]] = await db.batch([
    codesLeft(db, isStaff ? { staffId: personId } : { memberId: personId }),
    isStaff ? staffById(db, personId) : memberById(db, personId),
  ]);
  if (!person || person.endedAt) return;
  const news = payload.news === "made" ? "made" : "used";
  const about = { news, at: String(payload.at), left: row?.left ?? 0 } as const;
  const href = `${settings.PUBLIC_URL}/${console}/recovery`;
  await email.send({
    to: person.email,
    ...emailOf(words.recoveryMail(console, about, href), null, settings),
    idempotencyKey: id,
  });
}
