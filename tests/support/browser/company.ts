import type { Page } from "@playwright/test";
import { succeeded } from "../client";
import { newEmail } from "../people";
import { postForm, signInByPosts } from "./console";
import { postJob } from "./employer";
import { verify } from "./fixtures";
import { callAsStaff } from "./product";

/** Without digits: a search for eight digits would look for a number. */
export const newCompanyName = () =>
  `Kaveri ${crypto
    .randomUUID()
    .slice(0, 8)
    .replace(/\d/g, (digit) => "ghijklmnop"[Number(digit)] ?? "")}`;

/** Verifies the company of this name and posts a job for it. Returns the job. */
export async function openJobOf(name: string, job: object = {}): Promise<string> {
  const search = `/ops/companies?q=${encodeURIComponent(name)}`;
  const [company] = await succeeded(callAsStaff("GET", search));
  await verify(company.id);
  return postJob({ company: name, companyId: company.id, ...job });
}

/** Signs in a new, verified company with an open job, without opening a page. Returns the job. */
export async function setUpCompany(
  { request }: Pick<Page, "request">,
  job: object = {},
): Promise<string> {
  const name = newCompanyName();
  await signInByPosts(request, "/hiring", newEmail());
  await postForm(request, "/hiring", { intent: "save", name });
  return openJobOf(name, job);
}
