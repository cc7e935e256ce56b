import type { MetaFunction } from "@remix-run/cloudflare";
import { pageMeta } from "../page-meta";
import { Page } from "../parts/page";
import { SAMPLE_NOTE, STORIES, type Story, StoryCard } from "../parts/stories";
import { ButtonLink } from "../ui/button";
import "../parts/home.css";

const FEATURED = 3;

export const meta: MetaFunction = (page) =>
  pageMeta(page, {
    title: "Success Stories · Pakka",
    description:
      "What it is like to take a free test and go to a confirmed interview: stories of job seekers in India, the good answers and the others.",
  });

export default function SuccessStories() {
  return (
    <Page>
      <h1>Success Stories</h1>
      <p className="mt-2 mb-7 text-lg text-ink-2">{SAMPLE_NOTE}</p>
      <Stories stories={STORIES.slice(0, FEATURED)} />
      <h2 className="mt-11 mb-5 text-section">More Success Stories</h2>
      <Stories stories={STORIES} />
      <div className="sheet mt-11 flex flex-wrap items-center justify-between gap-5">
        <div>
          <h2>Your turn</h2>
          <p className="mt-1 text-ink-2">Free to search, apply and test.</p>
        </div>
        <ButtonLink to="/jobs">Browse Jobs</ButtonLink>
      </div>
    </Page>
  );
}

function Stories({ stories }: { stories: readonly Story[] }) {
  return (
    <ul className="three">
      {stories.map((story) => (
        <li key={story.id}>
          <StoryCard story={story} />
        </li>
      ))}
    </ul>
  );
}
