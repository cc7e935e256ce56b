import { and, eq, isNull, lt, sql } from "drizzle-orm";
import type { Db } from "../client";
import { guard } from "../guards";
import { insertFrom } from "../insert-from";
import { insertOutboxFrom } from "../outbox/outbox";
import { refreshTokens, users } from "../schema/people";

export const userById = (db: Db, id: number) => db.select().from(users).where(eq(users.id, id));

/** The user of this phone, made at the first login. */
export function userOfPhone(db: Db, phone: string, now: string) {
  return db
    .insert(users)
    .values({ phone, createdAt: now })
    .onConflictDoUpdate({ target: users.phone, set: { phone: sql`excluded.phone` } })
    .returning();
}

/**
 * Writes the profile. A gender that is not given stays, and is the form's default in a first
 * profile; an empty one is not stated. Another address is not confirmed.
 *
 * @param user as read before: nothing is written where the address is another one by now.
 */
export function updateUser(
  db: Db,
  user: Pick<UserRow, "id" | "email">,
  values: Record<"name" | "email" | "dob", string> & { gender?: UserRow["gender"] | "" },
) {
  const untold = sql`coalesce(${users.gender}, case when ${users.dob} is null then 'MALE' end)`;
  const gender = values.gender === "" ? null : (values.gender ?? untold);
  const emailVerifiedAt = sql`case when lower(${users.email}) = lower(${values.email}) then ${users.emailVerifiedAt} end`;
  return db
    .update(users)
    .set({ ...values, gender, emailVerifiedAt })
    .where(and(eq(users.id, user.id), sql`${users.email} is ${user.email}`))
    .returning();
}

/** Confirms that mail to this address arrives, while it is still the person's. */
export const confirmEmail = (db: Db, id: number, email: string, now: string) =>
  db
    .update(users)
    .set({ emailVerifiedAt: now })
    .where(and(eq(users.id, id), eq(users.email, email), isNull(users.emailVerifiedAt)));

/** A message to a person's confirmed address, where `email` is another one. */
export const insertOutboxOfEmailChange = (
  db: Db,
  {
    id,
    kind,
    userId,
    email,
    now,
  }: Record<"id" | "kind" | "email" | "now", string> & {
    userId: number;
  },
) =>
  insertOutboxFrom(
    db,
    { id, kind, payload: sql`json_object('userId', id, 'email', email)`, createdAt: now },
    sql`from ${users} where id = ${userId} and email_verified_at is not null
      and lower(email) <> lower(${email})`,
  );

export type UserRow = typeof users.$inferSelect;

/** The first token of a login; none for a number that is blocked. */
export const insertRefreshToken = (
  db: Db,
  row: {
    tokenHash: string;
    family: string;
    userId: number;
    expiresAt: string;
    deviceHash: string | null;
  },
) =>
  insertFrom(
    db,
    refreshTokens,
    row,
    sql`from ${users} where id = ${row.userId} and blocked_at is null`,
  );

/** Blocks someone, or lifts it. Guarded: where it stands so already, the batch is undone. */
export const setBlocked = (db: Db, id: number, blockedAt: string | null) => [
  guard(
    db,
    "block_as_read",
    sql`(${users.blockedAt} is null) = ${blockedAt === null ? 0 : 1}`,
    sql`from ${users} where ${eq(users.id, id)}`,
  ),
  db.update(users).set({ blockedAt }).where(eq(users.id, id)),
];

/** Ends every login of someone. */
export const revokeLogins = (db: Db, userId: number, now: string) =>
  db
    .update(refreshTokens)
    .set({ revokedAt: now })
    .where(and(eq(refreshTokens.userId, userId), isNull(refreshTokens.revokedAt)));

/** The token after a living one; again, or where the login was ended meanwhile, nothing. */
export const insertSuccessor = (
  db: Db,
  row: { tokenHash: string; predecessorHash: string; expiresAt: string },
) =>
  insertFrom(
    db,
    refreshTokens,
    {
      ...row,
      family: refreshTokens.family,
      userId: refreshTokens.userId,
      deviceHash: refreshTokens.deviceHash,
    },
    sql`from ${refreshTokens} where token_hash = ${row.predecessorHash} and revoked_at is null`,
  ).onConflictDoNothing();

export const refreshTokenByHash = (db: Db, hash: string) =>
  db.select().from(refreshTokens).where(eq(refreshTokens.tokenHash, hash));

export const successorOf = (db: Db, hash: string) =>
  db.select().from(refreshTokens).where(eq(refreshTokens.predecessorHash, hash));

/** Records the use of a valid token; empty where its login was ended. */
export const markFirstUse = (db: Db, hash: string, now: string) =>
  db
    .update(refreshTokens)
    .set({ firstUsedAt: sql`coalesce(${refreshTokens.firstUsedAt}, ${now})` })
    .where(and(eq(refreshTokens.tokenHash, hash), isNull(refreshTokens.revokedAt)))
    .returning({ userId: refreshTokens.userId });

/** Binds a login to a device, where it is bound to none. */
export const bindFamily = (db: Db, family: string, deviceHash: string) =>
  db
    .update(refreshTokens)
    .set({ deviceHash })
    .where(and(eq(refreshTokens.family, family), isNull(refreshTokens.deviceHash)));

/** A token of this family that was not revoked. */
export const livingToken = (db: Db, family: string) =>
  db
    .select({ tokenHash: refreshTokens.tokenHash })
    .from(refreshTokens)
    .where(and(eq(refreshTokens.family, family), isNull(refreshTokens.revokedAt)))
    .limit(1);

export const deleteRefreshTokensBefore = (db: Db, before: string) =>
  db.delete(refreshTokens).where(lt(refreshTokens.expiresAt, before));

export const revokeFamily = (db: Db, family: string, now: string) =>
  db.update(refreshTokens).set({ revokedAt: now }).where(eq(refreshTokens.family, family));
