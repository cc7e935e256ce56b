import type { JobFilter } from "../../../../db/job/search-expression";
import type { Because } from "../../../contract/job/for-you";
import type { Job } from "../../../contract/job/jobs";
import type { ResumeContent } from "../../../contract/resumes";
import { SCHOOLINGS, type Schooling } from "../../../facts/jobs/jobs";
import { wantedOf } from "../../employers/job/search/filter.rules";
import { likeJob } from "../../employers/job/search/like.rules";
import { wordsAsked } from "../../employers/job/search/listed-as.rules";
import { placeAsked, searchWords } from "../../employers/job/search/search.rules";
import { filtersOf } from "./digest.rules";

/** A job that the person applied for, saved or looked at. */
interface KnownJob {
  title: string;
  town: string | null;
  category: string;
}

/** What is known about the person's interests, the newest first. */
export interface Known {
  searches: { search: string }[];
  resume?: ResumeContent;
  applied?: KnownJob;
  saved?: KnownJob;
  seen?: KnownJob;
}

/** One interest of the person, with the filters for it. */
interface Mark {
  because: Because;
  filters: JobFilter[];
}

const withSlot = (filter: JobFilter): JobFilter => ({
  ...filter,
  listedAs: [...(filter.listedAs ?? []), ...wordsAsked({ slots: true })],
});

/** The same in this town first, if the filter names no place. */
function inTownFirst(filter: JobFilter, town: string | null | undefined): JobFilter[] {
  if (!town || filter.places || filter.terms?.some(({ where }) => where)) return [filter];
  return [{ ...filter, places: placeAsked(town).places }, filter];
}

function markOfSearch(search: string, town: string | null | undefined): Mark[] {
  const query = filtersOf(search);
  if (!query) return [];
  const { q, location = null, category } = query;
  const work = q ?? category ?? null;
  const parsedSearch = wantedOf({ ...query, words: q === undefined ? undefined : searchWords(q) });
  // A search for all jobs tells nothing about the person's interests.
  if (!parsedSearch || (work === null && location === null)) return [];
  const filters = inTownFirst(withSlot(parsedSearch.filter), town);
  return [{ because: { by: "search", work, place: location }, filters }];
}

function markOfResume({ role, city }: ResumeContent): Mark[] {
  const words = role ? searchWords(role) : undefined;
  const parsedSearch = wantedOf({ words, location: city ?? undefined });
  if (!parsedSearch || !(role || city)) return [];
  // Only in the town: other work near home is better than this work elsewhere.
  return [
    {
      because: { by: "resume", work: role, place: city },
      filters: [withSlot(parsedSearch.filter)],
    },
  ];
}

const markOfJob = (by: "applied" | "saved" | "seen", job: KnownJob | undefined): Mark[] =>
  job
    ? [{ because: { by, work: job.title, place: null }, filters: likeJob(job.town, job.category) }]
    : [];

/** The interests of a person: stated ones before those from their actions. */
export const marksOf = ({ searches, resume, applied, saved, seen }: Known): Mark[] => [
  ...searches.flatMap(({ search }) => markOfSearch(search, resume?.city)),
  ...(resume ? markOfResume(resume) : []),
  ...markOfJob("applied", applied),
  ...markOfJob("saved", saved),
  ...markOfJob("seen", seen),
];

const HAS: Record<NonNullable<ResumeContent["schooling"]>, Schooling | null> = {
  "10th": "10th",
  "12th": "12th",
  iti: "diploma",
  graduate: "graduate",
  other: null,
};

/** Whether a job requires at most the schooling in the resume. */
export function isOpenTo({ schooling: minimum }: Pick<Job, "schooling">, resume?: ResumeContent) {
  const has = resume?.schooling && HAS[resume.schooling];
  return !has || minimum === null || SCHOOLINGS.indexOf(minimum) <= SCHOOLINGS.indexOf(has);
}

/** Merges lists by turns, each job once, so that each list gets its share. */
export function takeTurns<T extends { job: { id: number } }>(lists: T[][], most: number): T[] {
  const itemsById = new Map<number, T>();
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  for (let turn = 0; turn < longest; turn += 1)
    for (const list of lists) {
      const one = list[turn];
      if (one && !itemsById.has(one.job.id)) itemsById.set(one.job.id, one);
    }
  return [...itemsById.values()].slice(0, most);
}
