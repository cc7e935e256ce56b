import type * as z from "zod";
import * as words from "~worker/words/login";
import {
  countUpdate,
  insertOutboxOfEmailChange,
  setLanguage,
  type UserRow,
  updateUser,
  userById,
} from "../../../../db/account/users";
import { fullWindow } from "../../../../db/limits";
import type { OutboxRow } from "../../../../db/outbox/outbox";
import type { profileInput } from "../../../contract/profile";
import type { Language } from "../../../facts/languages";
import { LIMITS } from "../../../facts/limits/limits";
import { Failure } from "../../../failure";
import { inLanguage } from "../../../language";
import { type Counter, counterOf, waitIn } from "../../limit";
import { retryIfOvertaken } from "../../retry";
import type { Service } from "../../service";
import { emailOf } from "../../talk/notify/email.rules";
import type { MessageKind } from "../../talk/outbox/kinds.rules";

/** The message to a confirmed address that was replaced. */
export const changeOfAddress = ({ db, now }: Service, userId: number, id: string, email: string) =>
  insertOutboxOfEmailChange(db, {
    id,
    kind: "email_changed" satisfies MessageKind,
    userId,
    email,
    now: now.toISOString(),
  });

/** Outbox handler: notifies the replaced address. */
export async function notifyOldAddress(
  service: Service,
  { id, payload }: OutboxRow,
): Promise<void> {
  const { SUPPORT_EMAIL, PUBLIC_URL } = service.settings;
  const [user] = await userById(service.db, Number(payload.userId));
  if (!user) throw new Error("A message without its person");
  const mail = inLanguage(user.language, () =>
    emailOf(words.emailChanged(`${PUBLIC_URL}/profile`), null, service.settings, user.safetyWord),
  );
  await service.email.send({
    to: String(payload.email),
    ...mail,
    replyTo: SUPPORT_EMAIL,
    idempotencyKey: id,
  });
}

/**
 * Writes a candidate's profile. A new address has yet to be confirmed; if the previous one was
 * confirmed, it is notified. An empty or missing safety word leaves the current one unchanged.
 *
 * @throws Failure unauthorized where the account is gone, too_many_requests for too many changes,
 *   stale_state
 */
export async function changeProfile(
  service: Service,
  userId: number,
  profile: Profile,
): Promise<UserRow> {
  return retryIfOvertaken(() => write(service, userId, profile));
}

type Profile = z.infer<ReturnType<typeof profileInput>>;

/** Changes the language of a person's messages. */
export async function changeLanguage(
  { db }: Service,
  userId: number,
  language: Language,
): Promise<UserRow> {
  const [user] = await setLanguage(db, userId, language);
  if (!user) throw new Failure("unauthorized");
  return user;
}

/**
 * Null if the address or the safety word was changed concurrently: then nothing was written or
 * counted.
 */
async function write(service: Service, userId: number, profile: Profile): Promise<UserRow | null> {
  const { db, now } = service;
  const { name, email, dob, gender, language } = profile;
  const safetyWord = profile.safetyWord || undefined;
  const [ofEmail, ofWord] = await Promise.all([
    counterOf(service, { limit: LIMITS.emailChangesOfPerson, of: userId }),
    counterOf(service, { limit: LIMITS.safetyWordsOfPerson, of: userId }),
  ]);
  // Read in one batch: a concurrent identical change may have filled the limit since.
  const [[user], [emailsFull], [wordsFull]] = await db.batch([
    userById(db, userId),
    fullWindow(db, ofEmail.key, ofEmail.max, now.toISOString()),
    fullWindow(db, ofWord.key, ofWord.max, now.toISOString()),
  ]);
  if (!user) throw new Failure("unauthorized");
  const isChanged = user.email?.toLowerCase() !== email.toLowerCase();
  const isCounted = isChanged && user.email !== null;
  const isNewWord = safetyWord !== undefined && safetyWord !== user.safetyWord;
  if (isCounted && emailsFull)
    throw tooMany(service, ofEmail, emailsFull, words.loginWords.emailChanges);
  if (isNewWord && wordsFull)
    throw tooMany(service, ofWord, wordsFull, words.loginWords.safetyWords);
  const messageId = crypto.randomUUID();
  const [, [changed]] = await db.batch([
    changeOfAddress(service, userId, messageId, email),
    updateUser(db, user, { name, email, dob, gender, safetyWord, language }),
    ...(isCounted ? [countUpdate(db, ofEmail, now.toISOString())] : []),
    ...(isNewWord ? [countUpdate(db, ofWord, now.toISOString())] : []),
  ]);
  if (!changed) return null;
  if (isChanged && user.emailVerifiedAt) await service.enqueue([messageId]);
  return changed;
}

function tooMany(
  { now }: Service,
  { max, seconds }: Counter,
  { endsAt }: { endsAt: string },
  wordsOf: (max: number, seconds: number) => string,
): Failure {
  const retryAfterSeconds = waitIn(seconds, endsAt, now);
  return new Failure("too_many_requests", {
    message: wordsOf(max, retryAfterSeconds),
    retryAfterSeconds,
  });
}
