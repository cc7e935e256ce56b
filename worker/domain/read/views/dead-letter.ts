import type { listDeadLetters } from "../../../../db/outbox/dead-letters";
import type { DeadLetter } from "../../../contract/dead-letters";
import { companyMessage } from "../../employers/company/mails.rules";
import { invitationMessage } from "../../employers/console/invitation.rules";
import type { Service } from "../../service";
import { isCompanyKind } from "../../talk/outbox/kinds.rules";

type Row = Awaited<ReturnType<typeof listDeadLetters>>[number];

/** The text of a mail to a console user; the text for a candidate is stored in the app. */
function mailOf({ settings }: Service, { kind, payload }: Row): DeadLetter["message"] {
  const message = isCompanyKind(kind)
    ? companyMessage(kind, payload, settings.PUBLIC_URL)
    : kind === "invited" && invitationMessage(payload, settings.PUBLIC_URL);
  return message ? { title: message.title, body: message.body } : null;
}

/** A dead letter as staff see it. */
export function toDeadLetter(service: Service, row: Row): DeadLetter {
  const { number: _, ...letter } = row;
  return { ...letter, message: letter.message ?? mailOf(service, row) };
}
