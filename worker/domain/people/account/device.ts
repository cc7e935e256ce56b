import * as words from "~worker/words/login";
import { insertNewDeviceMessage, markSeen, ownDevice } from "../../../../db/account/devices";
import { deleteClaimOfPhone } from "../../../../db/account/number-claims";
import { type UserRow, userById, userByPhone, userOfPhone } from "../../../../db/account/users";
import type { OutboxRow } from "../../../../db/outbox/outbox";
import { sha256 } from "../../../crypto";
import { DEFAULT_LANGUAGE } from "../../../facts/languages";
import { currentLanguage, inLanguage } from "../../../language";
import type { Service } from "../../service";
import { notify, sendSms } from "../../talk/notify/notify";
import { anySafetyWord, withSafetyWord } from "../../talk/notify/safety-word";
import { OWN_DEVICES } from "./otp.rules";

/** Requests without a device id share this one device, which belongs to no user. */
export const UNNAMED = "unnamed";

/** How a device id is stored: it works like a password for the device's own tries. */
export const deviceHashOf = async (device: string | undefined) => (device ? sha256(device) : null);

/**
 * The hash of this device if the number logged in on it before and it is still among the number's
 * latest devices.
 */
export async function ownDeviceOf(
  { db }: Service,
  phone: string,
  device: string | undefined,
): Promise<string | null> {
  const hash = await deviceHashOf(device);
  if (!hash) return null;
  const [own] = await ownDevice(db, phone, hash, OWN_DEVICES);
  return own?.deviceHash ?? null;
}

/**
 * Returns the user of a verified phone, created at the first login, and records the device. An
 * existing user is notified of a login on a new device, once.
 */
export async function logInOn(
  { db, now, enqueue }: Service,
  phone: string,
  device: string | undefined,
): Promise<UserRow> {
  const at = now.toISOString();
  const hash = (await deviceHashOf(device)) ?? UNNAMED;
  const messageId = crypto.randomUUID();
  const [[user], inserted] = await db.batch([
    userOfPhone(db, phone, {
      safetyWord: anySafetyWord(),
      language: currentLanguage(),
      createdAt: at,
    }),
    insertNewDeviceMessage(db, messageId, phone, hash, at),
    markSeen(db, phone, hash, at),
    deleteClaimOfPhone(db, phone),
  ]);
  if (!user) throw new Error("The user of a verified phone is missing");
  if (inserted.rowsAffected > 0) await enqueue([messageId]);
  return user;
}

/** Notifies a user of a login on a new device: in the app, by email and by SMS. */
export async function notifyOfNewDevice(service: Service, row: OutboxRow): Promise<void> {
  const { db, settings } = service;
  const [user] = await userById(db, Number(row.payload.userId));
  if (!user) throw new Error("A message without its person");
  const { SUPPORT_EMAIL, PUBLIC_URL } = settings;
  await notify(service, row, user, () =>
    words.newDevice(String(row.payload.at), SUPPORT_EMAIL, `${PUBLIC_URL}/contact`),
  );
}

/**
 * Notifies a number that signing in is paused. The number may have no account, and so no safety
 * word.
 */
export async function notifyOfPause(service: Service, row: OutboxRow): Promise<void> {
  const phone = String(row.payload.phone);
  const [user] = await userByPhone(service.db, phone);
  await inLanguage(user?.language ?? DEFAULT_LANGUAGE, () => {
    const sms = user
      ? withSafetyWord(words.signInPaused, user.safetyWord)
      : words.signInPausedUnknown;
    return sendSms(service, row, phone, sms);
  });
}

/** Notifies the number that an account was moved away from, which has no safety word any more. */
export async function notifyLeftPhone(service: Service, row: OutboxRow): Promise<void> {
  const [user] = await userById(service.db, Number(row.payload.userId));
  await inLanguage(user?.language ?? DEFAULT_LANGUAGE, () =>
    sendSms(service, row, String(row.payload.phone), words.phoneLeft),
  );
}
