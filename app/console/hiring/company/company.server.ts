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
  const found = await attempt(unwrap(session.hiring.api.employer.company.$get()));
  if ("data" in found) return found.data;
  if (found.error.status === FORBIDDEN) return null;
  throw found.error;
}

/** The company; without one, redirects to the page where it is created. */
export async function requireCompany(session: Session): Promise<Company> {
  const found = await ownCompany(session);
  if (!found) throw redirect("/hiring", 303);
  return found;
}

/** The company's latest requested values: pending changes replace the current values. */
export const wanted = (company: Company): Company => ({ ...company, ...company.proposed });

/** The changed fields; an emptied field becomes null. Fields that the form lacks do not count. */
function changesOf(form: FormData, typed: CompanyInput, shown: Partial<Company>): CompanyInput {
  const sent = FIELDS.filter((field) => form.has(field));
  const values = sent.map((field) => [field, typed[field] ?? null] as const);
  return Object.fromEntries(values.filter(([field, value]) => value !== (shown[field] ?? null)));
}

/** Saves the form of a company, creates it if necessary, and submits it on request. */
export async function saveCompany(session: Session, form: FormData, company: Company | null) {
  const submission = parseForm(form, companyForm);
  if (submission.status !== "success") return invalidForm(session, submission, words.notSaved);
  const json = changesOf(form, submission.value, company ? wanted(company) : {});
  const calls = session.hiring.api.employer.company;
  if (Object.keys(json).length > 0) {
    const saved = await attempt(unwrap(calls.$patch({ json })));
    if ("error" in saved) return refusedForm(session, submission, saved.error, words.notSaved);
    await session.hiring.setCompany(saved.data.name);
  }
  const submits = form.get("intent") === "submit";
  if (submits) {
    const sent = await attempt(unwrap(calls.submit.$post()));
    if ("error" in sent) return refusedForm(session, submission, sent.error, words.notSubmitted);
  }
  session.toast({ title: submits ? words.submitted : consoleWords.done });
  throw redirect(session.url.pathname, 303);
}
