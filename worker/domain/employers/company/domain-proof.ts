import * as words from "~worker/words/company/companies";
import { putFact } from "../../../../db/company/facts";
import type { DomainProof } from "../../../contract/console/companies";
import { hmac, tokenSecrets } from "../../../crypto";
import { LIMITS } from "../../../facts/limits/limits";
import type { Actor } from "../../../facts/people/console";
import { Failure } from "../../../failure";
import { ProviderError } from "../../../providers/types";
import { useLimits } from "../../limit";
import type { Service } from "../../service";
import { changeWith, loadCompany, writeCompany } from "./company";
import { factExpiresAt } from "./company.rules";
import { domainOf, isWebmail } from "./domain.rules";

const CHALLENGE = "_pakka-challenge";
/** 128 bits, as hex digits. */
const TOKEN_DIGITS = 32;

/**
 * The TXT values that prove a domain for this company only; the first one is the value to publish.
 */
const valuesFor = (service: Service, companyId: number, domain: string) =>
  Promise.all(
    tokenSecrets(service.settings)
      .filter((secret) => secret !== undefined)
      .map(async (secret) => {
        const signature = await hmac(secret, `domain:${companyId}:${domain}`);
        return `pakka-token=${signature.slice(0, TOKEN_DIGITS)}`;
      }),
  );

async function isPublished({ dns }: Service, name: string, values: string[]): Promise<boolean> {
  try {
    const records = await dns.txt(name);
    return records.some((text) => values.includes(text.trim()));
  } catch (cause) {
    if (cause instanceof ProviderError) throw new Failure("provider_unavailable", { cause });
    throw cause;
  }
}

/**
 * Checks whether the company has published its token at its website's domain, and if so records the
 * fact.
 *
 * @throws Failure not_found, company_incomplete without a domain of its own, too_many_requests,
 *   provider_unavailable, stale_state
 */
export async function proveDomain(
  service: Service,
  actor: Actor,
  companyId: number,
): Promise<DomainProof> {
  const { db, now } = service;
  const row = await loadCompany(service, companyId);
  const domain = domainOf(row.website);
  if (!domain || isWebmail(domain)) {
    throw new Failure("company_incomplete", {
      message: words.companyWords.noDomain,
      fields: { website: words.companyWords.noDomain },
    });
  }
  await useLimits(service, [{ limit: LIMITS.domainChecksOfCompany, of: companyId }]);
  const name = `${CHALLENGE}.${domain}`;
  const values = await valuesFor(service, companyId, domain);
  const found = await isPublished(service, name, values);
  if (found) {
    const [checkedAt, expiresAt] = [now.toISOString(), factExpiresAt(now)];
    await writeCompany(service, [
      ...changeWith(service, actor, row, {}, { action: "company.domain", detail: { domain } }),
      ...putFact(db, { companyId, kind: "domain", detail: domain, checkedAt, expiresAt }),
    ]);
  }
  return { domain, name, value: values[0] ?? "", found };
}
