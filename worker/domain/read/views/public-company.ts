import { companyById, hasPublishedJob, openJobsOf } from "../../../../db/company/companies";
import { standingFacts } from "../../../../db/company/facts";
import { newestOutcomesOf } from "../../../../db/company/record";
import type { PublicCompany } from "../../../contract/public-company";
import {
  COMPANY_JOBS_SHOWN,
  isSuspended,
  isVerified,
  wasVerified,
} from "../../../facts/jobs/companies";
import { Failure } from "../../../failure";
import { honourRecord } from "../../employers/company/record";
import { squareOf } from "../../employers/company/record.rules";
import { logoUrl } from "../../employers/company/view";
import { toJob } from "../../employers/job/view";
import type { Service } from "../../service";

/**
 * The public page of a company: only for one that was verified, or whose job was published.
 * Unchecked facts of the others stay hidden.
 *
 * @throws Failure not_found
 */
export async function publicCompany(
  service: Service,
  id: number,
  viewer: number | null,
): Promise<PublicCompany> {
  const { db, now } = service;
  const at = now.toISOString();
  const [[[row], facts, [published], jobs, newest], record] = await Promise.all([
    db.batch([
      companyById(db, id),
      standingFacts(db, [id], at),
      hasPublishedJob(db, id),
      openJobsOf(db, id, viewer, COMPANY_JOBS_SHOWN, at),
      newestOutcomesOf(db, id),
    ]),
    honourRecord(service, id),
  ]);
  if (!row || (!wasVerified(row) && !published)) throw new Failure("not_found");
  const { name, city, createdAt } = row;
  const isKnown = wasVerified(row);
  return {
    id,
    name,
    city,
    since: createdAt,
    record,
    newest: newest.map(squareOf).reverse(),
    about: isKnown ? row.about : null,
    logo: isKnown ? logoUrl(service, row.logoKey) : null,
    website: isKnown ? row.website : null,
    isVerified: isVerified(row),
    isSuspended: isSuspended(row),
    facts: facts.map(({ kind, detail, checkedAt }) => ({ kind, detail, checkedAt })),
    jobs: isSuspended(row) ? [] : jobs.map(toJob),
  };
}
