import type * as z from "zod";
import { type UserRow, updateUser, userById } from "../../db/users";
import type { profileInput } from "../contract/profile";
import { LIMITS } from "../facts/limits";
import { Failure } from "../failure";
import { overLimits } from "./limit";
import { changeOfAddress } from "./mail-address";
import type { Service } from "./service";
import { duration } from "./words.rules";

/**
 * Writes a candidate's profile. Another address has yet to be confirmed, and the one before it, where
 * it was confirmed, is told.
 *
 * @throws Failure unauthorized where the person is gone, too_many_requests for one change too many.
 */
export async function changeProfile(
  service: Service,
  userId: number,
  profile: z.infer<typeof profileInput>,
): Promise<UserRow> {
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
  // Its address was changed in the same moment: this is one change more, and counted.
  if (!changed) return changeProfile(service, userId, profile);
  if (isChanged && user.emailVerifiedAt) await service.enqueue([messageId]);
  return changed;
}

async function countChange(service: Service, userId: number): Promise<void> {
  const limit = LIMITS.emailChangesOfPerson;
  const retryAfterSeconds = await overLimits(service, [{ limit, of: userId }]);
  if (retryAfterSeconds === 0) return;
  throw new Failure("too_many_requests", {
    message: `You can change your email ${limit.max} times a day. Please wait ${duration(retryAfterSeconds)}.`,
    retryAfterSeconds,
  });
}
