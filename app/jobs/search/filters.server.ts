import type * as z from "zod";
import * as words from "~app/words/jobs/openings";
import { jobsQuery } from "../../../worker/contract/job/jobs";
import { openingsPath } from "../../../worker/facts/jobs/openings";
import { attempt, unwrap } from "../../session/api.server";
import type { Session } from "../../session/session.server";

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

/** The number of categories, and the number of towns. */
const NAMED = 3;

/**
 * The lists that a visitor can see without a login: the categories and towns with the most jobs,
 * and the search. If the counts could not be loaded, only the search.
 */
export async function openingsToSee(session: Session, search: Record<string, string>) {
  const result = await attempt(unwrap(session.api.user.openings.$get({ query: {} })));
  const { categories, towns } = "data" in result ? result.data : { categories: [], towns: [] };
  const searched = new URLSearchParams(search).toString();
  return [
    ...(searched ? [{ to: `/openings?${searched}`, text: words.search }] : []),
    ...categories
      .slice(0, NAMED)
      .map((part) => ({ to: openingsPath(part.slug, undefined), text: words.jobsIn(part) })),
    ...towns
      .slice(0, NAMED)
      .map((part) => ({ to: openingsPath(undefined, part.slug), text: words.jobsIn(part) })),
    { to: openingsPath(undefined, undefined), text: words.all },
  ];
}
