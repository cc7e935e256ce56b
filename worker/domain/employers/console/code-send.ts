import * as words from "~worker/words/console";
import { insertCode, killCode } from "../../../../db/console/codes";
import { isKnown } from "../../../../db/console/people";
import { hmac, randomCode, randomToken, sha256 } from "../../../crypto";
import { LIMITS } from "../../../facts/limits/limits";
import {
  type Console,
  SIGN_IN_CODE_DIGITS,
  SIGN_IN_CODE_SECONDS,
} from "../../../facts/people/console";
import { addSeconds } from "../../../facts/times";
import { Failure } from "../../../failure";
import { logError } from "../../../log";
import { type Email, ProviderError } from "../../../providers/types";
import { counterOf, EVERYBODY, overLimits, type Use, useLimits, waitOf } from "../../limit";
import { networkBlockOf, networkOf } from "../../network.rules";
import type { Service } from "../../service";
import { emailOf, mailboxOf } from "../../talk/notify/email.rules";

/** The input of a code's HMAC. */
export const signedText = (key: string, code: string) => `sign-in:${key}:${code}`;

/** The target of a mail's link: a page with a button, since mail scanners open links. */
const linkTo = ({ settings }: Pick<Service, "settings">, console: Console, link: string) =>
  `${settings.PUBLIC_URL}/${console}/login?link=${link}`;

/**
 * Mails a code and a link to sign in. On the staff console only known addresses get a mail, but the
 * answer and the work are the same for all.
 *
 * @param address of the client, null when the edge did not provide it
 * @throws Failure too_many_requests, provider_unavailable
 */
export async function sendCode(
  service: Service,
  console: Console,
  typed: string,
  address: string | null,
): Promise<{ key: string }> {
  const { db, settings, now } = service;
  const email = typed.toLowerCase();
  const isPerson = await isKnown(db, console, email);
  const seconds = await limit(service, console, { email, address, isPerson });
  const [key, link] = [randomToken(), randomToken()];
  const code = randomCode(SIGN_IN_CODE_DIGITS);
  const network = address && networkOf(address);
  await insertCode(db, {
    key,
    console,
    email,
    codeHmac: await hmac(settings.TOKEN_SECRET, signedText(key, code)),
    linkHash: await sha256(link),
    addressHash: network && (await hmac(settings.TOKEN_SECRET, `address:${network}`)),
    expiresAt: addSeconds(now, seconds),
    createdAt: now.toISOString(),
  });
  const mail: Email = {
    to: email,
    ...emailOf(
      words.signInMail(console, code, seconds, linkTo(service, console, link)),
      null,
      settings,
    ),
    idempotencyKey: key,
  };
  if (console === "hiring") await handOver(service, mail);
  // Waiting for the mail would reveal whether the address belongs to staff.
  else if (isPerson) {
    const delivery = service.email.send(mail);
    service.keepAlive(delivery.catch((error) => logError("sign-in.mail", error)));
  }
  return { key };
}

/**
 * Counts the mail. A mail that comes too soon after another is refused by that limit alone.
 * Strangers can use up the mails of an address: the last mail stays valid until the next one, so
 * that its owner can always sign in. Mails that were asked for in another spelling of the address
 * count separately, since they do not help its owner.
 *
 * @returns the seconds for which the mail is valid
 */
async function limit(
  service: Service,
  console: Console,
  { email, address, isPerson }: { email: string; address: string | null; isPerson: boolean },
): Promise<number> {
  const of = `${console}:${email}`;
  const block = address && networkBlockOf(address);
  const seconds = service.settings.OTP_RESEND_SECONDS;
  await useLimits(service, [
    { limit: { name: "sign-in-mail-again", max: 1, seconds }, of },
    { limit: LIMITS.signInMailsOfNetwork, of: address && networkOf(address) },
    { limit: LIMITS.signInMailsOfBlock, of: block },
  ]);
  const isNew = console === "hiring" && !isPerson;
  const mails: Use[] = [
    { limit: LIMITS.signInMailsOfAddress, of },
    ...(isNew ? [{ limit: LIMITS.signInMailsToUnknown, of: mailboxOf(email) }] : []),
  ];
  // People with an account are not limited by requests for unknown addresses.
  const shared: Use[] = isNew
    ? [
        { limit: LIMITS.unknownSignInMailsOfBlock, of: block },
        { limit: LIMITS.unknownSignInMails, of: EVERYBODY },
      ]
    : [];
  const over = await overLimits(service, [...mails, ...shared]);
  const full = await longestWait(service, mails);
  if (over > 0) {
    const message = full > 0 ? words.signInWords.useNewest(over) : words.signInWords.manyNew(over);
    throw new Failure("too_many_requests", { message, retryAfterSeconds: over });
  }
  return Math.max(SIGN_IN_CODE_SECONDS, full);
}

/** Seconds until the last full one of these limits resets, or 0. */
async function longestWait(service: Service, uses: Use[]): Promise<number> {
  const waits = await Promise.all(
    uses.map(async (use) => waitOf(service, await counterOf(service, use))),
  );
  return Math.max(...waits);
}

/** Reports a refused mail as a failure; a mail without an answer may have been sent. */
async function handOver({ db, email, settings }: Service, mail: Email): Promise<void> {
  try {
    await email.send(mail);
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    logError("sign-in.mail", error);
    if (!error.refused) return;
    await killCode(db, mail.idempotencyKey);
    throw new Failure("provider_unavailable", {
      message: words.signInWords.notSent,
      retryAfterSeconds: settings.OTP_RESEND_SECONDS,
      cause: error,
    });
  }
}
