import * as words from "~worker/words/company/mails";
import { writeBatch } from "../../../../db/client";
import { membersOf } from "../../../../db/company/companies";
import { newsOf } from "../../../../db/company/readers";
import type { OutboxRow } from "../../../../db/outbox/outbox";
import { isUniqueViolation } from "../../../../db/violations";
import { isReader } from "../../employers/company/mails.rules";
import type { Service } from "../../service";
import { isCompanyKind } from "../../talk/outbox/kinds.rules";
import { enqueueMessages, insertMessages, outboxMessage } from "../../talk/outbox/outbox";

/**
 * Outbox handler: writes one mail for each reader at the company; a second delivery finds them
 * there.
 */
export async function fanOutNews(service: Service, { id, payload }: OutboxRow): Promise<void> {
  const { db } = service;
  const { applicationId, uid, at, before, dayId } = payload;
  const kind = String(payload.news);
  if (!isCompanyKind(kind)) throw new Error("News of no kind");
  const [about] = await newsOf(db, Number(applicationId));
  if (!about) return;
  const { job, company, name } = about;
  const days = `/hiring/jobs/${job.id}/days`;
  const mailPayload = {
    companyId: company.id,
    company: company.name,
    jobId: job.id,
    title: job.title,
    name: name ?? words.noName,
    uid: uid ?? null,
    at: at ?? null,
    before: before ?? null,
    path: dayId ? `${days}/${dayId}` : days,
  };
  const members = await membersOf(db, company.id);
  const mails = members
    .filter(isReader(kind))
    .map((one) => outboxMessage(kind, { ...mailPayload, memberId: one.id }, `${id}-${one.id}`));
  try {
    await writeBatch(db, insertMessages(service, mails));
  } catch (error) {
    if (isUniqueViolation(error, "message")) return;
    throw error;
  }
  await enqueueMessages(service, mails);
}
