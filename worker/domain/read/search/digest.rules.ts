import { jobsQuery } from "../../../contract/job/jobs";
import { todayInIndia } from "../../../contract/profile";
import { DIGEST_FROM, DIGEST_UNTIL, UNOPENED, WEEK_DAYS } from "../../../facts/search/searches";
import { addSeconds, DAY_SECONDS } from "../../../facts/times";
import { momentInIndia } from "../../booking/interview/times.rules";
import { searchWords } from "../../employers/job/search/search.rules";

/** The morning `days` days from now, at the hour of the digest. */
function morningIn(days: number, now: Date): string {
  const day = todayInIndia(new Date(addSeconds(now, days * DAY_SECONDS)));
  return momentInIndia(day, DIGEST_FROM).toISOString();
}

/** The next morning, at the hour of the digest. */
export const nextMorning = (now: Date): string =>
  [morningIn(0, now), morningIn(1, now)].find((at) => at > now.toISOString()) ?? "";

/** Whether digests are sent at this time of day. */
export function isDigestTime(now: Date): boolean {
  const [from, until] = [DIGEST_FROM, DIGEST_UNTIL].map((at) =>
    momentInIndia(todayInIndia(now), at).getTime(),
  );
  return now.getTime() >= Number(from) && now.getTime() < Number(until);
}

/** Whether the digest after this many unopened ones is the last one. */
export const isLastDigest = (unopened: number) => unopened >= UNOPENED.last;

/** When the next digest is due after this many unopened ones; null after the last one. */
export function nextDigestAt(unopened: number, now: Date): string | null {
  if (isLastDigest(unopened - 1)) return null;
  return morningIn(unopened >= UNOPENED.weekly ? WEEK_DAYS : 1, now);
}

interface Posted {
  title: string;
  companyId: number;
  location: string;
}

const plain = (text: string) =>
  text
    .toLowerCase()
    .normalize("NFKC")
    .replaceAll(/[^\p{L}\p{N}\p{M}]+/gu, " ")
    .trim();

/**
 * Equal for a job that its company posts again, with the same title and place as people read them.
 */
export const repostKey = ({ title, companyId, location }: Posted): string =>
  [companyId, plain(title), plain(location)].join("|");

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
