import type { proposalWithTheirs } from "../../../../db/company/proposals";
import type { Proposal } from "../../../contract/console/companies";
import type { JobPatch } from "../../../contract/job/job-input";
import type { Actor } from "../../../facts/people/console";
import { shownChanges } from "../../employers/company/view";
import { testOf } from "../../employers/job/job";
import { toStored } from "../../employers/job/view";
import type { Service } from "../../service";

type FoundProposal = Awaited<ReturnType<typeof proposalWithTheirs>>[number];

/** A proposal beside the current values, as this actor sees it. */
export function toProposal(
  service: Service,
  actor: Actor,
  { proposal, company, job, test }: FoundProposal,
): Proposal {
  const { changes: proposedChanges, ...row } = proposal;
  const { assessment } = proposedChanges as JobPatch;
  const changes = assessment
    ? { ...proposedChanges, assessment: toStored(testOf(assessment), actor) }
    : proposedChanges;
  const current = job ? { ...job, assessment: test && toStored(test, actor) } : company;
  const standing = Object.fromEntries(
    Object.keys(changes).map((field) => [field, Reflect.get(current, field) ?? null]),
  );
  const currentValues = shownChanges(service, standing);
  const fieldChanges = Object.entries(shownChanges(service, changes)).map(([field, proposed]) => ({
    field,
    proposed,
    stands: currentValues[field],
  }));
  const { id, name, state } = company;
  const { companyId: _, ...rest } = row;
  return { ...rest, company: { id, name, state }, changes: fieldChanges };
}
