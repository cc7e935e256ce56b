/** What the address of a list of jobs may say: its filters, and its place in the list. */
export const JOB_FILTERS = ["q", "location", "category", "free"] as const;

/**
 * Of an address's search the part that is a list of jobs', "?" included. A job opened from a list
 * bears it, so that its way back leads to the same list.
 */
export function listSearch(search: string): string {
  const asked = new URLSearchParams(search);
  const kept = new URLSearchParams();
  for (const name of [...JOB_FILTERS, "cursor"])
    for (const value of asked.getAll(name)) if (value) kept.append(name, value);
  return kept.size > 0 ? `?${kept}` : "";
}
