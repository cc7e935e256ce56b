import type { MetaDescriptor } from "@remix-run/cloudflare";
import { Link, useLocation } from "@remix-run/react";
import * as notFound from "~app/words/frame/not-found";
import * as listWords from "~app/words/jobs/jobs";
import * as words from "~app/words/jobs/openings";
import * as searchSummaryWords from "~app/words/jobs/search-summary";
import { categorySlug } from "../../worker/facts/jobs/openings";
import { NotFoundPage } from "../frame/error-pages";
import { Page } from "../frame/page";
import { pageMeta } from "../frame/page-meta";
import { Pager } from "../frame/pager";
import { JobCard } from "../jobs/job-card";
import { JobSearch, searchTitle } from "../jobs/search/job-search";
import { Chosen, OrderLinks, SearchSummary } from "../jobs/search/search-summary";
import { TellMe } from "../searches/tell-me";
import { ButtonLink } from "../ui/button";
import { Empty } from "../ui/empty";
import type { openingsOf } from "./openings.server";
import "./openings.css";

/** The id of the list of jobs. */
const JOBS = "jobs";

type Answer = Awaited<ReturnType<typeof openingsOf>>["data"];
type OfOpenings = NonNullable<Answer["page"]>;

interface MetaArgs {
  data: unknown;
  matches: { id: string; data: unknown }[];
  location: { pathname: string };
}

const noindex = { name: "robots", content: "noindex" };

export function openingsMeta(args: MetaArgs): MetaDescriptor[] {
  const { page } = (args.data ?? { page: null }) as Answer;
  if (!page) {
    const { title, description } = notFound;
    return [{ title }, { name: "description", content: description }, noindex];
  }
  const title = page.isSearch ? searchTitle(page.filters, page.found?.counted) : words.title(page);
  return [
    ...pageMeta(args, { title, description: words.description(page) }),
    ...(page.isIndexed ? [] : [noindex]),
  ];
}

/** The open jobs of a category, a town, both, or a search; public. */
export function OpeningsPage({ page }: Answer) {
  if (!page) return <NotFoundPage />;
  return (
    <Page>
      <div className="openings">
        <h1>{headingOf(page)}</h1>
        <a className="skip-link" href={`#${JOBS}`}>
          {words.skip}
        </a>
        <JobSearch action="/openings" filters={page.filters} categories={page.options} />
        <div className="openings-said">
          <Said page={page} />
          <Chosen chosen={page.chosen} />
          {page.found && page.found.jobs.length > 1 && <OrderLinks filters={page.filters} />}
        </div>
        <List page={page} />
        <TellMe filters={page.filters} />
        <OtherLists page={page} />
      </div>
    </Page>
  );
}

function headingOf(page: OfOpenings): string {
  const { found, isSearch } = page;
  if (!found) return words.name(page);
  if (!found.isFirstPage) return isSearch ? words.morePages : words.name(page);
  if (!isSearch) return words.heading(page, found.count, found.isMore);
  // A search without results does not say "0 jobs", because the site has others.
  return found.counted ? searchSummaryWords.jobs(found.counted) : words.notFound;
}

/** How the search was interpreted; for a list, an introduction for visitors. */
function Said({ page: { found, filters, isSearch } }: { page: OfOpenings }) {
  if (found && (isSearch || found.readAs))
    return found.isFirstPage && <SearchSummary readAs={found.readAs} filters={filters} />;
  return <p className="text-ink-2">{words.introduction}</p>;
}

function List({ page: { found, isSearch } }: { page: OfOpenings }) {
  const { pathname } = useLocation();
  if (!found)
    return (
      <Empty
        title={listWords.notLoaded}
        action={
          <ButtonLink to={pathname} variant="second" reloadDocument>
            {listWords.tryAgain}
          </ButtonLink>
        }
      />
    );
  if (found.jobs.length === 0)
    return (
      <Empty
        title={isSearch ? listWords.noMatch : listWords.none}
        action={
          <ButtonLink to="/openings" variant="second">
            {listWords.showAll}
          </ButtonLink>
        }
      >
        {isSearch ? listWords.noMatchText : listWords.noneText}
      </Empty>
    );
  return (
    <div id={JOBS}>
      <ul className="job-grid">
        {found.jobs.map((job) => (
          <li key={job.id}>
            <JobCard job={job} level={2} />
          </li>
        ))}
      </ul>
      <Pager next={found.next} />
    </div>
  );
}

/** Links to other categories and towns, each with its number of jobs. */
function OtherLists({ page: { category, town, categories, towns } }: { page: OfOpenings }) {
  const groups = [
    {
      title: town ? words.workIn(town.name) : words.work,
      parts: categories.filter(({ slug }) => !category || slug !== categorySlug(category)),
    },
    {
      title: category ? words.placesOf(category) : words.places,
      parts: towns.filter(({ slug }) => slug !== town?.slug),
    },
  ].filter(({ parts }) => parts.length > 0);
  if (groups.length === 0) return null;
  return (
    <nav className="openings-parts" aria-label={words.otherLists}>
      {groups.map(({ title, parts }) => (
        <section key={title}>
          <h2 className="label">{title}</h2>
          <ul>
            {parts.map(({ slug, name, path, count }) => (
              <li key={slug}>
                <Link to={path}>{name}</Link> <span>{count}</span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}
