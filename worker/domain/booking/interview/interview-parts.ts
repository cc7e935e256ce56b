import { writeBatch } from "../../../../db/client";
import {
  claimReminder,
  dueReminders,
  type InterviewRow,
  insertReminder,
  interviewByUid,
  outboxOfReminder,
} from "../../../../db/interview/interviews";
import { type OutboxRow, outboxRows } from "../../../../db/outbox/outbox";
import { type Statement, statement } from "../../case/plan";
import type { Service } from "../../service";
import type { CompanyKind, MessageKind } from "../../talk/outbox/kinds.rules";
import { type OutboxMessage, outboxMessage } from "../../talk/outbox/outbox";
import { remindersFor, stillReminds } from "./interview.rules";

type Given = "uid" | "applicationId" | "round" | "at" | "minutes" | "link" | "place" | "changedAt";

/** A new interview without an id, and without statements or check-ins. */
export const newInterview = (
  values: Pick<InterviewRow, Given> & Partial<InterviewRow>,
): Omit<InterviewRow, "id"> => ({
  dayId: null,
  interviewer: null,
  state: "scheduled",
  sequence: 0,
  movedAt: null,
  dateSetAt: null,
  evidence: null,
  settledAt: null,
  moves: 0,
  candidateMovedAt: null,
  movedLateAt: null,
  acceptedAt: null,
  brokenLateAt: null,
  recordedFor: null,
  freeFor: null,
  calledOffAt: null,
  arrivedAt: null,
  checkedInAt: null,
  wrongCodes: 0,
  wrongLinkCodes: 0,
  companyWord: null,
  companyWordAt: null,
  companyText: null,
  candidateWord: null,
  candidateWordAt: null,
  candidateText: null,
  ...values,
});

const idOf = (uid: string, sequence: number) => `interview-${uid}-${sequence}`;

/** A message about an interview; its id contains the number of the change. */
export const interviewMessage = (
  kind: MessageKind,
  { uid, sequence }: { uid: string; sequence: number },
  payload: OutboxMessage["payload"],
): OutboxMessage => outboxMessage(kind, { ...payload, uid, sequence }, idOf(uid, sequence));

/**
 * Delivers earlier messages about the same interview before `row`, unless a try failed: the queue
 * keeps no order, and the last message to arrive must be the newest.
 *
 * @returns false when a newer message was already delivered, so that `row` would mislead
 */
export async function isNextToDeliver(
  service: Service,
  row: OutboxRow,
  deliver: (service: Service, id: string) => Promise<unknown>,
): Promise<boolean> {
  const { db } = service;
  const { uid, sequence } = row.payload;
  if (typeof uid !== "string" || typeof sequence !== "number") return true;
  const [interview] = await interviewByUid(db, uid);
  const newest = interview?.sequence ?? sequence;
  const ids = Array.from({ length: newest + 1 }, (_, change) => idOf(uid, change));
  const rows = await outboxRows(db, ids);
  const find = (id: string) => rows.find((one) => one.id === id);
  if (ids.slice(sequence + 1).some((id) => find(id)?.handledAt)) return false;
  for (const id of ids.slice(0, sequence)) {
    const earlier = find(id);
    if (earlier?.handledAt === null && earlier.attempts === 0) await deliver(service, id);
  }
  return true;
}

type News = Extract<CompanyKind, "time_chosen" | "time_moved" | "time_given_up">;

/**
 * News for a company's members of what a candidate did with a time: the outbox mails each of them.
 *
 * @param before the previous time of the interview
 */
export const companyNews = (
  news: News,
  { applicationId, uid, sequence, at, dayId }: Omit<InterviewRow, "id">,
  before: string | null = null,
): OutboxMessage =>
  outboxMessage(
    "company_news",
    { news, applicationId, uid, at, dayId, before },
    `company_news-${uid}-${sequence}`,
  );

const REMINDERS_AT_ONCE = 100;

/** The reminders of an interview at `at`. */
export const reminders = (uid: string, at: string, now: Date): Statement[] =>
  remindersFor(new Date(at), now).map((reminder) => statement(insertReminder, uid, reminder));

/** Sends the reminders that are due. A reminder that is too late to be useful is only marked. */
export async function remindOfInterviews(service: Service): Promise<number> {
  const { db, now } = service;
  const at = now.toISOString();
  const due = await dueReminders(db, at, REMINDERS_AT_ONCE);
  if (due.length === 0) return 0;
  const useful = due.filter((reminder) => stillReminds(reminder.kind, reminder.at, now));
  const messages = useful.map(({ id, applicationId, uid, at: begins }) => ({
    reminder: id,
    ...outboxMessage("interview_reminder", { applicationId, uid, at: begins }, `reminder-${id}`),
  }));
  await writeBatch(db, [
    ...messages.map(({ reminder, ...message }) => outboxOfReminder(db, reminder, message, at)),
    ...due.map(({ id }) => claimReminder(db, id, at)),
  ]);
  await service.enqueue(messages.map(({ id }) => id));
  return messages.length;
}
