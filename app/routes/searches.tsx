import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import * as words from "~app/words/searches/searches";
import { hasFreeSlot } from "../application/view/slot.server";
import { Page } from "../frame/page";
import { CandidateJobCard } from "../jobs/candidate-job-card";
import { cardOf } from "../jobs/card.server";
import { changeSearch, saveWanted } from "../searches/search-actions.server";
import { SearchCard } from "../searches/search-card";
import { attempt, unwrap } from "../session/api.server";
import { ButtonLink } from "../ui/button";
import { Empty } from "../ui/empty";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { session, now } = context;
  await session.requireUser();
  await saveWanted(session, request);
  const [saved, fresh, hasCredit] = await Promise.all([
    attempt(unwrap(session.api.user.searches.$get())),
    attempt(unwrap(session.api.user.searches["new-jobs"].$get())),
    hasFreeSlot(session),
  ]);
  return {
    searches: "data" in saved ? saved.data : null,
    jobs: "data" in fresh ? fresh.data.map((job) => cardOf(job, now, hasCredit)) : [],
  };
}

export async function action({ context }: ActionFunctionArgs) {
  const { session } = context;
  await session.requireUser();
  return changeSearch(session, await context.form());
}

export const meta: MetaFunction = () => [
  { title: words.title },
  { name: "description", content: words.description },
];

export default function Searches() {
  const { searches, jobs } = useLoaderData<typeof loader>();
  return (
    <Page narrow>
      <header className="mb-5 flex flex-wrap items-center justify-between gap-3">
        <h1>{words.heading}</h1>
        <ButtonLink to="/jobs" variant="second">
          {words.browse}
        </ButtonLink>
      </header>
      <p>{words.introduction}</p>
      <div className="mt-5 grid gap-5">
        {!searches && <Empty title={words.notLoaded} />}
        {searches?.length === 0 && <Empty title={words.none}>{words.noneText}</Empty>}
        {searches?.map((saved) => (
          <SearchCard key={saved.id} saved={saved} />
        ))}
      </div>
      {searches && searches.length > 0 && (
        <p className="mt-5 text-sm text-ink-2">
          {words.howMany} {words.slower}
        </p>
      )}
      {jobs.length > 0 && (
        <section className="mt-5 grid gap-5">
          <h2>{words.newHeading}</h2>
          <ul className="job-grid">
            {jobs.map((job) => (
              <li key={job.id}>
                <CandidateJobCard job={job} level={3} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </Page>
  );
}
