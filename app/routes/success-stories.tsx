import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { Page } from "../frame/page";
import { pageMeta } from "../frame/page-meta";
import { STORIES_NOTE, StoryCard } from "../home/stories";
import { FEATURED_STORIES, STORIES } from "../home/stories.server";
import { ButtonLink } from "../ui/button";
import "../home/home.css";

export const loader = () => ({ stories: STORIES, featured: FEATURED_STORIES });

export const meta: MetaFunction = (page) =>
  pageMeta(page, {
    title: "Success Stories · Pakka",
    description:
      "Examples of what can happen after a free test and a booked interview: a job, a no, money back.",
  });

/** All six stand in one list, each once; the first three are featured by how they look. */
export default function SuccessStories() {
  const { stories, featured } = useLoaderData<typeof loader>();
  return (
    <Page>
      <h1>Success Stories</h1>
      <p className="mt-2 text-lg text-ink-2">{STORIES_NOTE}</p>
      <h2 className="mt-7 mb-5 text-section">More Success Stories</h2>
      <ul className="three">
        {stories.map((story, index) => (
          <li key={story.id}>
            <StoryCard story={story} featured={index < featured} />
          </li>
        ))}
      </ul>
      <div className="card mt-11 flex flex-wrap items-center justify-between gap-5">
        <div>
          <h2>Find your next interview</h2>
          <p className="mt-1 text-ink-2">Free to search, apply and test.</p>
        </div>
        <ButtonLink to="/jobs">Browse Jobs</ButtonLink>
      </div>
    </Page>
  );
}
