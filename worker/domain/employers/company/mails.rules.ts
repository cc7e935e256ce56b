import * as mailsWords from "~worker/words/company/mails";
import * as formatsWords from "~worker/words/formats";
import type { MemberRole } from "../../../facts/people/console";
import type { Message } from "../../../words/message-facts";
import { unlinked } from "../../talk/notify/email.rules";
import type { CompanyKind } from "../../talk/outbox/kinds.rules";

const mails = (): Record<
  CompanyKind,
  (about: mailsWords.CompanyMailFacts) => { title: string; body: string; more?: string[] }
> => ({ ...mailsWords.companyMails, ...mailsWords.jobMails, ...mailsWords.interviewMails });

const isOfInterview = (kind: CompanyKind) => Object.hasOwn(mailsWords.interviewMails, kind);
const isOfJob = (kind: CompanyKind) =>
  Object.hasOwn(mailsWords.jobMails, kind) || isOfInterview(kind);

interface Reader {
  role: MemberRole | null;
  provenAt: string | null;
  endedAt: string | null;
}

/** Owners, and recruiters for mails about a job. An unproven mailbox gets no mail. */
export const isReader =
  (kind: CompanyKind) =>
  ({ role, provenAt, endedAt }: Reader): boolean =>
    provenAt !== null &&
    endedAt === null &&
    (role === "owner" || (role === "recruiter" && isOfJob(kind)));

const linkWords = (kind: CompanyKind) =>
  isOfInterview(kind) ? mailsWords.companyMailLinks.times : mailsWords.companyMailLinks.candidate;

type Payload = Record<string, string | number | null>;

/** The mail to a company. It links to the page of its subject. */
export function companyMessage(
  kind: CompanyKind,
  { company, title, reason, outcome, jobId, name, at, before, list, path }: Payload,
  publicUrl: string,
): Message {
  const timeOf = (iso: Payload[string] | undefined) =>
    iso ? formatsWords.clockTime(String(iso)) : "";
  const words = mails()[kind]({
    company: String(company),
    title: String(title ?? ""),
    reason: String(reason ?? ""),
    outcome: String(outcome ?? ""),
    name: unlinked(String(name ?? "")),
    when: kind === "day_ahead" ? formatsWords.dateWords(String(at)) : timeOf(at),
    before: timeOf(before),
    list: list ? String(list).split("\n") : [],
  });
  const link = path
    ? { href: publicUrl + path, words: linkWords(kind) }
    : isOfJob(kind)
      ? { href: `${publicUrl}/hiring/jobs/${jobId}`, words: mailsWords.companyMailLinks.job }
      : { href: `${publicUrl}/hiring/company`, words: mailsWords.companyMailLinks.company };
  return { more: [], ...words, link };
}
