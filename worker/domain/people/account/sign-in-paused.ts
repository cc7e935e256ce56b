import * as words from "~worker/words/login";
import { userByPhone } from "../../../../db/account/users";
import type { OutboxRow } from "../../../../db/outbox/outbox";
import type { Service } from "../../service";
import { sendSms } from "../../talk/notify/notify";
import { withSafetyWord } from "../../talk/notify/safety-word";

/**
 * Notifies a number that signing in is paused. The number may have no account, and so no safety
 * word.
 */
export async function notifyOfPause(service: Service, row: OutboxRow): Promise<void> {
  const phone = String(row.payload.phone);
  const [user] = await userByPhone(service.db, phone);
  const sms = user
    ? withSafetyWord(words.signInPaused, user.safetyWord)
    : words.signInPausedUnknown;
  await sendSms(service, row, phone, sms);
}
