import { OPENINGS_COUNTED } from "../../../../worker/facts/jobs/openings";

export const notFetched = "Failed to fetch jobs";

interface Of {
  category?: string;
  town?: { name: string };
}
const place = ({ town }: Of) => (town ? ` in ${town.name}` : "");
const kind = ({ category }: Of, noun: string) => (category ? `${category} ${noun}` : noun);

export const name = (of: Of) =>
  of.category || of.town
    ? `${kind(of, of.category ? "jobs" : "Jobs")}${place(of)}`
    : "Open jobs in India";
export const title = (of: Of) => `${name(of)} · Pakka`;
export const description = (of: Of) =>
  `${name(of)} with pay, place and fee. Read them without logging in; applying and testing are free.`;

/** "13", or "100+" where counting stopped. */
export const counted = (jobs: number) => (jobs < OPENINGS_COUNTED ? `${jobs}` : `${jobs}+`);
/** The number of jobs: "13 Technology jobs in Pune", "100+ jobs". */
export function heading(of: Of, count: number, isMore: boolean) {
  if (count === 0) return `No ${kind(of, "jobs")}${place(of)} now`;
  return `${count}${isMore ? "+" : ""} ${kind(of, count === 1 ? "job" : "jobs")}${place(of)}`;
}
export const notFound = "No job found";
export const skip = "Skip to the jobs";
export const morePages = "More jobs";
export const introduction =
  "Read every job without logging in. Applying and testing are free: you log in when you apply.";

export const work = "Work";
export const places = "Places";
export const workIn = (town: string) => `Work in ${town}`;
export const placesOf = (category: string) => `Places of ${category} jobs`;
export const otherLists = "Other lists";

/** A link on `/jobs` for visitors: "13 in Technology". */
export const jobsIn = ({ name, jobs }: { name: string; jobs: number }) =>
  `${counted(jobs)} in ${name}`;
export const all = "All open jobs";
export const search = "What this search finds";
