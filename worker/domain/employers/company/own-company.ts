import * as words from "~worker/words/company/companies";
import { insertBatch } from "../../../../db/client";
import {
  type CompanyRow,
  type CompanyValues,
  companyById,
  foundCompany,
  hasPublishedJob,
  insertedCompanyId,
  membersOf,
} from "../../../../db/company/companies";
import { openProposalsOf, type ProposalRow, putProposal } from "../../../../db/company/proposals";
import { memberById } from "../../../../db/console/people";
import { insertAudit } from "../../../../db/staff/staff";
import type { CompanyInput } from "../../../contract/console/companies";
import { isDraft, isRefused, isSubmitted, wasVerified } from "../../../facts/jobs/companies";
import { LIMITS } from "../../../facts/limits/limits";
import type { Actor } from "../../../facts/people/console";
import { Failure } from "../../../failure";
import { useLimits } from "../../limit";
import { retryIfOvertaken } from "../../retry";
import type { Service } from "../../service";
import { changeWith, loadCompany, refuseNumbers, writeCompany } from "./company";
import { differing, missingToSubmit, PROPOSED, partChanges, wrongNames } from "./company.rules";
import { mailboxFact } from "./mailbox";

function refuseNames(changes: CompanyValues): void {
  const fields: Record<string, string> = wrongNames(changes);
  const [message] = Object.values(fields);
  if (message) throw new Failure("invalid", { message, fields });
}

/**
 * A person without a company founds one.
 *
 * @throws Failure invalid for a missing or forbidden name, or a wrong number; stale_state if the
 *   person already has a company
 */
export async function createCompany(
  service: Service,
  actor: Actor,
  input: CompanyInput,
): Promise<number> {
  const { db, now } = service;
  const { name } = input;
  if (!name) throw new Failure("invalid", { fields: { name: words.companyWords.name } });
  refuseNames(input);
  const at = now.toISOString();
  const row = { ...input, name, state: "draft", createdAt: at } as const;
  refuseNumbers(service, { legalName: null, gstin: null, cin: null }, input);
  const memberId = actor.id ?? 0;
  const [founder] = await memberById(db, memberId);
  const owners = founder ? [{ ...founder, role: "owner" } as const] : [];
  return insertBatch(db, [
    ...foundCompany(db, memberId, row),
    ...mailboxFact(service, { id: insertedCompanyId, website: input.website ?? null }, owners),
    insertAudit(db, {
      actor,
      action: "company.found",
      subject: insertedCompanyId,
      detail: null,
      at,
      after: input,
    }),
  ]);
}

/** The proposal that waits for staff; it replaces the previous one. */
function proposalOf(
  { db, now }: Service,
  actor: Actor,
  row: CompanyRow,
  changes: CompanyValues,
  waiting: ProposalRow | undefined,
) {
  const proposedAt = now.toISOString();
  const { id: companyId } = row;
  return [
    ...putProposal(
      db,
      { companyId, jobId: null, changes, proposedBy: actor.name, proposedAt },
      waiting,
    ),
    insertAudit(db, {
      actor,
      action: "company.propose",
      subject: String(row.id),
      detail: null,
      after: changes,
      at: proposedAt,
    }),
  ];
}

/** A change of the checked fields withdraws a submission. */
function unsubmitted(row: CompanyRow): CompanyValues {
  if (isSubmitted(row)) return { state: "draft", submittedAt: null };
  return isRefused(row) ? { submittedAt: null } : {};
}

/**
 * A company changes its profile. Once it is verified, the checked values stay until staff approve
 * the change, and so does the name that candidates read on its jobs. A company that waits for
 * verification becomes a draft again.
 *
 * @returns the previous values of the fields that changed at once
 * @throws Failure not_found, invalid, too_many_requests, stale_state
 */
export async function changeOwn(
  service: Service,
  actor: Actor,
  id: number,
  input: CompanyValues,
): Promise<CompanyValues> {
  const { db } = service;
  const [[row], [open], members, [published]] = await db.batch([
    companyById(db, id),
    openProposalsOf(db, [id]),
    membersOf(db, id),
    hasPublishedJob(db, id),
  ]);
  if (!row) throw new Failure("not_found");
  const parts = partChanges(input, wasVerified(row) ? PROPOSED : published ? ["name"] : []);
  const proposed = differing<CompanyValues>(row, { ...open?.changes, ...parts.proposed });
  const atOnce = differing<CompanyValues>(row, parts.atOnce);
  const asksAnew = Object.keys(parts.proposed).length > 0;
  if (!asksAnew && Object.keys(atOnce).length === 0) return {};
  // The proposed fields need no check here: staff read them before they are shown.
  refuseNames(atOnce);
  refuseNumbers(service, row, { ...atOnce, ...proposed });
  await useLimits(service, [{ limit: LIMITS.companyChangesOfCompany, of: id }]);
  const isOther = Object.keys(partChanges(atOnce, PROPOSED).proposed).length > 0;
  const change: CompanyValues = isOther ? { ...atOnce, ...unsubmitted(row) } : atOnce;
  await writeCompany(service, [
    ...changeWith(service, actor, row, change, { action: "company.change" }),
    ...(asksAnew ? proposalOf(service, actor, row, proposed, open) : []),
    ...mailboxFact(service, { ...row, ...change }, members),
  ]);
  return Object.fromEntries(Object.keys(atOnce).map((field) => [field, Reflect.get(row, field)]));
}

/**
 * Asks staff to verify a company. Idempotent.
 *
 * @throws Failure not_found, company_incomplete, invalid_company_state, stale_state
 */
export const submitCompany = (service: Service, actor: Actor, id: number): Promise<void> =>
  retryIfOvertaken(async () => {
    const row = await loadCompany(service, id);
    if (isSubmitted(row)) return;
    if (!isDraft(row) && !isRefused(row)) throw new Failure("invalid_company_state");
    const fields = missingToSubmit(row);
    if (Object.keys(fields).length > 0) throw new Failure("company_incomplete", { fields });
    refuseNumbers(service, row, row);
    const submittedAt = service.now.toISOString();
    const values = { state: "submitted", stateReason: null, submittedAt } as const;
    await writeCompany(
      service,
      changeWith(service, actor, row, values, { action: "company.submit" }),
    );
  });
