import * as words from "~app/words/home/stories";

export interface Story {
  id: number;
  name: string;
  role: string;
  company: string;
  /** A portrait drawn for this site. */
  image: string;
  story: string;
  rating: 1 | 2 | 3 | 4 | 5;
}

/** Fictional examples, which each card states. */
export function stories(): readonly Story[] {
  const { priya, rahul, anita, imran, lakshmi, arjun } = words.stories;
  return [
    { id: 1, ...priya, image: "/stories/priya.svg", rating: 5 },
    { id: 2, ...rahul, image: "/stories/rahul.svg", rating: 5 },
    { id: 3, ...anita, image: "/stories/anita.svg", rating: 4 },
    { id: 4, ...imran, image: "/stories/imran.svg", rating: 5 },
    { id: 5, ...lakshmi, image: "/stories/lakshmi.svg", rating: 4 },
    { id: 6, ...arjun, image: "/stories/arjun.svg", rating: 5 },
  ];
}

/** The number of featured stories, from the beginning of the list. */
export const FEATURED_STORIES = 3;
