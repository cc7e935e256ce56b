import type { Filters } from "./filters.server";
import { chosenIn } from "./more-filters";

/** All filters of a list of jobs, as a single line; "" for all jobs. */
export const askedFor = (filters: Filters): string =>
  [filters.q, filters.location, ...chosenIn(filters).map(({ label }) => label)]
    .filter(Boolean)
    .join(" · ");
