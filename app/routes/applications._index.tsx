import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import type { Application } from "../../worker/contract/applications";
import { attempt, unwrap } from "../api.server";
import { nextCursor } from "../form.server";
import { day } from "../format";
import { CompanyMark } from "../parts/company-mark";
import { Page } from "../parts/page";
import { StatusBadge } from "../parts/status-badge";
import { ButtonLink } from "../ui/button";
import { Empty } from "../ui/empty";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { visit } = context;
  await visit.requireUser();
  const cursor = new URL(request.url).searchParams.get("cursor") ?? undefined;
  const response = await visit.api.user.applications.$get({ query: { cursor } });
  const found = await attempt(unwrap(response));
  return {
    applications: "error" in found ? null : found.data,
    next: nextCursor(response.headers),
  };
}

export const meta: MetaFunction = () => [
  { title: "My Applications | Pakka" },
  { name: "description", content: "Where each of your applications stands." },
];

export default function Applications() {
  const { applications, next } = useLoaderData<typeof loader>();
  return (
    <Page>
      <h1 className="mb-5">My Applications</h1>
      {applications ? <List applications={applications} next={next} /> : <NotLoaded />}
    </Page>
  );
}

function NotLoaded() {
  return (
    <Empty
      title="Oops! Something went wrong"
      action={
        <ButtonLink to="/applications" variant="second" reloadDocument>
          Try Again
        </ButtonLink>
      }
    >
      We couldn't load your applications at this time
    </Empty>
  );
}

function List({ applications, next }: { applications: Application[]; next: string | undefined }) {
  if (applications.length === 0)
    return (
      <Empty title="No Applications Yet" action={<ButtonLink to="/jobs">Browse Jobs</ButtonLink>}>
        You haven't applied for any jobs yet
      </Empty>
    );
  return (
    <>
      <ul className="job-grid">
        {applications.map((application) => (
          <li key={application.id} className="min-w-0">
            <Card application={application} />
          </li>
        ))}
      </ul>
      {next && (
        <ButtonLink
          to={`/applications?cursor=${encodeURIComponent(next)}`}
          variant="second"
          className="mt-5 w-full"
        >
          Next page
        </ButtonLink>
      )}
    </>
  );
}

function Card({ application: { id, job, appliedAt, status } }: { application: Application }) {
  return (
    <Link
      to={`/applications/${id}`}
      className="sheet flex h-full items-start gap-3 hover:border-ink"
    >
      <CompanyMark company={job.company} logo={job.logo} />
      <div className="min-w-0 flex-1">
        <h2 className="text-xl">{job.title}</h2>
        <p className="text-ink-2">{job.company}</p>
        <p className="meta mt-2 mb-3">
          <span>{job.location}</span>
          <span>Applied {day(appliedAt)}</span>
        </p>
        <StatusBadge status={status} />
      </div>
    </Link>
  );
}
