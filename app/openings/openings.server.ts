import { data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import * as words from "~app/words/jobs/openings";
import * as topicsWords from "~worker/words/topics";
import type { Openings, OpeningsPart } from "../../worker/contract/job/openings";
import { COUNT_HEADER, READ_AS_HEADER, readAsOf } from "../../worker/contract/job/read-as";
import { CATEGORIES } from "../../worker/contract/values";
import {
  categorySlug,
  OPENINGS_COUNTED,
  OPENINGS_INDEXED,
  openingsPath,
} from "../../worker/facts/jobs/openings";
import { type Town, townOf } from "../../worker/facts/search/towns";
import { hasFreeSlot } from "../application/view/slot.server";
import { cursorOf, nextCursor } from "../forms/form.server";
import { cardOf } from "../jobs/card.server";
import { type Filters, filtersIn } from "../jobs/search/filters.server";
import { chosenOf } from "../jobs/search/search-summary";
import { attempt, unwrap } from "../session/api.server";
import type { Session } from "../session/session.server";

export interface Asked {
  /** The filters, as the search form shows them. */
  filters: Filters;
  /** The list at this address; null for a search. */
  list: { category?: string; town?: Town } | null;
  /** The canonical address. */
  address: string;
  isAtAddress: boolean;
}

const categoryOf = (text: string | undefined) =>
  text === undefined
    ? undefined
    : CATEGORIES.find((category) => categorySlug(category) === categorySlug(text));

/** A town typed into a search. Only a known town has a list of its own. */
function knownTown(text: string): Town | undefined {
  const town = townOf(text);
  return town?.isKnown ? town : undefined;
}

/** The list or search in an address of openings; null for an unknown category or town. */
export function askedIn(url: URL, steps: { category?: string; city?: string }): Asked | null {
  const typed = filtersIn(url.searchParams);
  const stepCategory = categoryOf(steps.category);
  const stepTown = steps.city === undefined ? undefined : townOf(steps.city);
  if ((steps.category !== undefined && !stepCategory) || (steps.city !== undefined && !stepTown))
    return null;
  const category = typed.category ? categoryOf(typed.category) : stepCategory;
  const town = typed.location ? knownTown(typed.location) : stepTown;
  const { category: _, location: __, ...others } = typed;
  const isList =
    Object.keys(others).length === 0 && (town || !typed.location) && (category || !typed.category);
  const filters: Filters = {
    ...(stepTown && { location: stepTown.name }),
    ...(stepCategory && { category: stepCategory }),
    ...typed,
    ...(isList && town && { location: town.name }),
    ...(isList && category && { category }),
  };
  const path = isList ? openingsPath(category, town?.slug) : openingsPath(undefined, undefined);
  return {
    filters,
    list: isList ? { category, town } : null,
    address: isList ? path : `${path}?${new URLSearchParams(filters)}`,
    isAtAddress: url.pathname === path,
  };
}

const MOVED = 301;
/** Few enough for a slow connection. */
const PAGE = "12";
/** The number of towns linked from a list: those with the most jobs. */
const TOWNS = 12;
/** Used if the counts could not be loaded: the list is still shown. */
const NOT_COUNTED: Openings = { jobs: 0, categories: [], towns: [] };

/** One page of the matching jobs, and how the search was interpreted. */
async function foundJobs(session: Session, { filters }: Asked, cursor: string | undefined) {
  const answer = await session.api.user.jobs.$get({ query: { ...filters, cursor, limit: PAGE } });
  const result = await attempt(unwrap(answer));
  if ("error" in result) return result;
  const readAs = readAsOf(answer.headers.get(READ_AS_HEADER));
  const counted = Number(answer.headers.get(COUNT_HEADER) ?? result.data.length);
  const next = nextCursor(answer.headers);
  return { jobs: result.data, counted, next, readAs };
}

type List = NonNullable<Asked["list"]>;

/** The active filters, each with the address of the list without it. */
const chosenHere = (filters: Filters, here: URL) =>
  chosenOf(filters).map(({ label, others }) => {
    const list = new URL(
      `${openingsPath(undefined, undefined)}?${new URLSearchParams(others)}`,
      here,
    );
    return { label, without: askedIn(list, {})?.address ?? list.pathname };
  });

/** Links to the lists of other categories and towns. */
function partsOf({ categories, towns }: Openings, { category, town }: List) {
  const part = ({ name, slug, jobs }: OpeningsPart, path: string) => ({
    name,
    slug,
    path,
    count: words.counted(jobs),
  });
  return {
    categories: categories.map((one) => ({
      ...part(one, openingsPath(one.slug, town?.slug)),
      name: topicsWords.categoryName(one.name),
    })),
    towns: towns.slice(0, TOWNS).map((one) => part(one, openingsPath(category, one.slug))),
  };
}

type Found = Exclude<Awaited<ReturnType<typeof foundJobs>>, { error: unknown }>;

/**
 * The number of jobs in a list, known from its first page,
 * and whether there may be more. Nearby jobs do not count.
 */
function countOf({ jobs, next, readAs, counted }: Found, listCount: number) {
  if (!next || readAs?.asTyped !== undefined)
    return { count: readAs?.asTyped ?? jobs.length, isMore: false };
  // The count from the API is up to a minute old.
  const count = Math.max(listCount, counted, jobs.length);
  return { count, isMore: count === OPENINGS_COUNTED || count === jobs.length };
}

/** The data of the openings page at an address, or a redirect to its canonical address. */
export async function openingsOf({ request, params, context }: LoaderFunctionArgs) {
  const { session, now } = context;
  const url = new URL(request.url);
  const selection = askedIn(url, params);
  if (selection && !selection.isAtAddress) throw redirect(selection.address, MOVED);
  const { category, town } = selection?.list ?? {};
  const query = { category: category && categorySlug(category), town: town?.slug };
  const cursor = cursorOf(request);
  const [countsResult, jobsResult, hasCredit] = await Promise.all([
    selection && attempt(unwrap(session.api.user.openings.$get({ query }))),
    selection && foundJobs(session, selection, cursor),
    hasFreeSlot(session),
  ]);
  const isNowhere = countsResult && "error" in countsResult && countsResult.error.status === 404;
  if (!selection || !countsResult || !jobsResult || isNowhere) {
    context.logNotFound(url.pathname);
    return data({ page: null, problem: undefined }, { status: 404 });
  }
  const openings = "data" in countsResult ? countsResult.data : NOT_COUNTED;
  const of = {
    filters: selection.filters,
    category,
    town,
    isSearch: selection.list === null,
    options: CATEGORIES,
    chosen: chosenHere(selection.filters, url),
    ...partsOf(openings, selection.list ?? {}),
  };
  if ("error" in jobsResult) {
    const problem = jobsResult.error.wordsOr(words.notFetched);
    const page = { ...of, found: null, isIndexed: false };
    return data({ page, problem }, { status: jobsResult.error.status });
  }
  const count = countOf(jobsResult, openings.jobs);
  const page = {
    ...of,
    found: {
      jobs: jobsResult.jobs.map((job) => cardOf(job, now, hasCredit)),
      next: jobsResult.next,
      readAs: jobsResult.readAs,
      counted: cursor ? undefined : jobsResult.counted,
      isFirstPage: !cursor,
      ...count,
    },
    isIndexed: selection.list !== null && !cursor && count.count >= OPENINGS_INDEXED,
  };
  return data({ page, problem: undefined });
}
