import { type CompanyRow, companyById } from "../../../../db/company/companies";
import { type FactRow, standingFacts } from "../../../../db/company/facts";
import { openProposalsOf, type ProposalRow } from "../../../../db/company/proposals";
import type { Company } from "../../../contract/console/companies";
import type { CompanyFact } from "../../../contract/public-company";
import { Failure } from "../../../failure";
import type { Service } from "../../service";

/** The address of a logo, made from its storage key. */
export const logoUrl = ({ settings }: Pick<Service, "settings">, key: string | null) =>
  key && `${settings.PUBLIC_URL}/files/${key}`;

const toFact = ({ kind, detail, checkedAt, expiresAt }: FactRow): CompanyFact => ({
  kind,
  detail,
  checkedAt,
  expiresAt,
});

/** Changed fields of a company under their API names. */
export function shownChanges(service: Service, changes: Record<string, unknown>) {
  const { logoKey, ...rest } = changes;
  return logoKey === undefined ? rest : { ...rest, logo: logoUrl(service, logoKey as string) };
}

/** A company as its own members and staff see it. */
export function toCompany(
  service: Service,
  row: CompanyRow,
  facts: FactRow[],
  [proposal]: ProposalRow[],
): Company {
  const { nameKey: _, logoKey, ...shown } = row;
  return {
    ...shown,
    logo: logoUrl(service, logoKey),
    facts: facts.map(toFact),
    proposed: proposal ? shownChanges(service, proposal.changes) : null,
  };
}

/** @throws Failure not_found */
export async function readCompany(service: Service, id: number): Promise<Company> {
  const { db, now } = service;
  const [[row], facts, proposals] = await db.batch([
    companyById(db, id),
    standingFacts(db, [id], now.toISOString()),
    openProposalsOf(db, [id]),
  ]);
  if (!row) throw new Failure("not_found");
  return toCompany(service, row, facts, proposals);
}
