import type * as z from "zod";
import { jobsQuery } from "../../../worker/contract/job/jobs";

const filters = jobsQuery.omit({ limit: true, cursor: true });
const LONGEST = 100;

/** What a list of jobs is asked for, as its address has it. */
export type Filters = z.input<typeof filters>;

/** The filters in an address: of each the first, and none that the list would refuse. */
export function filtersIn(asked: URLSearchParams): Filters {
  const known = Object.entries(filters.shape).flatMap(([name, schema]) => {
    const value = asked.get(name)?.trim().slice(0, LONGEST);
    return value && schema.safeParse(value).success ? [[name, value]] : [];
  });
  return Object.fromEntries(known);
}
