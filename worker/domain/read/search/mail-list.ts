import * as words from "~worker/words/searches";
import { userById } from "../../../../db/account/users";
import { writeBatch } from "../../../../db/client";
import type { OutboxRow } from "../../../../db/outbox/outbox";
import { digestOf, stillNew } from "../../../../db/search/digests";
import {
  markOpened,
  pauseSearches,
  readerOf,
  renewReader,
  resumeSearches,
  searchesOf,
  setMailEnded,
} from "../../../../db/search/saved-searches";
import type { MailList } from "../../../contract/searches";
import { hmac, hmacMatches, tokenSecrets } from "../../../crypto";
import { SEARCHES_PATH } from "../../../facts/search/searches";
import { Failure } from "../../../failure";
import type { Service } from "../../service";
import { notify } from "../../talk/notify/notify";
import { nextMorning } from "./digest.rules";

// The morning mail with new jobs, and its links. They work without a login and never expire, so that readers of an old
// mail can still unsubscribe. Their token names the person and the list, and works only for this.

const LIST = "searches";
const signedText = (userId: number) => `unsubscribe:${LIST}:${userId}`;

/**
 * The page where a person unsubscribes from mails with new jobs or pauses them; a POST to it
 * unsubscribes at once.
 */
async function unsubscribeUrl({ settings }: Service, userId: number): Promise<string> {
  const signature = await hmac(settings.TOKEN_SECRET, signedText(userId));
  return `${settings.PUBLIC_URL}/u/${LIST}-${userId}-${signature}`;
}

/** @throws Failure not_found */
async function userOfToken({ settings }: Service, token: string): Promise<number> {
  const [, digits, signature = ""] =
    token.match(/^searches-([1-9][0-9]{0,14})-([0-9a-f]{64})$/) ?? [];
  const userId = Number(digits);
  const isOurs =
    digits !== undefined &&
    (await hmacMatches(tokenSecrets(settings), signedText(userId), signature));
  if (!isOurs) throw new Failure("not_found");
  return userId;
}

/** The mail settings of the person in a token. @throws Failure not_found */
export async function mailListOf(service: Service, token: string): Promise<MailList> {
  const userId = await userOfToken(service, token);
  const [[reader], searches] = await service.db.batch([
    readerOf(service.db, userId),
    searchesOf(service.db, userId),
  ]);
  return {
    isMailed: reader !== undefined && reader.mailEndedAt === null,
    isPaused: searches.every(({ pausedAt }) => pausedAt !== null),
  };
}

/** Ends or renews mails, pauses or resumes all searches. Idempotent. @throws Failure not_found */
export async function changeMailList(
  service: Service,
  token: string,
  { isMailed, isPaused }: Partial<MailList>,
): Promise<void> {
  const { db, now } = service;
  const userId = await userOfToken(service, token);
  const at = now.toISOString();
  const next = nextMorning(now);
  const writes = [
    ...(isMailed === undefined ? [] : [setMailEnded(db, userId, isMailed ? null : at)]),
    ...(isPaused === true ? [pauseSearches(db, { userId }, at)] : []),
    ...(isPaused === false ? [resumeSearches(db, { userId }), markOpened(db, userId, next)] : []),
    ...(isPaused === undefined ? [] : [renewReader(db, userId, next)]),
  ];
  if (writes.length > 0) await writeBatch(db, writes);
}

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
