import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import * as callToAction from "~app/words/frame/call-to-action";
import * as storyWords from "~app/words/home/stories";
import * as words from "~app/words/home/success-stories";
import { Page } from "../frame/page";
import { pageMeta } from "../frame/page-meta";
import { StoryCard } from "../home/stories";
import { FEATURED_STORIES, stories } from "../home/stories.server";
import { ButtonLink } from "../ui/button";
import "../home/home.css";

export const loader = () => ({ stories: stories(), featured: FEATURED_STORIES });

export const meta: MetaFunction = (page) =>
  pageMeta(page, { title: words.title, description: words.description });

/** All stories in one list, each once; the first three are styled as featured. */
export default function SuccessStories() {
  const { stories, featured } = useLoaderData<typeof loader>();
  return (
    <Page>
      <h1>{words.heading}</h1>
      <p className="mt-2 text-lg text-ink-2">{storyWords.areExamples}</p>
      <h2 className="mt-7 mb-5 text-section">{words.listHeading}</h2>
      <ul className="three">
        {stories.map((story, index) => (
          <li key={story.id}>
            <StoryCard story={story} featured={index < featured} />
          </li>
        ))}
      </ul>
      <div className="card mt-11 flex flex-wrap items-center justify-between gap-5">
        <div>
          <h2>{callToAction.heading}</h2>
          <p className="mt-1 text-ink-2">{callToAction.text}</p>
        </div>
        <ButtonLink to="/jobs">{callToAction.browse}</ButtonLink>
      </div>
    </Page>
  );
}
