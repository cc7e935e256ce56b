import { membersOf } from "../../../db/company/companies";
import { jobOfCompany } from "../../../db/company/company-jobs";
import { memberById } from "../../../db/console/people";
import { interviewByUid } from "../../../db/interview/interviews";
import type { OutboxRow } from "../../../db/outbox/outbox";
import { isCancelled } from "../../facts/statuses";
import { addSeconds, DAY_SECONDS } from "../../facts/times";
import { emailOf } from "../notify/email.rules";
import type { CompanyKind } from "../outbox/kinds.rules";
import { type OutboxMessage, outboxMessage } from "../outbox/outbox";
import type { Service } from "../service";
import { companyMessage, isReader } from "./mails.rules";

type Members = Awaited<ReturnType<typeof membersOf>>;

interface About {
  company: { id: number; name: string };
  job?: { id: number; title: string } | null;
  reason?: string;
  /** Of the screen where it is dealt with; of the job or company where it is left out. */
  path?: string;
}

/** A mail to each of these members who reads such news: to be committed with what it is about. */
export const mailsTo = (
  members: Members,
  kind: CompanyKind,
  { company, job, reason, path }: About,
): OutboxMessage[] =>
  members.filter(isReader(kind)).map(({ id }) =>
    outboxMessage(kind, {
      ...{ memberId: id, companyId: company.id, company: company.name },
      ...{ jobId: job?.id ?? null, title: job?.title ?? null, reason: reason ?? null },
      ...{ path: path ?? null },
    }),
  );

/**
 * The same about a job, to whoever reads such news at its company.
 *
 * @param once names what the mail is about: each reader gets one of it
 * @param more facts that its text names
 */
export async function mailsAboutJob(
  { db }: Service,
  kind: CompanyKind,
  jobId: number,
  { once, path, more = {} }: { once: string; path: string; more?: OutboxMessage["payload"] },
): Promise<OutboxMessage[]> {
  const [job] = await jobOfCompany(db, jobId);
  if (!job) return [];
  const members = await membersOf(db, job.company.id);
  return mailsTo(members, kind, { company: job.company, job, path }).map((mail) => ({
    ...mail,
    payload: { ...mail.payload, ...more },
    id: `${kind}-${once}-${mail.payload.memberId}`,
  }));
}

/** Nobody prepares for a day that is over. */
const isOver = (kind: CompanyKind, { at }: OutboxRow["payload"], now: Date) =>
  kind === "day_ahead" && String(at) < addSeconds(now, -DAY_SECONDS / 2);

const SAYS_WHEN: readonly CompanyKind[] = ["time_chosen", "time_moved"];

/**
 * Something has delayed the news of when somebody comes, who by now comes at another time or not at all:
 * a mail of that may be there already.
 */
async function isPassed({ db }: Service, { nextTryAt, payload }: OutboxRow, kind: CompanyKind) {
  if (nextTryAt === null || !payload.uid || !SAYS_WHEN.includes(kind)) return false;
  const [interview] = await interviewByUid(db, String(payload.uid));
  return !interview || isCancelled(interview) || interview.at !== payload.at;
}

/** The queue's part. Who has left the company since reads nothing of it. */
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
