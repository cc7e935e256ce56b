import * as words from "~worker/words/company/objection";
import { writeBatch } from "../../../../db/client";
import { newestOutcomesOf } from "../../../../db/company/record";
import {
  answerRowsOf,
  interviewRowsOf,
  notOfferedRowsOf,
  type RowsWanted,
} from "../../../../db/company/record-rows";
import { memberById } from "../../../../db/console/people";
import { companyName } from "../../../../db/job/job-company";
import { insertAudit } from "../../../../db/staff/staff";
import type { ObjectionInput, OwnRecord, RecordRow } from "../../../contract/console/own-record";
import type { RecordNumber } from "../../../facts/guarantee/records";
import { LIMITS } from "../../../facts/limits/limits";
import type { Actor } from "../../../facts/people/console";
import { Failure } from "../../../failure";
import { honourRecord } from "../../employers/company/record";
import { squareOf } from "../../employers/company/record.rules";
import { useLimits } from "../../limit";
import { submitContact } from "../../people/support/query";
import type { Service } from "../../service";

/** A company's record, as the public sees it. */
export async function readOwnRecord(service: Service, company: number): Promise<OwnRecord> {
  const [record, newest] = await Promise.all([
    honourRecord(service, company),
    newestOutcomesOf(service.db, company),
  ]);
  return { record, newest: newest.map(squareOf).reverse() };
}

/** The rows behind one of its numbers, newest first. */
export async function recordRows(
  { db, now }: Service,
  company: number,
  number: RecordNumber,
  page: RowsWanted,
): Promise<RecordRow[]> {
  switch (number) {
    case "neverOffered":
      return notOfferedRowsOf(db, company, page);
    case "answeredInTime":
    case "answeredLate": {
      const inTime = number === "answeredInTime";
      return answerRowsOf(db, company, inTime, page, now.toISOString());
    }
    default:
      return interviewRowsOf(db, company, number, page);
  }
}

/**
 * A company objects to a row of its record: a message to staff, who answer by mail.
 *
 * @throws Failure stale_state if the row does not belong to this number any more, too_many_requests
 */
export async function objectToRow(
  service: Service,
  actor: Actor,
  companyId: number,
  { number, id, text }: ObjectionInput,
): Promise<number> {
  const { db, now } = service;
  const [[row], [member], [company]] = await Promise.all([
    recordRows(service, companyId, number, { only: id, limit: 1 }),
    memberById(db, actor.id ?? 0),
    companyName(db, companyId),
  ]);
  if (!row) throw new Failure("stale_state");
  if (!member || !company) throw new Error("An objection of nobody");
  await useLimits(service, [{ limit: LIMITS.objectionsOfCompany, of: companyId }]);
  const { applicationId, job } = row;
  const about = { company: company.name, number, applicationId, title: job.title, at: row.at };
  const contactId = await submitContact(
    service,
    { userId: null, address: null },
    {
      fullName: member.name ?? company.name,
      email: member.email,
      subject: words.objectionWords.subject(about),
      message: [words.objectionWords.about(about), text].join("\n\n"),
    },
  );
  const line = { actor, action: "record.object", subject: String(applicationId) };
  const detail = { number, row: id };
  await writeBatch(db, [insertAudit(db, { ...line, detail, at: now.toISOString() })]);
  return contactId;
}
