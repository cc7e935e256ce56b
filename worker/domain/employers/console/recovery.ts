import * as words from "~worker/words/console";
import { type Write, writeBatch } from "../../../../db/client";
import { memberOfEmail, staffOfEmail } from "../../../../db/console/people";
import {
  codesLeft,
  ownerOfCode,
  replaceRecoveryCodes,
  useRecoveryCode,
} from "../../../../db/console/recovery-codes";
import { insertAudit } from "../../../../db/staff/staff";
import { isGuardViolation } from "../../../../db/violations";
import type { RecoverInput } from "../../../contract/console/console";
import { randomText, sha256 } from "../../../crypto";
import { LIMITS } from "../../../facts/limits/limits";
import {
  type Actor,
  type Console,
  RECOVERY_CODE_ALPHABET,
  RECOVERY_CODE_SIGNS,
  RECOVERY_CODES,
} from "../../../facts/people/console";
import { Failure } from "../../../failure";
import { overLimits, useLimits } from "../../limit";
import { networkOf } from "../../network.rules";
import type { Service } from "../../service";
import { enqueueMessages, insertMessages } from "../../talk/outbox/outbox";
import { mailOfRecovery } from "./recovery-mail";
import type { ConsoleSession } from "./session";
import { type Client, enterAsMember, enterAsStaff } from "./sign-in";

/** Printed form: in groups of four. */
const inGroups = (code: string) => (code.match(/.{4}/g) ?? []).join("-");

/** How many unused codes the session's person has, and when all of them were made. */
export async function ownRecoveryCodes({ db }: Service, { person }: ConsoleSession) {
  const [row] = await codesLeft(db, person);
  return { left: row?.left ?? 0, madeAt: row?.madeAt ?? null };
}

/**
 * Makes new codes for the session's person; they replace all previous ones, and a mail reports it.
 * The database only keeps hashes: a code has 80 random bits, so it cannot be found from its hash.
 *
 * @throws Failure too_many_requests
 */
export async function makeRecoveryCodes(
  service: Service,
  { console, person, actor }: ConsoleSession,
): Promise<{ codes: string[]; madeAt: string }> {
  const { db, now } = service;
  const of = `${console}:${actor.id}`;
  await useLimits(service, [{ limit: LIMITS.recoveryCodesOfPerson, of }]);
  const codes = Array.from({ length: RECOVERY_CODES }, () =>
    randomText(RECOVERY_CODE_ALPHABET, RECOVERY_CODE_SIGNS),
  );
  const hashes = await Promise.all(codes.map((code) => sha256(code)));
  const at = now.toISOString();
  const mails = [mailOfRecovery(console, Number(actor.id), "made", at)];
  const audit = { actor, action: "recovery_codes.make", subject: String(actor.id), detail: null };
  await writeBatch(db, [
    ...replaceRecoveryCodes(db, person, hashes, at),
    ...insertMessages(service, mails),
    insertAudit(db, { ...audit, at }),
  ]);
  await enqueueMessages(service, mails);
  return { codes: codes.map(inGroups), madeAt: at };
}

/** The same answer for an unknown address and for a code that is wrong, used or replaced. */
const refused = () =>
  new Failure("otp_invalid", {
    message: words.recoveryWords.wrong,
    fields: { recoveryCode: words.recoveryWords.wrong },
  });

/**
 * Signs in a member of staff with a recovery code, which works once.
 *
 * @throws Failure otp_invalid, too_many_requests
 */
export async function recoverStaff(service: Service, tried: RecoverInput, client: Client) {
  const { db } = service;
  const { email, codeHash } = await countTry(service, "staff", tried, client);
  const [[owner], [person]] = await db.batch([ownerOfCode(db, codeHash), staffOfEmail(db, email)]);
  if (!person || owner?.staffId !== person.id) throw refused();
  return useUp(service, { console: "staff", personId: person.id, codeHash }, (also) =>
    enterAsStaff(service, person, client.browser, also),
  );
}

/** Like `recoverStaff`, for a person of the companies' console. It does not prove their mailbox. */
export async function recoverMember(service: Service, tried: RecoverInput, client: Client) {
  const { db } = service;
  const { email, codeHash } = await countTry(service, "hiring", tried, client);
  const [[owner], [row]] = await db.batch([ownerOfCode(db, codeHash), memberOfEmail(db, email)]);
  if (!row || owner?.memberId !== row.member.id) throw refused();
  return useUp(service, { console: "hiring", personId: row.member.id, codeHash }, (also) =>
    enterAsMember(service, row, client.browser, also),
  );
}

/**
 * Counts a try, for its network and for this address from that network. So strangers elsewhere
 * cannot use up the owner's tries, or the limit of mails.
 */
async function countTry(
  service: Service,
  console: Console,
  { email: typed, recoveryCode }: RecoverInput,
  { address }: Client,
) {
  const email = typed.toLowerCase();
  const network = address && networkOf(address);
  const wait = await overLimits(service, [
    { limit: LIMITS.recoveryTriesOfAddress, of: `${console}:${email}:${network}` },
    { limit: LIMITS.recoveryTriesOfNetwork, of: network },
  ]);
  if (wait > 0) {
    const message = words.recoveryWords.paused(wait);
    throw new Failure("too_many_requests", { message, retryAfterSeconds: wait });
  }
  return { email, codeHash: await sha256(recoveryCode) };
}

interface Used {
  console: Console;
  personId: number;
  codeHash: string;
}

/**
 * Uses up a code in the batch that creates the session: of two concurrent requests, one succeeds.
 */
async function useUp<Entered>(
  service: Service,
  { console, personId, codeHash }: Used,
  enter: (also: (actor: Actor) => Write[]) => Promise<Entered>,
): Promise<Entered> {
  const { db, now } = service;
  const at = now.toISOString();
  const mails = [mailOfRecovery(console, personId, "used", at)];
  const audit = { action: "recovery_codes.use", subject: String(personId), detail: null, at };
  try {
    const entered = await enter((actor) => [
      ...useRecoveryCode(db, codeHash, at),
      ...insertMessages(service, mails),
      insertAudit(db, { ...audit, actor }),
    ]);
    await enqueueMessages(service, mails);
    return entered;
  } catch (error) {
    if (isGuardViolation(error, "person_as_read")) throw refused();
    throw error;
  }
}
