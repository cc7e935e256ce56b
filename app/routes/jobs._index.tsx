import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import * as words from "~app/words/jobs/jobs";
import { COUNT_HEADER, READ_AS_HEADER, readAsOf } from "../../worker/contract/job/read-as";
import { CATEGORIES } from "../../worker/contract/values";
import { hasFreeSlot } from "../application/view/slot.server";
import { cursorOf, nextCursor } from "../forms/form.server";
import { Page } from "../frame/page";
import { pageMeta } from "../frame/page-meta";
import { Pager } from "../frame/pager";
import { CandidateJobCard } from "../jobs/candidate-job-card";
import { cardOf } from "../jobs/card.server";
import { type Filters, filtersIn, openingsToSee } from "../jobs/search/filters.server";
import { CategoryChips, JobSearch, searchTitle } from "../jobs/search/job-search";
import { Chosen, chosenOf, OrderLinks, SearchSummary } from "../jobs/search/search-summary";
import { saveSearch as action } from "../searches/search-actions.server";
import { TellMe } from "../searches/tell-me";
import { attempt, unwrap } from "../session/api.server";
import { ButtonLink } from "../ui/button";
import { InfoBox } from "../ui/card";
import { Empty } from "../ui/empty";

const NO_JOBS = {
  jobs: null,
  next: undefined,
  readAs: null,
  count: undefined,
  openings: [],
};

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { session, now } = context;
  const filters = filtersIn(new URL(request.url).searchParams);
  const page = { filters, categories: CATEGORIES };
  if (!(await session.user())) {
    const openings = await openingsToSee(session, filters);
    return { ...page, ...NO_JOBS, openings, signedIn: false };
  }
  const isSearch = Object.keys(filters).length > 0;
  const [response, hasCredit, all] = await Promise.all([
    session.api.user.jobs.$get({ query: { ...filters, cursor: cursorOf(request) } }),
    hasFreeSlot(session),
    isSearch ? undefined : attempt(unwrap(session.api.user.openings.$get({ query: {} }))),
  ]);
  const result = await attempt(unwrap(response));
  if ("error" in result) {
    const problem = result.error.wordsOr(words.notFetched);
    return { ...page, ...NO_JOBS, signedIn: true, problem };
  }
  const isFirstPage = !cursorOf(request);
  const listCount = all && "data" in all ? all.data.jobs : undefined;
  const count = response.headers.get(COUNT_HEADER) ?? listCount ?? result.data.length;
  return {
    ...page,
    signedIn: true,
    count: isFirstPage ? Number(count) : undefined,
    jobs: result.data.map((job) => cardOf(job, now, hasCredit)),
    next: nextCursor(response.headers),
    readAs: readAsOf(response.headers.get(READ_AS_HEADER)),
    openings: [],
  };
}

export { action };

export const meta: MetaFunction<typeof loader> = (page) => {
  const { filters = {}, count } = page.data ?? {};
  const isSearch = Object.keys(filters).length > 0;
  const title = isSearch ? searchTitle(filters, count) : words.title;
  return pageMeta(page, { title, description: words.description });
};

/** Links below the login prompt to the public lists. */
function LookFirst({ openings }: { openings: { to: string; text: string }[] }) {
  return (
    <nav aria-labelledby="look-first">
      <h2 id="look-first">{words.lookFirst}</h2>
      <ul className="mt-2 flex flex-wrap gap-2">
        {openings.map(({ to, text }) => (
          <li key={to}>
            <Link to={to} className="chip">
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export default function Jobs() {
  const { signedIn, filters, categories, openings, ...shown } = useLoaderData<typeof loader>();
  // The category is already marked in its own chips.
  const activeFilters = chosenOf(filters)
    .filter(({ name }) => name !== "category")
    .map(({ label, others }) => ({ label, without: addressOf(others) }));
  return (
    <Page>
      <h1>{words.heading}</h1>
      <p className="mt-2 text-ink-2">{words.introduction}</p>
      <div className="mt-5 grid items-start gap-7 lg:grid-cols-[300px_1fr]">
        <aside className="grid gap-5 lg:sticky lg:top-5">
          <JobSearch filters={filters} categories={categories} />
          <div className="hidden gap-5 lg:grid">
            <InfoBox level={2} title={words.slotHeading}>
              {words.slotText}
            </InfoBox>
            <InfoBox level={2} title={words.feeHeading}>
              {words.feeText}
            </InfoBox>
          </div>
        </aside>
        <div className="grid min-w-0 gap-5">
          <CategoryChips filters={filters} categories={categories} />
          <Chosen chosen={activeFilters} />
          {signedIn ? (
            <Results {...shown} filters={filters} />
          ) : (
            <>
              <SignIn filters={filters} />
              <LookFirst openings={openings} />
            </>
          )}
          <TellMe filters={filters} />
        </div>
      </div>
    </Page>
  );
}

function SignIn({ filters }: { filters: Filters }) {
  const here = addressOf(filters);
  // Only a search is kept for the return after the login.
  const login = here === addressOf({}) ? "/login" : `/login?next=${encodeURIComponent(here)}`;
  return (
    <Empty title={words.signInHeading} action={<ButtonLink to={login}>{words.signIn}</ButtonLink>}>
      {words.signInText}
    </Empty>
  );
}

type Shown = ReturnType<typeof useLoaderData<typeof loader>>;

type Listed = Pick<Shown, "jobs" | "filters" | "next" | "readAs" | "count">;

function Results({ jobs, filters, next, readAs, count }: Listed) {
  const isSearch = Object.keys(filters).length > 0;
  if (!jobs)
    return (
      <Empty
        title={words.notLoaded}
        action={
          <ButtonLink to={addressOf(filters)} variant="second" reloadDocument>
            {words.tryAgain}
          </ButtonLink>
        }
      />
    );
  if (jobs.length === 0)
    return (
      <Empty
        title={isSearch ? words.noMatch : words.none}
        action={
          isSearch && (
            <ButtonLink to="/jobs" variant="second">
              {words.showAll}
            </ButtonLink>
          )
        }
      >
        {isSearch ? words.noMatchText : words.noneText}
      </Empty>
    );
  return (
    <>
      {count !== undefined && <SearchSummary count={count} readAs={readAs} filters={filters} />}
      {jobs.length > 1 && <OrderLinks filters={filters} />}
      <ul className="job-grid">
        {jobs.map((job) => (
          <li key={job.id}>
            <CandidateJobCard job={job} level={2} />
          </li>
        ))}
      </ul>
      <Pager next={next} />
    </>
  );
}

function addressOf(query: Filters): string {
  const search = new URLSearchParams(query).toString();
  return search ? `/jobs?${search}` : "/jobs";
}
