import { type LoaderFunctionArgs, type MetaFunction, replace } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { CATEGORIES } from "../../worker/contract/values";
import { attempt, unwrap } from "../api.server";
import { safePath } from "../form.server";
import { pageMeta } from "../page-meta";
import { CallBand } from "../parts/call-band";
import { type Featured, FeaturedJobs } from "../parts/featured-jobs";
import { Figures, FiveSteps, ScamNote, WhatItBuys } from "../parts/home-facts";
import { HomeHero } from "../parts/home-hero";
import { cardOf } from "../parts/job-page";
import { Page } from "../parts/page";
import { questions } from "../parts/questions";
import { STORIES_NOTE, StoryCard } from "../parts/stories";
import { priceRange } from "../prices.server";
import { FEATURED_STORIES, STORIES } from "../stories.server";
import { Accordion } from "../ui/accordion";
import type { Visit } from "../visit.server";
import "../parts/home.css";

const FEATURED = "6";

export const meta: MetaFunction = (page) =>
  pageMeta(page, {
    title: "Pakka: pass a free test, get a real interview",
    description:
      "Find a job in India, take a free screening test and, if you pass, book an interview slot. If you do not pass, you do not pay.",
  });

export async function loader({ context: { visit } }: LoaderFunctionArgs) {
  const meant = pathIn(visit.url.search);
  if (meant) throw replace(safePath(meant, "/"));
  // From here and not by import: the list would bring the whole schema library to the browser.
  const [jobs, prices] = await Promise.all([featured(visit), priceRange(visit)]);
  return { ...jobs, prices, stories: STORIES.slice(0, FEATURED_STORIES), categories: CATEGORIES };
}

async function featured(visit: Visit): Promise<{ jobs: Featured; problem?: string }> {
  if (!(await visit.user())) return { jobs: null };
  const found = await attempt(unwrap(visit.api.user.jobs.$get({ query: { limit: FEATURED } })));
  return "data" in found
    ? { jobs: found.data.map(cardOf) }
    : { jobs: "failed", problem: found.error.wordsOr("Failed to fetch jobs") };
}

/**
 * Hosts of plain files send an unknown path here as a query: "?/jobs&q=x~and~y" stands for
 * "/jobs?q=x&y". Undefined for every other query.
 */
function pathIn(search: string): string | undefined {
  if (!search.startsWith("?/")) return undefined;
  return search
    .slice(1)
    .split("&")
    .map((part) => part.replaceAll("~and~", "&"))
    .join("?");
}

export default function Home() {
  const { jobs, categories, prices, stories } = useLoaderData<typeof loader>();
  return (
    <>
      <HomeHero categories={categories} prices={prices} />
      <ScamNote />
      <section className="band">
        <Page>
          <h2 className="mb-5 text-section">Five steps, you pay only once</h2>
          <FiveSteps prices={prices} />
        </Page>
      </section>
      <section className="band band-white">
        <Page>
          <div className={jobs === null ? "titled" : undefined}>
            <h2 className={jobs === null ? "text-section" : "mb-5 text-section"}>Featured jobs</h2>
            <div>
              <FeaturedJobs jobs={jobs} />
            </div>
          </div>
        </Page>
      </section>
      <section className="band">
        <Page>
          <h2 className="mb-5 text-section">What is free, what the fee buys</h2>
          <WhatItBuys />
        </Page>
      </section>
      <section className="band band-white">
        <Page>
          <h2 className="sr-only">Pakka in figures</h2>
          <Figures />
          <h2 className="mt-11 text-section" id="stories">
            Success Stories
          </h2>
          <p className="mt-1 mb-5 text-ink-2">{STORIES_NOTE}</p>
          <section aria-labelledby="stories">
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must take the keys */}
            <ul className="carousel" tabIndex={0}>
              {stories.map((story) => (
                <li key={story.id}>
                  <StoryCard story={story} />
                </li>
              ))}
            </ul>
          </section>
        </Page>
      </section>
      <section className="band">
        <Page>
          <div className="titled">
            <h2 className="text-section">Questions people ask us</h2>
            <Accordion name="questions" items={questions(prices)} />
          </div>
        </Page>
      </section>
      <CallBand />
    </>
  );
}
