import {
  companyById,
  countJobsOf,
  membersOf,
  othersWithGstin,
} from "../../../../db/company/companies";
import { standingFacts } from "../../../../db/company/facts";
import { openProposalsOf } from "../../../../db/company/proposals";
import {
  busiestMinute,
  countCandidates,
  mostOnOneDevice,
  mostOnOneNetwork,
} from "../../../../db/company/suspicion";
import type { StaffCompany } from "../../../contract/console/companies";
import { Failure } from "../../../failure";
import { suspicionsOf } from "../../employers/company/suspicion.rules";
import { toCompany } from "../../employers/company/view";
import type { Service } from "../../service";

/** The complete company. @throws Failure not_found */
export async function readStaffCompany(service: Service, id: number): Promise<StaffCompany> {
  const { db, now } = service;
  const [[row], facts, proposals, members, sameGstin, [counts], ...met] = await db.batch([
    companyById(db, id),
    standingFacts(db, [id], now.toISOString()),
    openProposalsOf(db, [id]),
    membersOf(db, id),
    othersWithGstin(db, id),
    countJobsOf(db, id),
    countCandidates(db, id),
    busiestMinute(db, id),
    mostOnOneDevice(db, id),
    mostOnOneNetwork(db, id),
  ]);
  const [[candidates], [busiest], [device], [network]] = met;
  if (!row) throw new Failure("not_found");
  return {
    ...toCompany(service, row, facts, proposals),
    members: members.map(({ id, email, name, role, provenAt, endedAt }) => ({
      id,
      email,
      name,
      role,
      provenAt,
      endedAt,
    })),
    sameGstin,
    jobs: counts?.jobs ?? 0,
    suspicions: suspicionsOf({
      candidates: candidates?.count ?? 0,
      busiest,
      onOneDevice: device?.count ?? 0,
      onOneNetwork: network?.count ?? 0,
    }),
  };
}
