import type { jobOfCompany, membersOf } from "../../../../db/company/companies";
import { memberById } from "../../../../db/console/people";
import { interviewByUid } from "../../../../db/interview/interviews";
import type { OutboxRow } from "../../../../db/outbox/outbox";
import { isCancelled } from "../../../facts/guarantee/statuses";
import { addSeconds, DAY_SECONDS } from "../../../facts/times";
import type { Service } from "../../service";
import { emailOf } from "../../talk/notify/email.rules";
import type { CompanyKind } from "../../talk/outbox/kinds.rules";
import { type OutboxMessage, outboxMessage } from "../../talk/outbox/outbox";
import { companyMessage, isReader } from "./mails.rules";

type Members = Awaited<ReturnType<typeof membersOf>>;

interface About {
  company: { id: number; name: string };
  job?: { id: number; title: string } | null;
  reason?: string;
  /** Path of the page that the mail links to; by default the page of the job or company. */
  path?: string;
}

/**
 * One mail to each of these members who reads such mails, for the batch of the write it reports.
 */
export const mailsTo = (
  members: Members,
  kind: CompanyKind,
  { company, job, reason, path }: About,
): OutboxMessage[] =>
  members.filter(isReader(kind)).map(({ id }) =>
    outboxMessage(kind, {
      memberId: id,
      companyId: company.id,
      company: company.name,
      jobId: job?.id ?? null,
      title: job?.title ?? null,
      reason: reason ?? null,
      path: path ?? null,
    }),
  );

/** A job of a company and its members. */
export interface JobReaders {
  job: Awaited<ReturnType<typeof jobOfCompany>>[number];
  members: Members;
}

/**
 * The same about a job, to the readers of such mails at its company.
 *
 * @param readers null for a job without a company
 * @param once identifies the news: each reader gets one mail about it
 * @param more further facts for the text
 */
export function mailsAboutJob(
  readers: JobReaders | null,
  kind: CompanyKind,
  { once, path, more = {} }: { once: string; path: string; more?: OutboxMessage["payload"] },
): OutboxMessage[] {
  if (!readers) return [];
  const { job, members } = readers;
  return mailsTo(members, kind, { company: job.company, job, path }).map((mail) => ({
    ...mail,
    payload: { ...mail.payload, ...more },
    id: `${kind}-${once}-${mail.payload.memberId}`,
  }));
}

/** A day's list is useless once the day is over. */
const isOver = (kind: CompanyKind, { at }: OutboxRow["payload"], now: Date) =>
  kind === "day_ahead" && String(at) < addSeconds(now, -DAY_SECONDS / 2);

const SAYS_WHEN: readonly CompanyKind[] = ["time_chosen", "time_moved"];

/**
 * Whether a delayed mail names an interview time that is out of date by now: the interview was
 * moved or cancelled, and the mail about that may have arrived already.
 */
async function isPassed({ db }: Service, { nextTryAt, payload }: OutboxRow, kind: CompanyKind) {
  if (nextTryAt === null || !payload.uid || !SAYS_WHEN.includes(kind)) return false;
  const [interview] = await interviewByUid(db, String(payload.uid));
  return !interview || isCancelled(interview) || interview.at !== payload.at;
}

/** Outbox handler. A member who has left the company since gets no mail. */
export async function sendCompanyMail(
  service: Service,
  row: OutboxRow,
  kind: CompanyKind,
): Promise<void> {
  const { db, email, settings, now } = service;
  const { id, payload } = row;
  const [member] = await memberById(db, Number(payload.memberId));
  if (!member || member.endedAt || member.companyId !== payload.companyId) return;
  if (isOver(kind, payload, now) || (await isPassed(service, row, kind))) return;
  const message = companyMessage(kind, payload, settings.PUBLIC_URL);
  await email.send({
    to: member.email,
    ...emailOf(message, member.name, settings),
    idempotencyKey: id,
  });
}
