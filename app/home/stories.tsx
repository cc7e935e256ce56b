import * as words from "~app/words/home/stories";
import { Tag } from "../ui/badge";
import { classNames } from "../ui/class-names";
import type { Story } from "./stories.server";

const OUT_OF = 5;

/** A rating drawn as punched holes instead of stars. */
function Rating({ value }: { value: number }) {
  return (
    <svg
      className="rating"
      width="92"
      height="16"
      role="img"
      aria-label={words.rating(value, OUT_OF)}
    >
      {Array.from({ length: OUT_OF }, (_, index) => (
        <circle
          // biome-ignore lint/suspicious/noArrayIndexKey: five fixed positions
          key={index}
          className={index < value ? undefined : "hole"}
          cx={8 + index * 18}
          cy="8"
          r="6"
        />
      ))}
    </svg>
  );
}

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
