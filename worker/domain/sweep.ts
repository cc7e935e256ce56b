import { deleteDevicesBefore } from "../../db/devices";
import { deleteKeysBefore } from "../../db/idempotency";
import { deleteLimitUsesBefore } from "../../db/limits";
import { deleteOtpsBefore } from "../../db/otps";
import { deleteRefreshTokensBefore } from "../../db/users";
import { DEVICE_SECONDS } from "../contract/auth";
import { IDEMPOTENCY_SECONDS } from "../contract/values";
import { DAY_SECONDS } from "./otp.rules";
import { later, type Service } from "./service";

/** Deletes codes, devices, refresh tokens, idempotency keys and counters that no rule looks at any more. */
export async function sweepKeys({ db, now }: Service): Promise<number> {
  const swept = await db.batch([
    deleteOtpsBefore(db, later(now, -2 * DAY_SECONDS)),
    deleteDevicesBefore(db, later(now, -DEVICE_SECONDS)),
    deleteRefreshTokensBefore(db, later(now, -DAY_SECONDS)),
    deleteKeysBefore(db, later(now, -IDEMPOTENCY_SECONDS)),
    deleteLimitUsesBefore(db, now.toISOString()),
  ]);
  return swept.reduce((sum, { rowsAffected }) => sum + rowsAffected, 0);
}
