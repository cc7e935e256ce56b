import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import * as consoleWords from "~app/words/console/console";
import * as words from "~app/words/console/hiring";
import * as teamWords from "~app/words/console/team";
import { LOGO_SIZE } from "../../worker/facts/jobs/companies";
import { isOwner } from "../../worker/facts/people/console";
import { act } from "../console/act.server";
import { CompanyFacts } from "../console/company-facts";
import { ConsolePage, consoleMeta } from "../console/console-page";
import {
  requireCompany,
  saveCompany,
  wantedCompany,
} from "../console/hiring/company/company.server";
import { Domain, Findings, Logo, Waiting } from "../console/hiring/company/company-findings";
import { CompanyForm } from "../console/hiring/company/company-form";
import { StateCard } from "../console/hiring/company/state-card";
import { attempt, unwrap } from "../session/api.server";

export async function loader({ context: { session } }: LoaderFunctionArgs) {
  const person = await session.hiring.require();
  const company = await requireCompany(session);
  return { person, company, shown: wantedCompany(company) };
}

export async function action({ context }: ActionFunctionArgs) {
  const { session } = context;
  await session.hiring.require();
  const form = await context.upload();
  if (!form) {
    session.toast({
      title: consoleWords.problem,
      body: words.logo.tooLarge(LOGO_SIZE),
      tone: "error",
    });
    return redirect(session.url.pathname, 303);
  }
  const calls = session.hiring.api.employer.company;
  const intent = form.get("intent");
  if (intent === "logo") {
    const logo = form.get("logo");
    if (!(logo instanceof File)) throw data(null, { status: 400 });
    return act("hiring", session, unwrap(calls.logo.$post({ form: { logo } })));
  }
  if (intent === "domain") {
    const result = await attempt(unwrap(calls.domain.$post()));
    if ("error" in result) return act("hiring", session, Promise.reject(result.error));
    return { proof: result.data };
  }
  return saveCompany(session, form, await requireCompany(session));
}

export const meta: MetaFunction = () => consoleMeta(consoleWords.pages.company, "hiring");

export default function CompanyPage() {
  const { person, company, shown } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const proof = answer && "proof" in answer ? answer.proof : undefined;
  const owns = isOwner(person.role);
  const refusal = answer && !("proof" in answer) ? answer : undefined;
  return (
    <ConsolePage console="hiring" person={person} heading={company.name}>
      <div className="console-columns">
        <div className="console-stack">
          <Waiting proposed={company.proposed} />
          {owns ? (
            <CompanyForm company={shown} refusal={refusal} />
          ) : (
            <CompanyFacts company={shown} heading={words.facts} />
          )}
        </div>
        <div className="console-stack">
          <StateCard company={company} role={person.role} />
          <Findings facts={company.facts} />
          {/* Owners have this link on the team page. */}
          {!owns && <Link to="/hiring/recovery">{teamWords.recoveryCodes.toCodes}</Link>}
          {owns && <Domain website={company.website} proof={proof} />}
          {owns && <Logo company={company} />}
        </div>
      </div>
    </ConsolePage>
  );
}
