import { CATEGORIES } from "../../worker/contract/values";
import { categorySlug, openingsPath } from "../../worker/facts/jobs/openings";
import { type Town, townOf } from "../../worker/facts/search/towns";
import { type Filters, filtersIn } from "../jobs/search/filters.server";

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
