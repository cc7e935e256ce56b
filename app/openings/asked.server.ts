import { CATEGORIES } from "../../worker/contract/values";
import { categorySlug, openingsPath } from "../../worker/facts/openings";
import { type Town, townOf } from "../../worker/facts/towns";
import { type Filters, filtersIn } from "../jobs/search/filters.server";

export interface Asked {
  /** What is searched, as the search form shows it. */
  filters: Filters;
  /** The list that has this address; none for a search. */
  list: { category?: string; town?: Town } | null;
  /** The one address of it. */
  address: string;
  isAtAddress: boolean;
}

const categoryOf = (text: string | undefined) =>
  text === undefined
    ? undefined
    : CATEGORIES.find((known) => categorySlug(known) === categorySlug(text));

/** A town that somebody typed into a search: only a known one is a list, for it is never empty talk. */
function knownTown(text: string): Town | undefined {
  const town = townOf(text);
  return town?.isKnown ? town : undefined;
}

/** What an address of openings asks for; null where it names a category or town that is none. */
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
