import type { MemberRole } from "../../../facts/people/console";
import { clockTime, dateWords } from "../../../facts/words";
import {
  type CompanyMailFacts,
  companyMailLinks,
  companyMails,
  interviewMails,
  jobMails,
} from "../../../words/en/company/mails";
import type { Message } from "../../../words/message";
import { unlinked } from "../../talk/notify/email.rules";
import type { CompanyKind } from "../../talk/outbox/kinds.rules";

const MAILS: Record<
  CompanyKind,
  (about: CompanyMailFacts) => { title: string; body: string; more?: string[] }
> = { ...companyMails, ...jobMails, ...interviewMails };

const isOfInterview = (kind: CompanyKind) => Object.hasOwn(interviewMails, kind);
const isOfJob = (kind: CompanyKind) => Object.hasOwn(jobMails, kind) || isOfInterview(kind);

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
  isOfInterview(kind) ? companyMailLinks.times : companyMailLinks.candidate;

type Payload = Record<string, string | number | null>;

/** The mail to a company. It links to the page of its subject. */
export function companyMessage(
  kind: CompanyKind,
  { company, title, reason, outcome, jobId, name, at, before, list, path }: Payload,
  publicUrl: string,
): Message {
  const timeOf = (iso: Payload[string] | undefined) => (iso ? clockTime(String(iso)) : "");
  const words = MAILS[kind]({
    company: String(company),
    title: String(title ?? ""),
    reason: String(reason ?? ""),
    outcome: String(outcome ?? ""),
    name: unlinked(String(name ?? "")),
    when: kind === "day_ahead" ? dateWords(String(at)) : timeOf(at),
    before: timeOf(before),
    list: list ? String(list).split("\n") : [],
  });
  const link = path
    ? { href: publicUrl + path, words: linkWords(kind) }
    : isOfJob(kind)
      ? { href: `${publicUrl}/hiring/jobs/${jobId}`, words: companyMailLinks.job }
      : { href: `${publicUrl}/hiring/company`, words: companyMailLinks.company };
  return { more: [], ...words, link };
}
