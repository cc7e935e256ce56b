import { NUMBER_WAIT_DAYS, UNUSED_DAYS } from "../../../worker/facts/people/login";
import { newPhone, PROFILE } from "../people";
import { claimEarlierIn, forgetCodesIn, leaveUnusedIn } from "../unused-account";
import { query } from "./database";
import { logIn, newestCode } from "./people";
import { call } from "./product";

/** The year of birth of all accounts created here. */
export const BIRTH_YEAR = Number(PROFILE.dob.slice(0, 4));

export const leaveUnused = (phone: string, days = UNUSED_DAYS + 1) =>
  leaveUnusedIn(query, phone, days);

/** A person whose account was not used for so many days. */
export async function unused(days?: number, device?: string) {
  const owner = await logIn(newPhone(), true, device);
  await leaveUnused(owner.phone, days);
  const [row] = await query("select id from users where phone = ?", [owner.phone]);
  return { ...owner, id: Number(row?.id) };
}

/** Makes the claim of an account's number old enough. */
export const claimIsOld = (id: number) => claimEarlierIn(query, id, NUMBER_WAIT_DAYS);

/** Types the right code for this number on a new device; `answer` then says whose account it is. */
export async function newcomer(phone: string, device: string = crypto.randomUUID()) {
  await forgetCodesIn(query, phone);
  const { body } = await call("POST", "/user/auth/send-otp", { json: { phone, device } });
  const otp = await newestCode(phone);
  const attempt = crypto.randomUUID();
  const answer = (more: object = {}) =>
    call("POST", "/user/auth/verify-otp", {
      json: { key: body.key, otp, attempt, device, ...more },
    });
  return { first: await answer(), answer };
}
