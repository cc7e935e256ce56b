import { classNames } from "../ui/class-names";
import { Tag } from "../ui/tag";
import * as words from "../words/en/home/stories";
import { Rating } from "./rating";
import type { Story } from "./stories.server";

export function StoryCard({ story, featured }: { story: Story; featured?: boolean }) {
  return (
    <figure className={classNames("card story", featured && "is-featured")}>
      <div className="story-top">
        <Rating value={story.rating} />
        <Tag>{words.example}</Tag>
      </div>
      <blockquote>“{story.story}”</blockquote>
      <figcaption>
        <img
          className="avatar"
          src={story.image}
          alt={words.drawingOf(story.name)}
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
