import { data, redirect } from "@remix-run/cloudflare";
import * as z from "zod";
import * as consoleWords from "~app/words/console/console";
import * as words from "~app/words/console/hiring";
import * as teamWords from "~app/words/console/team";
import {
  type Company,
  type CompanyInput,
  companyInput,
} from "../../../../worker/contract/console/companies";
import { idParam, invalidForm, parseForm } from "../../../forms/form.server";
import { attempt, unwrap } from "../../../session/api.server";
import type { Session } from "../../../session/session.server";
import { leave, refusedForm } from "../../act.server";

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

/** The open invitations to the signed-in person's mail address. */
export const ownInvitations = (session: Session) =>
  unwrap(session.hiring.api.employer.invitations.$get({ query: {} }));

/** Joins the company of an invitation, or declines the invitation. */
export async function answerInvitation(session: Session, form: FormData): Promise<never> {
  const id = idParam(String(form.get("invitation")));
  if (!id) throw data(null, { status: 404 });
  const one = session.hiring.api.employer.invitations[":id"];
  if (form.get("intent") === "decline") {
    const declined = await attempt(unwrap(one.decline.$post({ param: { id } })));
    if ("error" in declined) throw leave("hiring", session, declined.error);
    session.toast({ title: teamWords.invitations.declined });
    throw redirect("/hiring", 303);
  }
  const joined = await attempt(unwrap(one.accept.$post({ param: { id } })));
  if ("error" in joined) throw leave("hiring", session, joined.error);
  const { company, role } = joined.data;
  await session.hiring.setCompany(company.name, role);
  session.toast({ title: teamWords.invitations.joined(company.name) });
  throw redirect("/hiring", 303);
}

/**
 * Leaves the company. This ends all sessions of the person, who then signs in without a company.
 */
export async function leaveCompany(session: Session, form: FormData) {
  const person = await session.hiring.require();
  const answer = await attempt(unwrap(session.hiring.api.employer.team.leave.$post()));
  if ("error" in answer)
    return refusedForm(session, parseForm(form, z.object({})), answer.error, words.leave.notLeft);
  session.hiring.set(null);
  session.toast({
    title: words.leave.left(person.company ?? ""),
    body: words.leave.next,
  });
  throw redirect("/hiring/login", 303);
}
