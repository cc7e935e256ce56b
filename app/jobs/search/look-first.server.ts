import * as words from "~app/words/jobs/openings";
import { openingsPath } from "../../../worker/facts/jobs/openings";
import { attempt, unwrap } from "../../session/api.server";
import type { Session } from "../../session/session.server";

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
