import type { Page } from "@playwright/test";
import { succeeded } from "../client";
import { newEmail } from "../people";
import { press, signIn } from "./console";
import { postJob } from "./employer";
import { verify } from "./fixtures";
import { callAsStaff } from "./product";

/** Signs a new company in on its screens, which is verified and has an open job: the job. */
export async function setUpCompany(page: Page, job: object = {}): Promise<string> {
  const name = `Kaveri ${crypto.randomUUID().slice(0, 8)}`;
  await signIn(page, "/hiring", newEmail());
  await page.getByLabel("Company's name").fill(name);
  await press(page, "Set up the company");
  const search = `/ops/companies?q=${encodeURIComponent(name)}`;
  const [company] = await succeeded(callAsStaff("GET", search));
  await verify(company.id);
  return postJob({ company: name, companyId: company.id, ...job });
}
