import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { Link, Outlet, useLoaderData, useLocation, useMatches } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { idParam } from "../forms/form.server";
import { ErrorPage } from "../frame/error-pages";
import { Page } from "../frame/page";
import { pageMeta } from "../frame/page-meta";
import { JobBody, JobHead } from "../jobs/job-body";
import { jobPosting } from "../jobs/job-posting";
import { APPLY_ID, JobSide } from "../jobs/job-side";
import { listSearch } from "../jobs/list-search";
import { standingOf } from "../jobs/standing.server";
import { attempt, unwrap } from "../session/api.server";
import { BackLink } from "../ui/back-link";
import { ButtonLink } from "../ui/button";

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { session } = context;
  const id = idParam(params.id);
  if (!id) return data({ job: null }, { status: 404 });
  const param = { id };
  const signedIn = Boolean(await session.user());
  const [found, applied] = await Promise.all([
    attempt(unwrap(session.api.user.jobs[":id"].$get({ param }))),
    signedIn
      ? attempt(unwrap(session.api.user.jobs[":id"].application.$get({ param })))
      : undefined,
  ]);
  if ("error" in found) {
    const { status } = found.error;
    const problem = status === 404 ? undefined : found.error.wordsOr("Failed to fetch job details");
    return data({ job: null, problem }, { status });
  }
  const now = Date.now();
  const unsure = applied && "error" in applied && applied.error.status !== 404;
  return {
    job: found.data,
    signedIn,
    standing: applied && "data" in applied ? standingOf(applied.data) : null,
    now: new Date(now).toISOString(),
    problem: unsure ? applied.error.wordsOr("Failed to fetch application status") : undefined,
    testBy: new Date(now + session.settings.testHoldSeconds * 1000).toISOString(),
  };
}

export type JobPage = Exclude<ReturnType<typeof useLoaderData<typeof loader>>, { job: null }>;

export const meta: MetaFunction<typeof loader> = (page) => {
  const job = page.data?.job;
  if (!job) {
    return [
      { title: "Job Not Found · Pakka" },
      { name: "description", content: "This job doesn't exist or has been removed." },
    ];
  }
  const posting = jobPosting(job);
  return [
    ...pageMeta(page, {
      title: `${job.title}, ${job.company} · Pakka`,
      description: `${job.title} at ${job.company}, ${job.location}. Applying and testing are free.`,
      path: `/jobs/${job.id}`,
    }),
    ...(job.isClosed ? [{ name: "robots", content: "noindex" }] : []),
    ...(posting ? [{ "script:ld+json": posting }] : []),
  ];
};

export default function JobDetail() {
  const page = useLoaderData<typeof loader>();
  const applying = useMatches().some((match) => match.id === "routes/jobs.$id.apply");
  const search = listSearch(useLocation().search);
  useFocusBack(applying);
  if (!page.job) return <JobNotFound />;
  return (
    <>
      {/* Under the dialog nothing can be reached, with or without script. */}
      <div {...(applying ? { inert: "" } : {})}>
        <Page>
          <BackLink to={`/jobs${search}`}>Back to jobs</BackLink>
          <div className="job-page">
            <JobHead page={page} />
            <div className="job-page-side">
              <JobSide page={page} />
            </div>
            <JobBody page={page} />
          </div>
        </Page>
      </div>
      <Outlet context={page} />
    </>
  );
}

/** When the dialog closes, the keyboard goes on from what opened it. */
function useFocusBack(applying: boolean) {
  const was = useRef(applying);
  useEffect(() => {
    if (was.current && !applying) document.getElementById(APPLY_ID)?.focus();
    was.current = applying;
  }, [applying]);
}

function JobNotFound() {
  return (
    <Page narrow>
      <h1>Job Not Found</h1>
      <p className="mt-3 mb-5">The job you're looking for doesn't exist or has been removed.</p>
      <ButtonLink to="/jobs">View All Jobs</ButtonLink>
    </Page>
  );
}

export function ErrorBoundary() {
  return (
    <ErrorPage
      safe="If your application arrived, it is in My Applications. Sending it again does no harm."
      exit={<Link to="/applications">View All Applications</Link>}
    />
  );
}
