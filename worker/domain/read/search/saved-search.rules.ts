import { jobsQuery } from "../../../contract/job/jobs";
import { searchWords } from "../../employers/job/search/search.rules";

const filters = jobsQuery.omit({ limit: true, cursor: true, sort: true });
type Filters = NonNullable<ReturnType<typeof filters.safeParse>["data"]>;

const small = (text: string) => text.toLowerCase().replaceAll(/\s+/g, " ").trim();

/** Normal forms of filters whose spelling does not matter; others stay as they are. */
const WRITTEN: Partial<Record<string, (text: string) => string>> = {
  q: (text) => searchWords(text.toLowerCase()).join(" "),
  location: small,
};

/** The filters in a query string; the first value of each counts, and unknown ones are ignored. */
export function filtersOf(search: string): Filters | null {
  const searchParams = new URLSearchParams(search);
  const entries = Object.keys(filters.shape).flatMap((name) => {
    const value = searchParams.get(name)?.trim();
    return value ? [[name, value]] : [];
  });
  return filters.safeParse(Object.fromEntries(entries)).data ?? null;
}

/** The normal form of a search, the same for all equal searches; null if it finds nothing. */
export function normalSearch(search: string): string | null {
  const query = filtersOf(search);
  if (!query) return null;
  const searchParams = new URLSearchParams();
  for (const [name, value] of Object.entries(query).sort()) {
    if (value === undefined) continue;
    const text = WRITTEN[name]?.(String(value)) ?? String(value);
    if (text === "") return null;
    searchParams.set(name, text);
  }
  return searchParams.toString();
}
