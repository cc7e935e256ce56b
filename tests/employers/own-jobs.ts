import { signInMember } from "../support/api/console";
import { query } from "../support/api/database";
import { call } from "../support/api/product";
import { staffToken } from "../support/api/staff";
import { SHORT_TEST_JOB } from "../support/jobs";

export const { company: _, ...DRAFT } = SHORT_TEST_JOB;

/** A member who recruits for a company, and that member's calls. */
export async function hiring(options: { company?: number; role?: "owner" | "recruiter" } = {}) {
  const { company, role = "recruiter" } = options;
  const { token, companyId } = await signInMember({ role, company });
  const ask = (method: string, path: string, json?: object) =>
    call(method, `/employer/jobs${path}`, { token, json });
  return { token, companyId: Number(companyId), ask };
}

export const byStaff = (id: number, act: string, json?: object) =>
  call("POST", `/ops/jobs/${id}/${act}`, { token: staffToken(), json });
export const verify = (company: number) =>
  query("update companies set state = 'verified' where id = ?", [company]);
