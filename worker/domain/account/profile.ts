import type * as z from "zod";
import { type UserRow, updateUser, userById } from "../../../db/account/users";
import type { profileInput } from "../../contract/profile";
import { LIMITS } from "../../facts/limits";
import { Failure } from "../../failure";
import { loginWords } from "../../words/en/login";
import { overLimits } from "../limit";
import { retryIfOvertaken } from "../retry";
import type { Service } from "../service";
import { changeOfAddress } from "./email-change";

/**
 * Writes a candidate's profile. A new address has yet to be confirmed, and the previous one, if it
 * was confirmed, is notified.
 *
 * @throws Failure unauthorized where the person is gone, too_many_requests for one change too
 *   many, stale_state
 */
export async function changeProfile(
  service: Service,
  userId: number,
  profile: Profile,
): Promise<UserRow> {
  return retryIfOvertaken(() => write(service, userId, profile));
}

type Profile = z.infer<ReturnType<typeof profileInput>>;

/** Null where the address was changed in the same moment: this is one change more, and counted. */
async function write(service: Service, userId: number, profile: Profile): Promise<UserRow | null> {
  const { db } = service;
  const { name, email, dob, gender } = profile;
  const [user] = await userById(db, userId);
  if (!user) throw new Failure("unauthorized");
  const isChanged = user.email?.toLowerCase() !== email.toLowerCase();
  if (isChanged && user.email !== null) await countChange(service, userId);
  const messageId = crypto.randomUUID();
  const [, [changed]] = await db.batch([
    changeOfAddress(service, userId, messageId, email),
    updateUser(db, user, { name, email, dob, gender }),
  ]);
  if (!changed) return null;
  if (isChanged && user.emailVerifiedAt) await service.enqueue([messageId]);
  return changed;
}

async function countChange(service: Service, userId: number): Promise<void> {
  const limit = LIMITS.emailChangesOfPerson;
  const retryAfterSeconds = await overLimits(service, [{ limit, of: userId }]);
  if (retryAfterSeconds === 0) return;
  throw new Failure("too_many_requests", {
    message: loginWords.emailChanges(limit.max, retryAfterSeconds),
    retryAfterSeconds,
  });
}
