import type { Write } from "../../../db/client";
import { type CompanyRow, type CompanyValues, membersOf } from "../../../db/company/companies";
import { decideProposal, type ProposalRow, proposalById } from "../../../db/company/proposals";
import { insertAudit } from "../../../db/staff/staff";
import type { Proposal } from "../../contract/console/companies";
import { isOpenProposal } from "../../facts/companies";
import type { Actor } from "../../facts/console";
import { Failure } from "../../failure";
import type { Service } from "../service";
import { changeWith, loadCompany, refuseNumbers, writeCompany } from "./company";
import { differing } from "./company.rules";
import { mailboxFact } from "./mailbox";
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

/** @throws Failure not_found, stale_state where it was decided or replaced */
export async function loadOpenProposal({ db }: Service, id: number): Promise<ProposalRow> {
  const [proposal] = await proposalById(db, id);
  if (!proposal) throw new Failure("not_found");
  if (!isOpenProposal(proposal)) throw new Failure("stale_state");
  return proposal;
}

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
  proposal: ProposalRow,
): Promise<void> {
  const row = await loadCompany(service, proposal.companyId);
  const members = await membersOf(service.db, row.id);
  const values = differing<CompanyValues>(row, proposal.changes);
  refuseNumbers(service, row, values);
  await writeCompany(service, [
    ...decision(service, actor, proposal, "approved", null),
    ...changeWith(service, actor, row, values, {
      action: "company.approve",
      detail: { proposal: proposal.id },
    }),
    ...mailboxFact(service, { ...row, ...values }, members),
  ]);
}

/** Staff return a change with a reason: what stood stands. @throws Failure not_found, stale_state */
export async function returnProposal(
  service: Service,
  actor: Actor,
  id: number,
  reason: string,
): Promise<void> {
  const proposal = await loadOpenProposal(service, id);
  const { companyId, jobId, changes } = proposal;
  await writeCompany(service, [
    ...decision(service, actor, proposal, "returned", reason),
    insertAudit(service.db, {
      ...{ actor, reason, at: service.now.toISOString() },
      action: jobId === null ? "company.return" : "job.return",
      subject: String(jobId ?? companyId),
      detail: { proposal: id, changes },
    }),
  ]);
}
