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
  const { changes: asked, ...row } = proposal;
  const { assessment } = asked as JobPatch;
  const changes = assessment
    ? { ...asked, assessment: toStored(testOf(assessment), actor) }
    : asked;
  const known = job ? { ...job, assessment: test && toStored(test, actor) } : company;
  const standing = Object.fromEntries(
    Object.keys(changes).map((field) => [field, Reflect.get(known, field) ?? null]),
  );
  const stands = shownChanges(service, standing);
  const shown = Object.entries(shownChanges(service, changes)).map(([field, proposed]) => ({
    field,
    proposed,
    stands: stands[field],
  }));
  const { id, name, state } = company;
  const { companyId: _, ...rest } = row;
  return { ...rest, company: { id, name, state }, changes: shown };
}
