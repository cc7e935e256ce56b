import { moreJobs, type PostedJob } from "./more-jobs";
import { ROLES } from "./roles";
import { SEEDED } from "./seeded-roles";
import { TYPED_OTHERWISE } from "./typed-otherwise";

/** A search, and the jobs that a person would expect from it. */
export interface Query {
  text: string;
  /** The text typed into the field for the place. */
  location?: string;
  isExpected(job: PostedJob): boolean;
  /** Not used while the search was tuned. */
  isAside: boolean;
}

const split = (text: string) => text.split(" | ");

const ofRole = ROLES.flatMap(({ queries, seeded = [] }, role) =>
  queries.map((text) => ({
    text,
    isExpected: (job: PostedJob) => job.role === role || seeded.includes(job.title),
  })),
);

const ofSeed = SEEDED.flatMap(([queries, titles]) => {
  const seeded = split(titles);
  return split(queries).map((text) => ({
    text,
    isExpected: (job: PostedJob) => seeded.includes(job.title),
  }));
});

/** A city as people write it, and its name in jobs. */
const TYPED_CITIES: [typed: string, city: string][] = [
  ["banglore", "Bengaluru"],
  ["Gurgaon", "Gurugram"],
  ["मुंबई", "Mumbai"],
  ["hydrabad", "Hyderabad"],
  ["new delhi", "Delhi"],
  ["poona", "Pune"],
  ["lucknau", "Lucknow"],
  ["jaypur", "Jaipur"],
];

/** Each city with a kind of work that is offered there. */
const inCity = TYPED_CITIES.map(([typed, city], at) => {
  const jobs = moreJobs().filter(({ role, json }) => role < ROLES.length && json.location === city);
  const role = jobs[at % jobs.length]?.role ?? 0;
  return {
    text: `${ROLES[role]?.queries[0]} ${typed}`,
    isExpected: (job: PostedJob) => job.role === role && job.location === city,
  };
});

// Every second query of each kind of work, starting with the first or the second in turn.
const isAside = (at: number) => (at + Math.floor(at / 6)) % 2 === 1;

export const QUERIES: Query[] = [...ofRole, ...ofSeed, ...inCity].map((query, at) => ({
  ...query,
  isAside: isAside(at),
}));

/** Queries that say more than a kind of work, or say it differently from jobs. */
export const OTHER_QUERIES: Query[] = TYPED_OTHERWISE.map((query, at) => ({
  ...query,
  isAside: isAside(at),
}));
