import type * as z from "zod";
import { jobsQuery } from "../../../worker/contract/job/jobs";

const filters = jobsQuery.omit({ limit: true, cursor: true });
const LONGEST = 100;

/** The filters of a list of jobs, as its address has them. */
export type Filters = z.input<typeof filters>;

/** The filters in an address: the first value of each, without those that the list would refuse. */
export function filtersIn(searchParams: URLSearchParams): Filters {
  const entries = Object.entries(filters.shape).flatMap(([name, schema]) => {
    const value = searchParams.get(name)?.trim().slice(0, LONGEST);
    return value && schema.safeParse(value).success ? [[name, value]] : [];
  });
  return Object.fromEntries(entries);
}
