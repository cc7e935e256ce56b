import * as words from "~worker/words/searches";
import { userById } from "../../../../db/account/users";
import type { OutboxRow } from "../../../../db/outbox/outbox";
import { digestOf, stillNew } from "../../../../db/search/digests";
import { readerOf, searchesOf } from "../../../../db/search/saved-searches";
import { SEARCHES_PATH } from "../../../facts/search/searches";
import type { Service } from "../../service";
import { notify } from "../../talk/notify/notify";
import { unsubscribeUrl } from "./mail-list";

/**
 * Outbox handler: tells a person about new jobs, in the app and by mail, without those that closed
 * meanwhile. The mail only goes to a confirmed address.
 */
export async function sendSearchDigest(service: Service, row: OutboxRow): Promise<void> {
  const { db, settings } = service;
  const userId = Number(row.payload.userId);
  const [[digest], [user], [reader], searches] = await db.batch([
    digestOf(db, userId, String(row.payload.day)),
    userById(db, userId),
    readerOf(db, userId),
    searchesOf(db, userId),
  ]);
  if (!digest || !user) throw new Error("A digest without its person");
  const isWanted = digest.isLast || searches.some(({ pausedAt }) => pausedAt === null);
  if (!isWanted || user.blockedAt) return;
  const ids = digest.jobs.map(([id]) => id);
  const jobs = await stillNew(db, userId, ids);
  if (jobs.length === 0) return;
  const stopUrl = await unsubscribeUrl(service, userId);
  const write = () =>
    words.searchDigest({
      jobs: jobs.map((job) => words.jobLine(job, job.jobDetail.Salary?.[0])),
      more: digest.more,
      isLast: digest.isLast,
      searchesUrl: settings.PUBLIC_URL + SEARCHES_PATH,
      stopUrl,
    });
  const isMailed = user.emailVerifiedAt !== null && reader?.mailEndedAt === null;
  await notify(service, row, isMailed ? user : { ...user, email: null }, write);
}
