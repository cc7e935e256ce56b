import { deleteDevicesBefore } from "../../db/account/devices";
import { deleteOtpsBefore } from "../../db/account/otps";
import { deleteRefreshTokensBefore } from "../../db/account/refresh-tokens";
import { deleteCodesBefore } from "../../db/console/codes";
import { deleteSessionsBefore } from "../../db/console/sessions";
import { deleteKeysBefore } from "../../db/idempotency";
import { deleteLimitUsesBefore } from "../../db/limits";
import { DEVICE_SECONDS } from "../contract/auth";
import { IDEMPOTENCY_SECONDS } from "../facts/repeats";
import { addSeconds, DAY_SECONDS } from "../facts/times";
import type { Service } from "./service";

/** Deletes codes, sessions, devices, refresh tokens, idempotency keys and counters that no rule looks at any more. */
export async function sweepKeys({ db, now }: Service): Promise<number> {
  const swept = await db.batch([
    deleteOtpsBefore(db, addSeconds(now, -2 * DAY_SECONDS)),
    deleteCodesBefore(db, addSeconds(now, -2 * DAY_SECONDS)),
    deleteSessionsBefore(db, addSeconds(now, -DAY_SECONDS)),
    deleteDevicesBefore(db, addSeconds(now, -DEVICE_SECONDS)),
    deleteRefreshTokensBefore(db, addSeconds(now, -DAY_SECONDS)),
    deleteKeysBefore(db, addSeconds(now, -IDEMPOTENCY_SECONDS)),
    deleteLimitUsesBefore(db, now.toISOString()),
  ]);
  return swept.reduce((sum, { rowsAffected }) => sum + rowsAffected, 0);
}
