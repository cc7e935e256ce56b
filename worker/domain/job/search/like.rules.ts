import type { JobFilter } from "../../../../db/job/job-search";
import { wordsAsked } from "./listed-as.rules";
import { placeAsked, placesNear } from "./places.rules";

/** What finds jobs like one that have an open slot: of its category in its town, then in those near by. */
export function likeJob(town: string | null, category: string): JobFilter[] {
  const { places, named } = placeAsked(town ?? "");
  const near = placesNear(named);
  return [{ places }, ...(near.length > 0 ? [{ towns: near }] : [])].map((where) => ({
    ...where,
    category,
    listedAs: wordsAsked({ slots: true }),
  }));
}
