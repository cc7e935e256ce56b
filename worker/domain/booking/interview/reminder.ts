import { writeBatch } from "../../../../db/client";
import {
  claimReminder,
  dueReminders,
  insertReminder,
  outboxOfReminder,
} from "../../../../db/interview/reminders";
import { type Statement, statement } from "../../case/plan";
import type { Service } from "../../service";
import { outboxMessage } from "../../talk/outbox/outbox";
import { remindersFor, stillReminds } from "./interview.rules";

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
