import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import * as words from "~app/words/company/company";
import { hasFreeSlot } from "../application/view/slot.server";
import { CompanyChecks } from "../company/company-checks";
import { CompanyRecord } from "../company/company-record";
import { idParam } from "../forms/form.server";
import { Page } from "../frame/page";
import { pageMeta } from "../frame/page-meta";
import { SafetyLine } from "../frame/safety-line";
import { CandidateJobCard } from "../jobs/candidate-job-card";
import { cardOf } from "../jobs/card.server";
import { CompanyMark } from "../jobs/job-card";
import { attempt, unwrap } from "../session/api.server";
import { ButtonLink } from "../ui/button";
import { Card, InfoBox } from "../ui/card";
import { Empty } from "../ui/empty";
import { day } from "../words/format";
import "../company/company.css";

export async function loader({ params, context: { session, now } }: LoaderFunctionArgs) {
  const id = idParam(params.id);
  if (!id) return data({ company: null, problem: undefined }, { status: 404 });
  const call = session.api.user.companies[":id"].$get({ param: { id } });
  const [result, hasCredit] = await Promise.all([attempt(unwrap(call)), hasFreeSlot(session)]);
  if ("error" in result) {
    const { status } = result.error;
    const problem = status === 404 ? undefined : result.error.wordsOr(words.notFetched);
    return data({ company: null, problem } as const, { status });
  }
  const { jobs, ...company } = result.data;
  return { company, jobs: jobs.map((job) => cardOf(job, now, hasCredit)) };
}

type CompanyPage = Exclude<ReturnType<typeof useLoaderData<typeof loader>>, { company: null }>;

export const meta: MetaFunction<typeof loader> = (page) => {
  const company = page.data?.company;
  const { title, description } = words.notFound;
  if (!company) return [{ title }, { name: "description", content: description }];
  return [
    ...pageMeta(page, {
      title: words.title(company.name),
      description: words.description(company.name),
    }),
    ...(company.facts.length === 0 ? [{ name: "robots", content: "noindex" }] : []),
  ];
};

export default function Company() {
  const page = useLoaderData<typeof loader>();
  if (!page.company) return <CompanyNotFound problem={page.problem} />;
  const { company } = page;
  return (
    <Page>
      <Head company={company} />
      <div className="company-page">
        {company.isSuspended && (
          <InfoBox level={2} title={words.suspended.heading}>
            <p>{words.suspended.text}</p>
          </InfoBox>
        )}
        <CompanyRecord record={company.record} newest={company.newest} />
        <CompanyChecks {...company} />
        {company.about && (
          <Card as="section">
            <h2>{words.about}</h2>
            <p className="company-about">{company.about}</p>
          </Card>
        )}
        {!company.isSuspended && <OpenJobs page={page} />}
        <SafetyLine />
      </div>
    </Page>
  );
}

function Head({ company }: Pick<CompanyPage, "company">) {
  const { name, logo, city, website, since } = company;
  return (
    <header className="job-head">
      <CompanyMark company={name} logo={logo} size="lg" />
      <div>
        <h1>{name}</h1>
        <ul className="meta">
          {city && <li>{city}</li>}
          {website && (
            <li>
              <a href={website} rel="nofollow noopener noreferrer">
                {new URL(website).hostname}
              </a>
            </li>
          )}
          <li>{words.since(day(since))}</li>
        </ul>
      </div>
    </header>
  );
}

function OpenJobs({ page: { jobs } }: { page: Pick<CompanyPage, "jobs"> }) {
  return (
    <section>
      <h2 className="mb-4">{words.jobs}</h2>
      {jobs.length === 0 ? (
        <p>{words.noJobs}</p>
      ) : (
        <ul className="job-grid">
          {jobs.map((job) => (
            <li key={job.id}>
              <CandidateJobCard job={job} apply />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function CompanyNotFound({ problem }: { problem: string | undefined }) {
  const all = <ButtonLink to="/jobs">{words.notFound.all}</ButtonLink>;
  if (problem) return <Empty title={problem} action={all} />;
  return (
    <Page narrow>
      <h1>{words.notFound.heading}</h1>
      <p className="mt-3 mb-5">{words.notFound.text}</p>
      {all}
    </Page>
  );
}
