import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { Link, Outlet, useLoaderData, useLocation, useMatches } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { addSeconds } from "../../worker/facts/times";
import { promiseOfJob } from "../application/times/promise";
import { idParam } from "../forms/form.server";
import { ErrorPage } from "../frame/error-pages";
import { Page } from "../frame/page";
import { pageMeta } from "../frame/page-meta";
import { employerCheckOf, recordLineOf } from "../jobs/employer-check.server";
import { JobBody, JobHead } from "../jobs/job-body";
import { jobPosting } from "../jobs/job-posting.server";
import { APPLY_ID, JobSide } from "../jobs/job-side";
import { listSearch } from "../jobs/search/list-search";
import { shareLink } from "../jobs/share";
import { standingOf } from "../jobs/standing.server";
import { attempt, unwrap } from "../session/api.server";
import { BackLink } from "../ui/back-link";
import { ButtonLink } from "../ui/button";
import * as words from "../words/en/jobs/job";

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { session, now } = context;
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
    const problem = status === 404 ? undefined : found.error.wordsOr(words.notFetched);
    return data({ job: null, problem }, { status });
  }
  const unsure = applied && "error" in applied && applied.error.status !== 404;
  return {
    job: found.data,
    share: shareLink(found.data, session.settings.publicUrl),
    employerCheck: employerCheckOf(found.data),
    record: recordLineOf(found.data),
    promise: promiseOfJob(found.data.interviewWithinDays, found.data.applicationPrice),
    signedIn,
    // Search engines have no account.
    posting: signedIn ? undefined : jobPosting(found.data),
    standing: applied && "data" in applied ? standingOf(applied.data, now.toISOString()) : null,
    now: now.toISOString(),
    problem: unsure ? applied.error.wordsOr(words.applicationNotFetched) : undefined,
    testBy: addSeconds(now, session.settings.testHoldSeconds),
  };
}

export type JobPage = Exclude<ReturnType<typeof useLoaderData<typeof loader>>, { job: null }>;

export const meta: MetaFunction<typeof loader> = (page) => {
  if (!page.data?.job) {
    return [
      { title: words.notFound.title },
      { name: "description", content: words.notFound.description },
    ];
  }
  const { job, posting } = page.data;
  return [
    ...pageMeta(page, {
      title: words.title(job.title, job.company),
      description: words.description(job.title, job.company, job.location),
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
      {/* Nothing under the dialog can be focused, with or without script. */}
      <div {...(applying ? { inert: "" } : {})}>
        <Page>
          <BackLink to={`${page.signedIn ? "/jobs" : "/openings"}${search}`}>
            {words.backToJobs}
          </BackLink>
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

/** When the dialog closes, the button that opened it is focused. */
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
      <h1>{words.notFound.heading}</h1>
      <p className="mt-3 mb-5">{words.notFound.text}</p>
      <ButtonLink to="/jobs">{words.notFound.all}</ButtonLink>
    </Page>
  );
}

export function ErrorBoundary() {
  return (
    <ErrorPage
      safe={words.nothingLost}
      exit={<Link to="/applications">{words.allApplications}</Link>}
    />
  );
}
