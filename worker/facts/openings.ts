/** Openings of a list are counted no further. */
export const OPENINGS_COUNTED = 100;
/** A list of fewer is not for search engines: it says little, and is gone soon. */
export const OPENINGS_INDEXED = 3;

/** The step of an address that a category has. */
export const categorySlug = (category: string) => category.toLowerCase();

/** The address of a list of openings; a town by its step of one. */
export function openingsPath(category: string | undefined, town: string | undefined): string {
  const steps = [category && categorySlug(category), ...(town ? ["in", town] : [])];
  return ["/openings", ...steps.filter(Boolean)].join("/");
}
