import { touchedByWithdrawal, wouldEnd } from "../../../../db/application/withdrawals";
import { comingOfCompany, touchedBy } from "../../../../db/company/suspension";
import type { InterviewDayRow } from "../../../../db/interview/days";
import type { InterviewRow } from "../../../../db/interview/interviews";
import { comingOfDay, touchedByDay } from "../../../../db/interview/own-days";
import type { OutboxRow } from "../../../../db/outbox/outbox";
import type { ActPreview } from "../../../contract/preview";
import { PREVIEW_SHOWN } from "../../../facts/messages/messages";
import { mailWords, previewWords } from "../../../words/en/mail";
import { ENDABLE } from "../../booking/application/application.rules";
import type { Service } from "../../service";
import { readBy } from "../../talk/notify/notify";
import { type ApplicationKind, isApplicationKind } from "../../talk/outbox/kinds.rules";
import type { OutboxMessage } from "../../talk/outbox/outbox";
import { writeMessage } from "./of-application";

/** A message about an application as the candidate would read it, on each channel. */
export async function readOf(
  service: Service,
  kind: ApplicationKind,
  payload: OutboxRow["payload"],
  planned?: InterviewRow,
): Promise<ActPreview["messages"]> {
  const written = await writeMessage(service, { payload }, kind, planned);
  return written ? readBy(service, written.user, written.message) : [];
}

const previewOf = (
  touched: { people: number; paise: number } | undefined,
  messages: ActPreview["messages"][],
): ActPreview => ({
  people: touched?.people ?? 0,
  paise: touched?.paise ?? 0,
  messages: messages.flat(),
});

/** The preview of an act that sends no messages. */
export const NO_PREVIEW: ActPreview = { people: 0, paise: 0, messages: [] };

/** Previews a suspension: the affected candidates and their messages. Changes nothing. */
export async function previewSuspension(service: Service, id: number): Promise<ActPreview> {
  const { db, now } = service;
  const [[touched], coming] = await db.batch([
    touchedBy(db, id, ENDABLE),
    comingOfCompany(db, id, now.toISOString(), PREVIEW_SHOWN),
  ]);
  const messages = coming.map(({ applicationId, uid, at }) =>
    readOf(service, "interview_cancelled", { applicationId, uid, at }),
  );
  return previewOf(touched, await Promise.all(messages));
}

/** Previews a withdrawal: `paise` go back. */
export async function previewWithdrawal(
  service: Service,
  jobId: number,
  reason: string,
): Promise<ActPreview> {
  const { db, now } = service;
  const of = { statuses: ENDABLE, now: now.toISOString(), jobId };
  const [[touched], ended] = await db.batch([
    touchedByWithdrawal(db, of),
    wouldEnd(db, of, PREVIEW_SHOWN),
  ]);
  const messages = ended.map(({ applicationId, providerPaymentId }) =>
    readOf(service, "job_withdrawn", { applicationId, note: reason, providerPaymentId }),
  );
  return previewOf(touched, await Promise.all(messages));
}

/** Previews the cancel of a day. */
export async function previewDayCancel(
  service: Service,
  { id }: InterviewDayRow,
): Promise<ActPreview> {
  const { db, now } = service;
  const at = now.toISOString();
  const [[touched], coming] = await db.batch([
    touchedByDay(db, id, at),
    comingOfDay(db, id, at, PREVIEW_SHOWN),
  ]);
  const messages = coming.map(({ applicationId, uid, at: begins }) =>
    readOf(service, "interview_cancelled", { applicationId, uid, at: begins }),
  );
  return previewOf(touched, await Promise.all(messages));
}

/** Previews another venue, link or interviewer of a day. No money goes back. */
export async function previewDayChange(
  service: Service,
  { id, link, place, interviewer }: InterviewDayRow,
): Promise<ActPreview> {
  const { db, now } = service;
  const at = now.toISOString();
  const [[touched], coming] = await db.batch([
    touchedByDay(db, id, at),
    comingOfDay(db, id, at, PREVIEW_SHOWN),
  ]);
  const messages = coming.map(({ applicationId, uid, at: begins }) =>
    readOf(service, "interview_moved", {
      applicationId,
      uid,
      at: begins,
      link,
      place,
      interviewer,
      newDate: 0,
    }),
  );
  return previewOf({ people: touched?.people ?? 0, paise: 0 }, await Promise.all(messages));
}

/**
 * Personal parts of a message. A link to a calendar file even opens for everybody who has it,
 * forever.
 */
const OWN: [RegExp, string][] = [
  [/https?:\/\/\S+\.ics\?signature=\w+/g, previewWords.ownLink],
  [/https?:\/\/\S+\/applications\/\d+\S*/g, previewWords.ownLink],
  [/pakka\.in\/a\/\d+/g, previewWords.ownLink],
  [/(?<=safety word:? )[\p{L}\p{M}\p{Nd}\u200c\u200d]+/gu, previewWords.ownWord],
  [new RegExp(`^${mailWords.greeting(".+")}$`, "m"), mailWords.greeting(null)],
];

/**
 * What a company may see of a preview: each text once, without the people and their personal parts.
 */
export function withoutPeople({ messages, ...numbers }: ActPreview): ActPreview {
  const read = messages.map(({ channel, text }) => ({
    channel,
    text: OWN.reduce((said, [own, instead]) => said.replace(own, instead), text),
  }));
  const texts = new Map(read.map((one) => [`${one.channel} ${one.text}`, one]));
  const shown = [...texts.values()].map((message) => ({ to: previewWords.eachPerson, ...message }));
  return { ...numbers, messages: shown };
}

/** Previews these messages to one person. */
export async function readByPerson(
  service: Service,
  paise: number,
  messages: OutboxMessage[],
  planned?: InterviewRow,
): Promise<ActPreview> {
  const read = messages.map(({ kind, payload }) =>
    isApplicationKind(kind) ? readOf(service, kind, payload, planned) : [],
  );
  return previewOf({ people: 1, paise }, await Promise.all(read));
}
