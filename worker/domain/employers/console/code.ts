import * as consoleWords from "~worker/words/console";
import * as loginTexts from "~worker/words/login";
import {
  codesOfMailbox,
  consumeCode,
  countWrongCode,
  liveCode,
  tryCode,
} from "../../../../db/console/codes";
import { hmacMatches, sha256, tokenSecrets } from "../../../crypto";
import { LIMITS } from "../../../facts/limits/limits";
import { type Console, SIGN_IN_WRONG_TRIES } from "../../../facts/people/console";
import { addSeconds, DAY_SECONDS } from "../../../facts/times";
import { Failure } from "../../../failure";
import { counterOf, waitOf } from "../../limit";
import { networkOf } from "../../network.rules";
import { MAX_WRONG_PER_DAY, pausedFor } from "../../people/account/otp.rules";
import type { Service } from "../../service";
import { signedText } from "./code-send";

/** What a browser received by mail: the code, the link, or both. */
export interface Shown {
  /** The key of the browser that asked for the mail. */
  key?: string;
  code?: string;
  link?: string;
}

type Code = Awaited<ReturnType<typeof liveCode>>[number];

const spent = () =>
  new Failure("otp_expired", {
    message: consoleWords.signInWords.spent,
    fields: { code: consoleWords.signInWords.spent },
  });

/** An unused link that has not expired. @throws Failure not_found */
export async function findLink({ db, now }: Service, console: Console, link: string) {
  const [row] = await liveCode(db, console, { linkHash: await sha256(link) }, now.toISOString());
  if (!row) throw new Failure("not_found");
  return row;
}

/**
 * Redeems the code or link of a mail: once, within its time and tries.
 *
 * @param address of the client, null when the edge did not provide it
 * @param of the mailbox it must belong to, where that is known
 * @returns the mailbox
 * @throws Failure otp_invalid, otp_expired, sign_in_paused, too_many_requests
 */
export async function takeProof(
  service: Service,
  console: Console,
  { key, code, link }: Shown,
  address: string | null,
  of?: string,
): Promise<string> {
  const { db, now } = service;
  const at = now.toISOString();
  const name = link === undefined ? { key: key ?? "" } : { linkHash: await sha256(link) };
  const [row] = await liveCode(db, console, name, at);
  if (!row || (of !== undefined && row.email !== of)) throw spent();
  const isEnough = link !== undefined && (row.codeHmac === null || row.key === key);
  if (isEnough) {
    const { rowsAffected } = await consumeCode(db, row.key, at);
    if (rowsAffected === 0) throw spent();
  } else await takeCode(service, row, code, { hasLink: link !== undefined, address });
  return row.email;
}

/**
 * Redeems a right code; a wrong one costs a try. Strangers who ask for codes can use up the tries
 * of a mailbox, and wrong guesses of others the tries of a network; the link in the mail has its
 * own tries.
 */
async function takeCode(
  service: Service,
  row: Code,
  code: string | undefined,
  { hasLink, address }: { hasLink: boolean; address: string | null },
): Promise<void> {
  const { db, settings, now } = service;
  if (code === undefined) {
    throw new Failure("otp_invalid", {
      message: consoleWords.signInWords.codeNeeded,
      fields: { code: consoleWords.signInWords.codeNeeded },
    });
  }
  const dayAgo = addSeconds(now, -DAY_SECONDS);
  const tries = hasLink ? 2 * SIGN_IN_WRONG_TRIES : SIGN_IN_WRONG_TRIES;
  const perDay = hasLink ? null : MAX_WRONG_PER_DAY;
  const limit = LIMITS.wrongSignInCodesOfNetwork;
  const counter = address ? await counterOf(service, { limit, of: networkOf(address) }) : null;
  const network = hasLink ? null : counter;
  const limits = { tries, perDay, dayAgo, network };
  const signed = signedText(row.key, code);
  const isRight = await hmacMatches(tokenSecrets(settings), signed, row.codeHmac ?? "");
  const [[tried]] = await db.batch([
    tryCode(db, row.key, isRight, limits, now.toISOString()),
    ...(counter && !isRight ? [countWrongCode(db, counter, now.toISOString())] : []),
  ]);
  if (!tried) {
    const paused = hasLink ? 0 : pausedFor(await codesOfMailbox(db, row, dayAgo), now);
    if (paused > 0) {
      throw new Failure("sign_in_paused", {
        message: consoleWords.signInWords.paused,
        retryAfterSeconds: paused,
      });
    }
    const wait = network ? await waitOf(service, network) : 0;
    if (wait === 0) throw spent();
    throw new Failure("too_many_requests", {
      message: consoleWords.signInWords.networkPaused(wait),
      retryAfterSeconds: wait,
    });
  }
  if (isRight) return;
  const message = loginTexts.loginWords.wrongCode(tries - tried.wrongTries);
  throw new Failure("otp_invalid", { message, fields: { code: message } });
}
