import { type LoaderFunctionArgs, type MetaFunction, replace } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import * as words from "~app/words/home/home";
import * as storyWords from "~app/words/home/stories";
import * as fees from "~app/words/payment/fees";
import { CATEGORIES } from "../../worker/contract/values";
import { hasFreeSlot } from "../application/view/slot.server";
import { safePath } from "../forms/form.server";
import { CtaBanner } from "../frame/cta-banner";
import { Page } from "../frame/page";
import { pageMeta } from "../frame/page-meta";
import { type Example, exampleAt } from "../home/example.server";
import { ExampleTickets } from "../home/example-tickets";
import { type Featured, FeaturedJobs } from "../home/featured-jobs";
import { FiveSteps } from "../home/home-facts";
import { HomeHero } from "../home/home-hero";
import { priceRange } from "../home/prices.server";
import { questions } from "../home/questions";
import { StoryCard } from "../home/stories";
import { FEATURED_STORIES, stories } from "../home/stories.server";
import { cardOf } from "../jobs/card.server";
import { attempt, unwrap } from "../session/api.server";
import type { Session } from "../session/session.server";
import { Accordion } from "../ui/accordion";
import "../home/home.css";

const FEATURED = "6";

export const meta: MetaFunction = (page) =>
  pageMeta(page, { title: words.title, description: words.description });

export async function loader({ context: { session, now } }: LoaderFunctionArgs) {
  const path = pathIn(session.url.search);
  if (path) throw replace(safePath(path, "/"));
  // Loaded here: importing the categories in the component would send zod to the browser, and a
  // ticket's texts would exceed the script budget of a candidate's page.
  const [jobs, prices] = await Promise.all([featured(session, now), priceRange(session)]);
  return {
    ...jobs,
    prices,
    stories: stories().slice(0, FEATURED_STORIES),
    categories: CATEGORIES,
    example: exampleAt(now),
  };
}

async function featured(
  session: Session,
  now: Date,
): Promise<{ jobs: Featured; problem?: string }> {
  if (!(await session.user())) return { jobs: null };
  const [result, hasCredit] = await Promise.all([
    attempt(unwrap(session.api.user.jobs.$get({ query: { limit: FEATURED } }))),
    hasFreeSlot(session),
  ]);
  return "data" in result
    ? { jobs: result.data.map((job) => cardOf(job, now, hasCredit)) }
    : { jobs: "failed", problem: result.error.wordsOr(words.jobsNotFetched) };
}

/**
 * The path in a query: static file hosts redirect unknown paths to "?/jobs&q=x~and~y", which stands
 * for "/jobs?q=x&y". Undefined for every other query.
 */
function pathIn(search: string): string | undefined {
  if (!search.startsWith("?/")) return undefined;
  return search
    .slice(1)
    .split("&")
    .map((part) => part.replaceAll("~and~", "&"))
    .join("?");
}

/** The figures supplied by the site's owner. */
function Figures() {
  return (
    <dl className="figures">
      {words.figures.map(([count, what]) => (
        <div key={what}>
          <dt>{what}</dt>
          <dd>{count}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Why paying here is safe, for people who were warned never to pay for a job. */
function Trust({ example }: { example: Example }) {
  const items = words.trust(
    (text) => <Link to="/contact">{text}</Link>,
    (text) => <Link to="/how-it-works#promise">{text}</Link>,
  );
  return (
    <section className="band band-white">
      <Page>
        <div className="beside">
          <div>
            <h2 className="mb-5 text-section">{words.trustHeading}</h2>
            <Accordion
              name="trust"
              items={items.map((item) => ({ ...item, text: <p>{item.text}</p> }))}
            />
          </div>
          <ExampleTickets {...example} />
        </div>
      </Page>
    </section>
  );
}

export default function Home() {
  const { jobs, categories, prices, stories, example } = useLoaderData<typeof loader>();
  return (
    <>
      <HomeHero
        list={jobs === null ? "/openings" : "/jobs"}
        categories={categories}
        prices={prices}
      />
      <section className="band band-white">
        <Page>
          <h2 className="mb-5 text-section">{words.stepsHeading}</h2>
          <FiveSteps />
        </Page>
      </section>
      <section className="band">
        <Page>
          <div className={jobs === null ? "titled" : undefined}>
            <h2 className={jobs === null ? "text-section" : "mb-5 text-section"}>
              {words.jobsHeading}
            </h2>
            <div>
              <FeaturedJobs jobs={jobs} />
            </div>
          </div>
        </Page>
      </section>
      <Trust example={example} />
      <section className="band">
        <Page>
          <div className="titled">
            <h2 className="text-section">{words.figuresHeading}</h2>
            <Figures />
          </div>
        </Page>
      </section>
      <section className="band band-white">
        <Page>
          <h2 className="text-section" id="stories">
            {words.storiesHeading}
          </h2>
          <p className="mt-1 mb-5 text-ink-2">{storyWords.areExamples}</p>
          <section aria-labelledby="stories">
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keyboards must scroll it */}
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
            <h2 className="text-section">{fees.questionsHeading}</h2>
            <Accordion name="questions" items={questions(prices)} />
          </div>
        </Page>
      </section>
      <CtaBanner />
    </>
  );
}
