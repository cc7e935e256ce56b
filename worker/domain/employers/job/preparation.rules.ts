import * as words from "~worker/words/preparation";

/** The job's own material, else its category's, else the general material. */
export function preparationFor(own: string[] | null, category: string): string[] {
  if (own && own.length > 0) return own;
  return [...(words.preparationByCategory[category] ?? []), ...words.preparationForAll];
}
