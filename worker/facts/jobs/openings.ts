/** The count of a list's openings stops here. */
export const OPENINGS_COUNTED = 100;
/** Search engines may not index a shorter list: it has little content and will soon be gone. */
export const OPENINGS_INDEXED = 3;

/** A category's slug. */
export const categorySlug = (category: string) => category.toLowerCase();

/** The path of a list of openings. `town` is a slug. */
export function openingsPath(category: string | undefined, town: string | undefined): string {
  const steps = [category && categorySlug(category), ...(town ? ["in", town] : [])];
  return ["/openings", ...steps.filter(Boolean)].join("/");
}
