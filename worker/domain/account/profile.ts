import type * as z from "zod";
import { countUpdate, type UserRow, updateUser, userById } from "../../../db/account/users";
import { fullWindow } from "../../../db/limits";
import type { profileInput } from "../../contract/profile";
import { LIMITS, type Limit } from "../../facts/limits";
import { Failure } from "../../failure";
import { loginWords } from "../../words/en/login";
import { counterOf, waitIn } from "../limit";
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

/** Null where the address was changed in the same moment: nothing was written, or counted. */
async function write(service: Service, userId: number, profile: Profile): Promise<UserRow | null> {
  const { db, now } = service;
  const { name, email, dob, gender } = profile;
  const limit = LIMITS.emailChangesOfPerson;
  const counter = await counterOf(service, { limit, of: userId });
  // In one moment: the same change that was sent at once may have filled the window since.
  const [[user], [full]] = await db.batch([
    userById(db, userId),
    fullWindow(db, counter.key, counter.max, now.toISOString()),
  ]);
  if (!user) throw new Failure("unauthorized");
  const isChanged = user.email?.toLowerCase() !== email.toLowerCase();
  const isCounted = isChanged && user.email !== null;
  if (isCounted && full) throw tooMany(limit, waitIn(limit.seconds, full.endsAt, now));
  const messageId = crypto.randomUUID();
  const [, [changed]] = await db.batch([
    changeOfAddress(service, userId, messageId, email),
    updateUser(db, user, { name, email, dob, gender }),
    ...(isCounted ? [countUpdate(db, counter, now.toISOString())] : []),
  ]);
  if (!changed) return null;
  if (isChanged && user.emailVerifiedAt) await service.enqueue([messageId]);
  return changed;
}

const tooMany = ({ max }: Limit, retryAfterSeconds: number) =>
  new Failure("too_many_requests", {
    message: loginWords.emailChanges(max, retryAfterSeconds),
    retryAfterSeconds,
  });
