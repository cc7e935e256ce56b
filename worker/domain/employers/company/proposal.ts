import type { Write } from "../../../../db/client";
import { type CompanyValues, membersOf } from "../../../../db/company/companies";
import {
  decideProposal,
  type ProposalRow,
  proposalWithTheirs,
} from "../../../../db/company/proposals";
import { isOpenProposal } from "../../../facts/jobs/companies";
import type { Actor } from "../../../facts/people/console";
import { Failure } from "../../../failure";
import type { Service } from "../../service";
import { changeWith, refuseNumbers, writeCompany } from "./company";
import { differing } from "./company.rules";
import { mailboxFact } from "./mailbox";
import { mailsTo } from "./mails";

/**
 * A proposal with its company and job, and the actor for the company.
 *
 * @throws Failure not_found, stale_state where it was decided or replaced
 */
export async function loadOpenProposal({ db }: Service, id: number) {
  const [row] = await proposalWithTheirs(db, id);
  if (!row) throw new Failure("not_found");
  if (!isOpenProposal(row.proposal)) throw new Failure("stale_state");
  const members = await membersOf(db, row.company.id);
  return { ...row, members };
}
type OpenProposal = Awaited<ReturnType<typeof loadOpenProposal>>;

/** The guarded write of a decision of staff. */
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
 * Staff approve a change of a company. Facts about the changed fields lapse.
 *
 * @throws Failure not_found, invalid if a number does not fit the company any more, gstin_taken,
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
