import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import * as words from "~app/words/jobs/saved-jobs";
import { hasFreeSlot } from "../application/view/slot.server";
import { cursorOf, nextCursor } from "../forms/form.server";
import { Page } from "../frame/page";
import { Pager } from "../frame/pager";
import { CandidateJobCard } from "../jobs/candidate-job-card";
import { cardOf } from "../jobs/card.server";
import { attempt, unwrap } from "../session/api.server";
import { ButtonLink } from "../ui/button";
import { Empty } from "../ui/empty";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { session, now } = context;
  await session.requireUser();
  const [response, hasCredit] = await Promise.all([
    session.api.user.savedJobs.$get({ query: { cursor: cursorOf(request) } }),
    hasFreeSlot(session),
  ]);
  const result = await attempt(unwrap(response));
  return {
    jobs: "error" in result ? null : result.data.map(({ job }) => cardOf(job, now, hasCredit)),
    next: nextCursor(response.headers),
  };
}

export const meta: MetaFunction = () => [
  { title: words.title },
  { name: "description", content: words.description },
];

export default function SavedJobs() {
  const { jobs, next } = useLoaderData<typeof loader>();
  return (
    <Page>
      <header className="mb-5 flex flex-wrap items-center justify-between gap-3">
        <h1>{words.heading}</h1>
        <ButtonLink to="/jobs" variant="second">
          {words.browseAll}
        </ButtonLink>
      </header>
      {!jobs && <Empty title={words.notLoaded} />}
      {jobs?.length === 0 && <NoneSaved />}
      {jobs && jobs.length > 0 && (
        <ul className="job-grid">
          {jobs.map((job) => (
            <li key={job.id}>
              <CandidateJobCard job={{ ...job, isSaved: true }} level={2} />
            </li>
          ))}
        </ul>
      )}
      <Pager next={next} />
    </Page>
  );
}

function NoneSaved() {
  return (
    <Empty title={words.none} action={<ButtonLink to="/jobs">{words.browse}</ButtonLink>}>
      {words.noneText}
    </Empty>
  );
}
