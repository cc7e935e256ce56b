/** The search parameters that filter a list of jobs. */
const JOB_FILTERS = [
  "q",
  "location",
  "near",
  "category",
  "free",
  "payFrom",
  "experience",
  "schooling",
  "type",
  "shift",
  "remote",
  "slots",
  "sort",
] as const;

/**
 * The part of an address's search that belongs to a list of jobs, with its "?". A job's page keeps
 * it, so that its back link leads to the same list.
 */
export function listSearch(search: string): string {
  const searchParams = new URLSearchParams(search);
  const listParams = new URLSearchParams();
  for (const name of [...JOB_FILTERS, "cursor"])
    for (const value of searchParams.getAll(name)) if (value) listParams.append(name, value);
  return listParams.size > 0 ? `?${listParams}` : "";
}
