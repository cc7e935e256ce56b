import type { Write } from "../../../db/client";
import { type CompanyRow, type CompanyValues, membersOf } from "../../../db/company/companies";
import {
  decideProposal,
  type ProposalRow,
  proposalWithTheirs,
} from "../../../db/company/proposals";
import { insertAudit } from "../../../db/staff/staff";
import type { Proposal } from "../../contract/console/companies";
import { isOpenProposal } from "../../facts/companies";
import type { Actor } from "../../facts/console";
import { Failure } from "../../failure";
import type { Service } from "../service";
import { changeWith, refuseNumbers, writeCompany } from "./company";
import { differing } from "./company.rules";
import { mailboxFact } from "./mailbox";
import { mailsTo } from "./mails";
import { shownChanges } from "./view";

/** What stands beside what is proposed. */
export function toProposal(
  service: Service,
  proposal: ProposalRow,
  company: CompanyRow,
  job: object | null,
): Proposal {
  const { changes, ...row } = proposal;
  const standing = Object.fromEntries(
    Object.keys(changes).map((field) => [field, Reflect.get(job ?? company, field) ?? null]),
  );
  const stands = shownChanges(service, standing);
  const shown = Object.entries(shownChanges(service, changes)).map(([field, proposed]) => ({
    ...{ field, proposed, stands: stands[field] },
  }));
  const { id, name, state } = company;
  const { companyId: _, ...rest } = row;
  return { ...rest, company: { id, name, state }, changes: shown };
}

/**
 * A proposal with its company and job, and who acts for the company.
 *
 * @throws Failure not_found, stale_state where it was decided or replaced
 */
export async function loadOpenProposal({ db }: Service, id: number) {
  const [found] = await proposalWithTheirs(db, id);
  if (!found) throw new Failure("not_found");
  if (!isOpenProposal(found.proposal)) throw new Failure("stale_state");
  const members = await membersOf(db, found.company.id);
  return { ...found, members };
}
export type OpenProposal = Awaited<ReturnType<typeof loadOpenProposal>>;

/** The guarded write of what staff decide. */
export function decision(
  { db, now }: Service,
  actor: Actor,
  { id }: ProposalRow,
  state: "approved" | "returned",
  reason: string | null,
): Write[] {
  const decidedAt = now.toISOString();
  return decideProposal(db, id, { state, decidedBy: actor.name, decidedAt, reason });
}

/**
 * Staff let a change of a company stand. Facts that it touches lapse.
 *
 * @throws Failure not_found, invalid where a number fits the company no more, gstin_taken,
 *   stale_state
 */
export async function approveCompanyChange(
  service: Service,
  actor: Actor,
  { proposal, company: row, members }: OpenProposal,
): Promise<void> {
  const values = differing<CompanyValues>(row, proposal.changes);
  refuseNumbers(service, row, values);
  const changed = { ...row, ...values };
  const writes = [
    ...decision(service, actor, proposal, "approved", null),
    ...changeWith(service, actor, row, values, {
      action: "company.approve",
      detail: { proposal: proposal.id },
    }),
    ...mailboxFact(service, changed, members),
  ];
  const mails = mailsTo(members, "company_change_approved", { company: changed });
  await writeCompany(service, writes, mails);
}

/** Staff return a change with a reason: what stood stands. @throws Failure not_found, stale_state */
export async function returnProposal(
  service: Service,
  actor: Actor,
  id: number,
  reason: string,
): Promise<void> {
  const { proposal, company, job, members } = await loadOpenProposal(service, id);
  const audit = {
    ...{ actor, reason, at: service.now.toISOString() },
    action: job ? "job.return" : "company.return",
    subject: String((job ?? company).id),
    detail: { proposal: id, changes: proposal.changes },
  };
  const kind = job ? "job_change_returned" : "company_change_returned";
  await writeCompany(
    service,
    [...decision(service, actor, proposal, "returned", reason), insertAudit(service.db, audit)],
    mailsTo(members, kind, { company, job, reason }),
  );
}
