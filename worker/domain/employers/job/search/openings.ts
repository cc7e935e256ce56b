import { countUpTo } from "../../../../../db/job/job-lists";
import { openJobs } from "../../../../../db/job/job-search";
import { openPairs } from "../../../../../db/job/openings";
import type { Openings, OpeningsPart } from "../../../../contract/job/openings";
import { CATEGORIES } from "../../../../contract/values";
import { categorySlug, OPENINGS_COUNTED } from "../../../../facts/jobs/openings";
import { townOf } from "../../../../facts/search/towns";
import { Failure } from "../../../../failure";
import type { Settings } from "../../../../settings";
import type { Service } from "../../../service";

/** The same time as the cache of the pages that show them. */
const KEPT_MS = 60_000;

/** The number of open jobs of one category in one town. */
interface Pair {
  town: OpeningsPart;
  category: string;
}

interface Counted {
  pairs: Pair[];
  /** Number of open jobs per category, in the order of the categories. */
  categories: number[];
  jobs: number;
}

/** Keyed by settings, since one process may run several instances of the product. */
const cache = new WeakMap<Settings, { at: number; counts: Counted }>();

async function count({ db }: Service): Promise<Counted> {
  const upTo = (category?: string) =>
    countUpTo(db, openJobs([{ category }], undefined, OPENINGS_COUNTED), OPENINGS_COUNTED);
  const [rows, [all], ...ofCategories] = await db.batch([
    openPairs(db, OPENINGS_COUNTED),
    upTo(),
    ...CATEGORIES.map(upTo),
  ]);
  const pairs = rows.flatMap(({ town: text, category, jobs }) => {
    const town = townOf(text);
    return town ? [{ town: { name: town.name, slug: town.slug, jobs }, category }] : [];
  });
  return { pairs, categories: ofCategories.map(([row]) => row?.rows ?? 0), jobs: all?.rows ?? 0 };
}

/** Counted once a minute, since many pages show it. */
async function countedNow(service: Service): Promise<Counted> {
  const now = service.now.getTime();
  const entry = cache.get(service.settings);
  if (entry && now - entry.at < KEPT_MS) return entry.counts;
  const counts = await count(service);
  cache.set(service.settings, { at: now, counts });
  return counts;
}

const mostFirst = (parts: OpeningsPart[]) =>
  parts.toSorted((a, b) => b.jobs - a.jobs || a.name.localeCompare(b.name));

/** Merges parts by name, with the sum of their jobs, most jobs first. */
function summed(parts: OpeningsPart[]): OpeningsPart[] {
  const named = new Map<string, OpeningsPart>();
  for (const part of parts) {
    const jobs = Math.min(OPENINGS_COUNTED, (named.get(part.slug)?.jobs ?? 0) + part.jobs);
    named.set(part.slug, { ...part, jobs });
  }
  return mostFirst([...named.values()]);
}

const sum = (pairs: Pair[]) =>
  Math.min(
    OPENINGS_COUNTED,
    pairs.reduce((jobs, { town }) => jobs + town.jobs, 0),
  );

const ofCategory = (pairs: Pair[], category: string) =>
  pairs.filter((pair) => pair.category === category);
const townsOf = (pairs: Pair[]) => summed(pairs.map(({ town }) => town));

/**
 * The number of open jobs by category and by town, each with its path segment.
 *
 * @throws Failure not_found for an unknown category or town
 */
export async function openings(
  service: Service,
  query: { category?: string; town?: string },
): Promise<Openings> {
  const category = CATEGORIES.find((categoryName) => categorySlug(categoryName) === query.category);
  const town = query.town === undefined ? undefined : townOf(query.town);
  const { pairs, categories, jobs } = await countedNow(service);
  const there = town ? pairs.filter((pair) => pair.town.slug === town.slug) : pairs;
  const isNowhere = town ? !town.isKnown && there.length === 0 : query.town !== undefined;
  if (isNowhere || (query.category !== undefined && !category)) throw new Failure("not_found");
  const jobsOf = (categoryName: string, at: number) =>
    town ? sum(ofCategory(there, categoryName)) : (categories[at] ?? 0);
  const parts = CATEGORIES.map((name, at) => ({
    name,
    slug: categorySlug(name),
    jobs: jobsOf(name, at),
  }));
  const match = parts.find(({ name }) => name === category);
  return {
    jobs: match?.jobs ?? (town ? sum(there) : jobs),
    categories: mostFirst(parts).filter((part) => part.jobs > 0),
    towns: townsOf(category ? ofCategory(pairs, category) : pairs),
  };
}

/** The lists of a category, of a town and of both that have at least `least` jobs. */
export async function listsWith(service: Service, least: number) {
  const { pairs, categories } = await countedNow(service);
  const towns = (of: Pair[], category?: string) =>
    townsOf(of)
      .filter(({ jobs }) => jobs >= least)
      .map(({ slug }) => ({ category, town: slug }));
  return [
    ...CATEGORIES.filter((_, at) => (categories[at] ?? 0) >= least).map((category) => ({
      category,
      town: undefined,
    })),
    ...towns(pairs),
    ...CATEGORIES.flatMap((category) => towns(ofCategory(pairs, category), category)),
  ];
}
