import { classNames } from "../ui/class-names";
import { Tag } from "../ui/tag";
import { Rating } from "./rating";
import type { Story } from "./stories.server";

export const STORIES_NOTE =
  "These are examples, not real people. They show what can happen here. The pictures are drawings.";

export function StoryCard({ story, featured }: { story: Story; featured?: boolean }) {
  return (
    <figure className={classNames("card story", featured && "is-featured")}>
      <div className="story-top">
        <Rating value={story.rating} />
        <Tag>Example</Tag>
      </div>
      <blockquote>“{story.story}”</blockquote>
      <figcaption>
        <img
          className="avatar"
          src={story.image}
          alt={`Drawing of ${story.name}`}
          width="56"
          height="56"
          loading="lazy"
        />
        <span>
          <b>{story.name}</b>
          <span>
            {story.role}, {story.company}
          </span>
        </span>
      </figcaption>
    </figure>
  );
}
