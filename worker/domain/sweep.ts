import { deleteDevicesBefore } from "../../db/account/devices";
import { deleteOtpsBefore } from "../../db/account/otps";
import { deleteRefreshTokensBefore } from "../../db/account/refresh-tokens";
import { deleteCodesBefore } from "../../db/console/codes";
import { deleteSessionsBefore } from "../../db/console/sessions";
import { deleteCallsBefore } from "../../db/health/calls";
import { deleteKeysBefore } from "../../db/idempotency";
import { deleteLimitUsesBefore } from "../../db/limits";
import { deleteMailCallsBefore } from "../../db/outbox/mail-calls";
import { deleteDigestsBefore, deleteSeenBefore } from "../../db/search/digests";
import { DEVICE_SECONDS } from "../contract/auth";
import { todayInIndia } from "../contract/profile";
import { IDEMPOTENCY_SECONDS } from "../facts/limits/repeats";
import { DIGEST_DAYS, SEEN_DAYS } from "../facts/search/searches";
import { addSeconds, DAY_SECONDS } from "../facts/times";
import type { Service } from "./service";

const ROWS_AT_ONCE = 1_000;

/**
 * Deletes codes, sessions, devices, refresh tokens, counters, lost mail calls and digests once all
 * rules that read them have run out.
 */
export async function sweepKeys({ db, now }: Service): Promise<number> {
  const swept = await db.batch([
    deleteOtpsBefore(db, addSeconds(now, -2 * DAY_SECONDS)),
    deleteCodesBefore(db, addSeconds(now, -2 * DAY_SECONDS)),
    deleteSessionsBefore(db, addSeconds(now, -DAY_SECONDS)),
    deleteDevicesBefore(db, addSeconds(now, -DEVICE_SECONDS)),
    deleteRefreshTokensBefore(db, addSeconds(now, -DAY_SECONDS)),
    deleteKeysBefore(db, addSeconds(now, -IDEMPOTENCY_SECONDS)),
    deleteLimitUsesBefore(db, now.toISOString()),
    deleteCallsBefore(db, addSeconds(now, -2 * DAY_SECONDS)),
    deleteMailCallsBefore(db, addSeconds(now, -DAY_SECONDS)),
    deleteSeenBefore(db, addSeconds(now, -SEEN_DAYS * DAY_SECONDS), ROWS_AT_ONCE),
    deleteDigestsBefore(
      db,
      todayInIndia(new Date(addSeconds(now, -DIGEST_DAYS * DAY_SECONDS))),
      ROWS_AT_ONCE,
    ),
  ]);
  return swept.reduce((sum, { rowsAffected }) => sum + rowsAffected, 0);
}
