import { companyById, membersOf, othersWithGstin } from "../../../db/company/companies";
import { countJobsOf } from "../../../db/company/company-jobs";
import { standingFacts } from "../../../db/company/facts";
import { openProposalsOf } from "../../../db/company/proposals";
import type { StaffCompany } from "../../contract/console/companies";
import { Failure } from "../../failure";
import { toCompany } from "../company/view";
import type { Service } from "../service";

/** One company whole. @throws Failure not_found */
export async function readStaffCompany(service: Service, id: number): Promise<StaffCompany> {
  const { db, now } = service;
  const [[row], facts, proposals, members, sameGstin, [counted]] = await db.batch([
    companyById(db, id),
    standingFacts(db, [id], now.toISOString()),
    openProposalsOf(db, [id]),
    membersOf(db, id),
    othersWithGstin(db, id),
    countJobsOf(db, id),
  ]);
  if (!row) throw new Failure("not_found");
  return {
    ...toCompany(service, row, facts, proposals),
    members: members.map(({ id, email, name, role, provenAt, endedAt }) => ({
      ...{ id, email, name, role, provenAt, endedAt },
    })),
    sameGstin,
    jobs: counted?.jobs ?? 0,
  };
}
