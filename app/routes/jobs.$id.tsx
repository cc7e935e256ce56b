import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, Outlet, useLoaderData, useLocation, useMatches } from "@remix-run/react";
import { useEffect, useRef } from "react";
import * as words from "~app/words/jobs/job";
import * as shareWords from "~app/words/jobs/share";
import * as termsWords from "~app/words/jobs/terms";
import type { Job } from "../../worker/contract/job/jobs";
import { addressIn } from "../../worker/facts/languages";
import { TEST_HOLD_SECONDS } from "../../worker/facts/money/holds";
import { addSeconds } from "../../worker/facts/times";
import { currentLanguage } from "../../worker/language";
import { hasFreeSlot } from "../application/view/slot.server";
import { idParam } from "../forms/form.server";
import { ErrorPage } from "../frame/error-pages";
import { Page } from "../frame/page";
import { pageMeta } from "../frame/page-meta";
import { cardOf, jobsForYou } from "../jobs/card.server";
import { JobBody, JobHead } from "../jobs/job-body";
import { jobPosting } from "../jobs/job-posting.server";
import { APPLY_ID, JobSide } from "../jobs/job-side";
import { jobTextsOf } from "../jobs/job-texts.server";
import { JobsForYou } from "../jobs/jobs-for-you";
import { listSearch } from "../jobs/search/list-search";
import { noJob, standingOf } from "../jobs/standing.server";
import { attempt, unwrap } from "../session/api.server";
import { BackLink } from "../ui/back-link";
import { ButtonLink } from "../ui/button";
import "../jobs/job.css";

/** Opens WhatsApp with a message about a job; the sender chooses the recipient. */
function shareLink(job: Job, publicUrl: string) {
  const facts = [job.title, job.company, job.location, termsWords.salaryOf(job)];
  const address = publicUrl + addressIn(currentLanguage(), `/jobs/${job.id}`);
  return `https://wa.me/?text=${encodeURIComponent(shareWords.shared(facts, address))}`;
}

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { session, now } = context;
  const id = idParam(params.id);
  if (!id) return noJob();
  const param = { id };
  const signedIn = Boolean(await session.user());
  const credit = hasFreeSlot(session);
  const [jobResult, hasCredit, forYou, applied] = await Promise.all([
    attempt(unwrap(session.api.user.jobs[":id"].$get({ param }))),
    credit,
    jobsForYou(session, now, credit, id),
    signedIn
      ? attempt(unwrap(session.api.user.jobs[":id"].application.$get({ param })))
      : undefined,
  ]);
  if ("error" in jobResult) {
    const { status } = jobResult.error;
    return status === 404 ? noJob() : noJob(status, jobResult.error.wordsOr(words.notFetched));
  }
  const unsure = applied && "error" in applied && applied.error.status !== 404;
  const { similar, ...job } = jobResult.data;
  const { title, company, location } = job;
  const standing =
    applied && "data" in applied ? standingOf(applied.data, now.toISOString()) : null;
  return {
    job,
    similar: similar?.map((one) => cardOf(one, now, hasCredit)),
    title: words.title(title, company),
    description: words.description(title, company, location),
    share: shareLink(jobResult.data, session.settings.publicUrl),
    ...jobTextsOf(jobResult.data, now, hasCredit),
    hasCredit,
    forYou,
    signedIn,
    // Only for signed-out visitors, since search engines have no account.
    posting: signedIn ? undefined : jobPosting(jobResult.data),
    standing,
    problem: unsure ? applied.error.wordsOr(words.applicationNotFetched) : undefined,
    testBy: addSeconds(now, TEST_HOLD_SECONDS),
  };
}

export type JobPage = Exclude<ReturnType<typeof useLoaderData<typeof loader>>, { job: null }>;

export const meta: MetaFunction<typeof loader> = (page) => {
  const { data } = page;
  if (!data?.job)
    return [{ title: data?.title }, { name: "description", content: data?.description }];
  const { job, posting, title, description } = data;
  return [
    ...pageMeta(page, { title, description, path: `/jobs/${job.id}` }),
    ...(job.isClosed ? [{ name: "robots", content: "noindex" }] : []),
    ...(posting ? [{ "script:ld+json": posting }] : []),
  ];
};

type Words = ReturnType<typeof noJob>["data"];

function JobNotFound({ words }: { words: Pick<Words, "heading" | "text" | "all"> }) {
  return (
    <Page narrow>
      <h1>{words.heading}</h1>
      <p className="mt-3 mb-5">{words.text}</p>
      <ButtonLink to="/jobs">{words.all}</ButtonLink>
    </Page>
  );
}

export default function JobDetail() {
  const page = useLoaderData<typeof loader>();
  const applying = useMatches().some((match) => match.id === "routes/jobs.$id.apply");
  const search = listSearch(useLocation().search);
  useFocusBack(applying);
  if (!page.job) return <JobNotFound words={page} />;
  return (
    <>
      {/* Content behind the dialog can't be focused, with or without script. */}
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
          <JobsForYou jobs={page.forYou} />
        </Page>
      </div>
      <Outlet context={page} />
    </>
  );
}

/** After the dialog closes, focuses the button that opened it. */
function useFocusBack(applying: boolean) {
  const was = useRef(applying);
  useEffect(() => {
    if (was.current && !applying) document.getElementById(APPLY_ID)?.focus();
    was.current = applying;
  }, [applying]);
}

export function ErrorBoundary() {
  return (
    <ErrorPage
      safe={words.nothingLost}
      exit={<Link to="/applications">{words.allApplications}</Link>}
    />
  );
}
