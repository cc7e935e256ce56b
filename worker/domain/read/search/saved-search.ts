import * as words from "~worker/words/searches";
import { writeBatch, writeThenRead } from "../../../../db/client";
import {
  deleteSearch,
  insertSearch,
  markOpened,
  pauseSearches,
  renewReader,
  resumeSearches,
  type SavedSearchRow,
  searchById,
  searchLike,
} from "../../../../db/search/saved-searches";
import type { SavedSearch } from "../../../contract/searches";
import { SEARCHES_MAX } from "../../../facts/search/searches";
import { Failure } from "../../../failure";
import type { Service } from "../../service";
import { nextMorning, normalSearch } from "./digest.rules";

export const toSavedSearch = ({
  id,
  search,
  pausedAt,
  createdAt,
}: SavedSearchRow): SavedSearch => ({
  id,
  search,
  isPaused: pausedAt !== null,
  createdAt,
});

/** A person who saves or resumes a search gets daily digests again. */
const renewed = ({ db, now }: Service, userId: number) => {
  const next = nextMorning(now);
  return [renewReader(db, userId, next), markOpened(db, userId, next)];
};

/**
 * Saves a search for a person. Saving an existing search again resumes it if it is paused.
 *
 * @throws Failure invalid, too_many_searches
 */
export async function saveSearch(
  service: Service,
  userId: number,
  queryString: string,
): Promise<SavedSearchRow> {
  const { db, now } = service;
  const search = normalSearch(queryString);
  if (search === null)
    throw new Failure("invalid", { fields: { search: words.searchWords.unclear } });
  const statement = searchLike(db, userId, search);
  const { rows } = await writeThenRead(
    db,
    [
      insertSearch(db, { userId, search, at: now.toISOString() }, SEARCHES_MAX),
      resumeSearches(db, { userId, search }),
      ...renewed(service, userId),
    ],
    statement,
  );
  const [row] = rows;
  if (!row) throw new Failure("too_many_searches");
  return row;
}

/** Pauses or resumes a search. @throws Failure not_found */
export async function setPaused(
  service: Service,
  userId: number,
  id: number,
  isPaused: boolean,
): Promise<SavedSearchRow> {
  const { db, now } = service;
  const of = { userId, id };
  const { rows } = await writeThenRead(
    db,
    isPaused
      ? [pauseSearches(db, of, now.toISOString()), renewReader(db, userId, nextMorning(now))]
      : [resumeSearches(db, of), ...renewed(service, userId)],
    searchById(db, userId, id),
  );
  const [row] = rows;
  if (!row) throw new Failure("not_found");
  return row;
}

/** Deletes a search. @throws Failure not_found */
export async function endSearch(service: Service, userId: number, id: number): Promise<void> {
  const { db, now } = service;
  const [deleted] = await writeBatch(db, [
    deleteSearch(db, userId, id),
    renewReader(db, userId, nextMorning(now)),
  ]);
  if (!deleted) throw new Failure("not_found");
}

/** A person who opens a digest gets daily ones again. */
export const openDigests = async ({ db, now }: Service, userId: number): Promise<void> => {
  await markOpened(db, userId, nextMorning(now));
};
