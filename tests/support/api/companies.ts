import { randomInt } from "node:crypto";
import { checkCharacter } from "../../../worker/contract/company-numbers/gstin";
import type { CallOptions } from "../client";
import { succeeded } from "../client";
import { VERIFY_COMPANY_OF_JOB } from "../jobs";
import { PNG } from "../photos";
import { type Member, signInMember } from "./console";
import { query } from "./database";
import { call } from "./product";
import { staffToken } from "./staff";

const capital = () => String.fromCharCode(65 + randomInt(26));

/** A new, valid GSTIN of a firm whose name begins with U. */
export function newGstin(): string {
  const first14 = `27${capital()}${capital()}${capital()}FU${randomInt(1_000, 10_000)}${capital()}1Z`;
  return first14 + checkCharacter(first14);
}

export const newWebsite = () => `https://www.u${randomInt(1e12)}.example.in`;

/** A company profile that is complete enough to be submitted. */
export const profile = (changes: object = {}) => ({
  name: "Usha Textiles",
  legalName: "Usha Textiles LLP",
  website: newWebsite(),
  address: "4 Ring Road, Surat 395002",
  city: "Surat",
  phone: "9876543210",
  gstin: newGstin(),
  ...changes,
});

/** Calls the API for the owner's own company. */
export const own = ({ token }: Pick<Member, "token">, method: string, path = "", json?: unknown) =>
  call(method, `/employer/company${path}`, { token, json });

export const byStaff = (method: string, path: string, json?: unknown, more: CallOptions = {}) =>
  call(method, `/ops${path}`, { token: staffToken(), json, ...more });

export interface OwnCompany {
  owner: Member;
  id: number;
}

/** A submitted company of a new owner. */
export async function submitted(changes: object = {}): Promise<OwnCompany> {
  const owner = await signInMember({ role: null });
  const { id } = await succeeded(own(owner, "PATCH", "", profile(changes)));
  await succeeded(own(owner, "POST", "/submit"));
  return { owner, id };
}

export const verify = (id: number, kind = "gstin", detail = "Active as Usha Textiles LLP") =>
  byStaff("POST", `/companies/${id}/verify`, { kind, detail });

/** A verified company of a new owner. */
export async function verified(changes: object = {}): Promise<OwnCompany> {
  const company = await submitted(changes);
  await succeeded(verify(company.id));
  return company;
}

/** Gives a job to this company and verifies the company. */
export async function giveJob(companyId: number, jobId: number): Promise<void> {
  await query("update jobs set company_id = ? where id = ?", [companyId, jobId]);
  await query(VERIFY_COMPANY_OF_JOB, [jobId]);
}

/** A form with a logo file. */
export function logo(content: Uint8Array<ArrayBuffer> | string = PNG, name = "logo.png"): FormData {
  const form = new FormData();
  form.set("logo", new File([content], name));
  return form;
}
