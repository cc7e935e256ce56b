import type { JobFilter } from "../../../../../db/job/search-expression";
import { wordsAsked } from "./listed-as.rules";
import { placeAsked, placesNear } from "./search.rules";

/**
 * Filters for similar jobs with an open slot: the same category in the same town, then in towns
 * near by.
 */
export function likeJob(town: string | null, category: string): JobFilter[] {
  const { places, named } = placeAsked(town ?? "");
  const near = placesNear(named);
  return [{ places }, ...(near.length > 0 ? [{ towns: near }] : [])].map((where) => ({
    ...where,
    category,
    listedAs: wordsAsked({ slots: true }),
  }));
}
