import { redirect } from "@remix-run/cloudflare";
import * as consoleWords from "~app/words/console/console";
import * as words from "~app/words/console/hiring";
import {
  type Company,
  type CompanyInput,
  companyInput,
} from "../../../../worker/contract/console/companies";
import { invalidForm, parseForm } from "../../../forms/form.server";
import { attempt, unwrap } from "../../../session/api.server";
import type { Session } from "../../../session/session.server";
import { refusedForm } from "../../act.server";

const companyForm = companyInput.required({ name: true });
const FIELDS = Object.keys(companyForm.shape) as (keyof CompanyInput)[];
const FORBIDDEN = 403;

/** The company of the signed-in person; null for a person without one. */
export async function ownCompany(session: Session): Promise<Company | null> {
  const answer = await attempt(unwrap(session.hiring.api.employer.company.$get()));
  if ("data" in answer) return answer.data;
  if (answer.error.status === FORBIDDEN) return null;
  throw answer.error;
}

/** The company; without one, redirects to the page where it is created. */
export async function requireCompany(session: Session): Promise<Company> {
  const company = await ownCompany(session);
  if (!company) throw redirect("/hiring", 303);
  return company;
}

/** The company's latest requested values: pending changes replace the current values. */
export const wantedCompany = (company: Company): Company => ({ ...company, ...company.proposed });

/** The changed fields; an emptied field becomes null. Fields that the form lacks do not count. */
function changesOf(form: FormData, typed: CompanyInput, company: Partial<Company>): CompanyInput {
  const fields = FIELDS.filter((field) => form.has(field));
  const values = fields.map((field) => [field, typed[field] ?? null] as const);
  return Object.fromEntries(values.filter(([field, value]) => value !== (company[field] ?? null)));
}

/** Saves the form of a company, creates it if necessary, and submits it on request. */
export async function saveCompany(session: Session, form: FormData, company: Company | null) {
  const submission = parseForm(form, companyForm);
  if (submission.status !== "success") return invalidForm(session, submission, words.notSaved);
  const json = changesOf(form, submission.value, company ? wantedCompany(company) : {});
  const calls = session.hiring.api.employer.company;
  if (Object.keys(json).length > 0) {
    const saved = await attempt(unwrap(calls.$patch({ json })));
    if ("error" in saved) return refusedForm(session, submission, saved.error, words.notSaved);
    await session.hiring.setCompany(saved.data.name);
  }
  const submits = form.get("intent") === "submit";
  if (submits) {
    const answer = await attempt(unwrap(calls.submit.$post()));
    if ("error" in answer)
      return refusedForm(session, submission, answer.error, words.notSubmitted);
  }
  session.toast({ title: submits ? words.submitted : consoleWords.done });
  throw redirect(session.url.pathname, 303);
}
