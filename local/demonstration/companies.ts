import { COMPANY_ROWS } from "./company-rows";
import type { SeedCompany } from "./types";

export const seedCompanies: SeedCompany[] = COMPANY_ROWS.map(
  ([name, city, street, pin, interviewer, checks]) => ({
    name,
    city,
    interviewer,
    checks,
    address: `${street}, ${city} ${pin}`,
  }),
);

const byName = new Map(seedCompanies.map((company) => [company.name, company]));

/** The company of this name. @throws Error if there is none */
export function seedCompany(name: string): SeedCompany {
  const company = byName.get(name);
  if (!company) throw new Error(`The seed has no company named ${name}`);
  return company;
}
