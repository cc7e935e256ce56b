import type { JobFilter } from "../../../../db/job/job-search";
import type { JobSort } from "../../../facts/jobs";
import { type Asked, wordsAsked } from "./listed-as.rules";
import { placeNames, placesNear, searchTerms, tellingTerms } from "./search.rules";

/** What a list of jobs is asked for. */
export interface JobSearch extends Asked {
  /** What was typed, as words; none: "!!!", which finds nothing. */
  words?: string[];
  location?: string;
  /** Places near the location, too. */
  near?: boolean;
  category?: string;
  free?: boolean;
  sort?: JobSort;
}

/** What is looked for then; null: nothing can be found. */
export function filterOf(search: JobSearch): JobFilter | null {
  const { words, location, near, category, free } = search;
  if (words?.length === 0) return null;
  const terms = tellingTerms(searchTerms(words ?? []));
  const towns = location && near ? placesNear(location) : [];
  return {
    ...{ category, free, listedAs: wordsAsked(search) },
    ...(terms.length > 0 && { terms }),
    ...(location && { places: placeNames(location), towns }),
  };
}
