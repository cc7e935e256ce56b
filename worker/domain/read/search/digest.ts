import { writeBatch } from "../../../../db/client";
import { openJobs } from "../../../../db/job/job-search";
import {
  dueReaders,
  insertSearchDigest,
  latestDigests,
  type NewHit,
  newHits,
  setNextDigest,
} from "../../../../db/search/digests";
import {
  advanceSearches,
  openingUpTo,
  pauseSearches,
  type SavedSearchRow,
  searchesOf,
} from "../../../../db/search/saved-searches";
import { isUniqueViolation } from "../../../../db/violations";
import { todayInIndia } from "../../../contract/profile";
import { JOBS_NAMED, REPOST_DAYS } from "../../../facts/search/searches";
import { addSeconds, DAY_SECONDS } from "../../../facts/times";
import { forEachDue } from "../../for-each-due";
import type { Service } from "../../service";
import { enqueueMessages, insertMessages, outboxMessage } from "../../talk/outbox/outbox";
import { isDigestTime, isLastDigest, nextDigestAt, nextMorning, repostKey } from "./digest.rules";
import { readerOfSearches, type SearchReader } from "./readings";

const PEOPLE_IN_ONE_RUN = 100;
/** Lower than usual: all of them start before the first one has spent any database calls. */
const AT_ONCE = 10;
/** The first jobs of a search that are read: matches in the title first, then the newest. */
const HITS_READ = 100;
const NEW_READ = 30;
/**
 * Database calls for reading searches in one run; the remaining people follow in the next minute.
 */
const READ_CALLS = 300;

type Due = Awaited<ReturnType<typeof dueReaders>>[number];

/** The new jobs of all searches of a person, each once, the newest first. */
async function newJobs(
  { db }: Service,
  userId: number,
  searches: SavedSearchRow[],
  reader: SearchReader,
): Promise<NewHit[]> {
  const readings = await Promise.all(searches.map(({ search }) => reader.read(search)));
  const statements = searches.flatMap(({ toldUpTo }, at) => {
    const filters = readings[at] ?? [];
    const hits = openJobs(filters, undefined, HITS_READ);
    return filters.length > 0 ? [newHits(db, { userId, toldUpTo }, hits, NEW_READ)] : [];
  });
  const [first, ...rest] = statements;
  if (!first) return [];
  const jobs = (await db.batch([first, ...rest])).flat();
  const byId = new Map(jobs.map((job) => [job.id, job]));
  return [...byId.values()].sort((a, b) => b.opening - a.opening);
}

/**
 * Drops reposts of an earlier job in the list, or of a job that the person was told of recently.
 */
function withoutReposts(jobs: NewHit[], toldKeys: Set<string>) {
  const keys = new Set(toldKeys);
  return jobs.filter((job) => {
    const key = repostKey(job);
    return !keys.has(key) && keys.add(key);
  });
}

/** Writes a digest together with the position up to which the person was told, once a day. */
async function sendDigest(service: Service, due: Due, reader: SearchReader): Promise<boolean> {
  const { db, now } = service;
  const { userId, blockedAt } = due;
  const at = now.toISOString();
  const later = () => setNextDigest(db, userId, at, { nextAt: nextMorning(now) });
  const [saved, latest, [opened]] = await db.batch([
    searchesOf(db, userId),
    latestDigests(db, userId, REPOST_DAYS),
    openingUpTo(db),
  ]);
  const toldUpTo = opened?.id ?? 0;
  const searches = saved.filter((one) => one.pausedAt === null && one.toldUpTo < toldUpTo);
  const day = todayInIndia(now);
  if (blockedAt || searches.length === 0 || latest[0]?.day === day) {
    await later();
    return false;
  }
  const since = todayInIndia(new Date(addSeconds(now, -REPOST_DAYS * DAY_SECONDS)));
  const lately = latest.filter((one) => one.day >= since);
  const toldKeys = new Set(lately.flatMap(({ jobs }) => jobs.map(([, key]) => key)));
  const jobs = withoutReposts(await newJobs(service, userId, searches, reader), toldKeys);
  const advance = advanceSearches(db, userId, toldUpTo);
  if (jobs.length === 0) {
    await writeBatch(db, [advance, later()]);
    return false;
  }
  const unopened = latest[0]?.wasRead ? 0 : due.unopened;
  const isLast = isLastDigest(unopened);
  const message = outboxMessage("search_digest", { userId, day }, `search_digest-${userId}-${day}`);
  const row = {
    userId,
    day,
    outboxId: message.id,
    isLast,
    jobs: jobs.slice(0, JOBS_NAMED).map((job): [number, string] => [job.id, repostKey(job)]),
    more: Math.max(0, jobs.length - JOBS_NAMED),
  };
  const nextAt = nextDigestAt(unopened + 1, now);
  try {
    await writeBatch(db, [
      ...insertMessages(service, [message]),
      insertSearchDigest(db, row),
      advance,
      setNextDigest(db, userId, at, { nextAt, unopened: isLast ? 0 : unopened + 1 }),
      ...(isLast ? [pauseSearches(db, { userId }, at)] : []),
    ]);
  } catch (error) {
    // A concurrent run came first.
    if (!isUniqueViolation(error, "message")) throw error;
    return false;
  }
  await enqueueMessages(service, [message]);
  return true;
}

/**
 * In the morning, tells people with saved searches about new jobs: once a day, and only if there
 * are any.
 */
export async function sendDigests(service: Service): Promise<number> {
  const { db, now } = service;
  if (!isDigestTime(now)) return 0;
  const due = await dueReaders(db, now.toISOString(), PEOPLE_IN_ONE_RUN);
  const reader = readerOfSearches(service, READ_CALLS);
  return forEachDue(
    "tellOfNewJobs",
    due,
    async (one) => (reader.isSpent() ? false : sendDigest(service, one, reader)),
    AT_ONCE,
  );
}
