import { todayInIndia } from "../../../contract/profile";
import { DIGEST_FROM, DIGEST_UNTIL, UNOPENED, WEEK_DAYS } from "../../../facts/search/searches";
import { addSeconds, DAY_SECONDS } from "../../../facts/times";
import { momentInIndia } from "../../booking/interview/day.rules";

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
