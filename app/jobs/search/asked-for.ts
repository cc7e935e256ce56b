import type { Filters } from "./filters.server";
import { chosenIn } from "./more-filters";

/** All that a list of jobs is asked for, on one line; "" for all jobs. */
export const askedFor = (filters: Filters): string =>
  [filters.q, filters.location, ...chosenIn(filters).map(({ label }) => label)]
    .filter(Boolean)
    .join(" · ");
