import { comingOfCompany, touchedBy } from "../../../db/company/suspension";
import type { InterviewRow } from "../../../db/interview/interviews";
import type { ActPreview } from "../../contract/companies";
import { PREVIEW_SHOWN } from "../../facts/companies";
import { ENDABLE } from "../application/application.rules";
import type { Service } from "../service";
import { writeMessage } from "./of-application";

async function messagesAbout(service: Service, { applicationId, uid, at }: InterviewRow) {
  const payload = { applicationId, uid, at };
  const written = await writeMessage(service, { payload }, "interview_cancelled");
  if (!written) return [];
  const { user, message } = written;
  const { title, body, more, sms } = message;
  const messages: ActPreview["messages"] = [
    { to: user.name ?? user.phone, channel: "app", text: `${title}\n${body}` },
  ];
  if (user.email) {
    const text = [message.mailTitle ?? title, body, ...more].join("\n");
    messages.push({ to: user.email, channel: "email", text });
  }
  if (sms) messages.push({ to: user.phone, channel: "sms", text: sms.variables.join(": ") });
  return messages;
}

/** Whom a suspension would touch, and what they would read. Changes nothing. */
export async function previewSuspension(service: Service, id: number): Promise<ActPreview> {
  const { db, now } = service;
  const [[touched], coming] = await db.batch([
    touchedBy(db, id, ENDABLE),
    comingOfCompany(db, id, now.toISOString(), PREVIEW_SHOWN),
  ]);
  const messages = await Promise.all(coming.map((one) => messagesAbout(service, one)));
  return { people: touched?.people ?? 0, paise: touched?.paise ?? 0, messages: messages.flat() };
}
