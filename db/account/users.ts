import { and, eq, isNull, sql } from "drizzle-orm";
import type { SQLiteUpdateSetSource } from "drizzle-orm/sqlite-core";
import { cachedStatement } from "../cached-statement";
import type { Db } from "../client";
import { guard } from "../insert-from";
import { countUse } from "../limits";
import { insertOutboxFrom } from "../outbox/outbox";
import { users } from "../schema/people";

export const userById = cachedStatement((db, id: number) =>
  db.select().from(users).where(eq(users.id, id)),
);

export const userByPhone = (db: Db, phone: string) =>
  db.select().from(users).where(eq(users.phone, phone));

/** The user of this phone; the first login creates it. */
export function userOfPhone(
  db: Db,
  phone: string,
  created: Pick<UserRow, "safetyWord" | "language" | "createdAt">,
) {
  return db
    .insert(users)
    .values({ phone, ...created })
    .onConflictDoUpdate({ target: users.phone, set: { phone: sql`excluded.phone` } })
    .returning();
}

/** An address that differs only in letter case stays confirmed. */
const stillVerified = (email: string) =>
  sql`case when lower(${users.email}) = lower(${email}) then ${users.emailVerifiedAt} end`;

/**
 * Writes the profile. A missing gender stays as it is, or is the form's default in a first profile;
 * an empty one means not stated. A new address is unconfirmed. A missing safety word stays.
 *
 * @param user as read before: a concurrent change of the address or the word prevents the update.
 */
export function updateUser(
  db: Db,
  user: Pick<UserRow, "id" | "email" | "safetyWord">,
  values: Record<"name" | "email" | "dob", string> & {
    gender?: UserRow["gender"] | "";
    safetyWord?: string;
    language?: UserRow["language"];
  },
) {
  const untold = sql`coalesce(${users.gender}, case when ${users.dob} is null then 'MALE' end)`;
  const gender = values.gender === "" ? null : (values.gender ?? untold);
  return db
    .update(users)
    .set({ ...values, gender, emailVerifiedAt: stillVerified(values.email) })
    .where(
      and(
        eq(users.id, user.id),
        sql`${users.email} is ${user.email}`,
        eq(users.safetyWord, user.safetyWord),
      ),
    )
    .returning();
}

export const setLanguage = (db: Db, id: number, language: UserRow["language"]) =>
  db.update(users).set({ language }).where(eq(users.id, id)).returning();

/**
 * Counts a change, right after `updateUser` or another count in the same batch. An update that a
 * concurrent change prevented is not counted.
 */
export const countUpdate = (db: Db, counter: { key: string; seconds: number }, now: string) =>
  countUse(db, counter, now, sql`where changes() = 1`);

/** Confirms an email address, if it is still the person's. */
export const confirmEmail = (db: Db, id: number, email: string, now: string) =>
  db
    .update(users)
    .set({ emailVerifiedAt: now })
    .where(and(eq(users.id, id), eq(users.email, email), isNull(users.emailVerifiedAt)));

/** A message to a person's confirmed address if `email` is a different one. */
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

const asRead = (user: Pick<UserRow, "phone" | "email" | "blockedAt">) =>
  sql`${users.phone} = ${user.phone} and ${users.email} is ${user.email}
    and ${users.blockedAt} is ${user.blockedAt}`;

/** Guarded: a concurrent change of the number, address or block undoes the batch. */
const changePerson = (
  db: Db,
  user: UserRow,
  values: Pick<
    SQLiteUpdateSetSource<typeof users>,
    "phone" | "safetyWord" | "email" | "emailVerifiedAt" | "closedAt"
  >,
) => [
  guard(db, "person_as_read", asRead(user), sql`from ${users} where ${eq(users.id, user.id)}`),
  db.update(users).set(values).where(eq(users.id, user.id)),
];

/**
 * Sets a new number and a new safety word, since the old number received the last one. Also works
 * for an account that was closed when its number went to somebody else. The unique key refuses a
 * number that has an account.
 */
export const movePhone = (db: Db, user: UserRow, phone: string, safetyWord: string) =>
  changePerson(db, user, { phone, safetyWord, closedAt: null });

/** Sets the address. The person must confirm a new one. */
export const correctEmail = (db: Db, user: UserRow, email: string) =>
  changePerson(db, user, { email, emailVerifiedAt: stillVerified(email) });

/** Blocks or unblocks a person. Guarded: a person who is already in that state undoes the batch. */
export const setBlocked = (db: Db, id: number, blockedAt: string | null) => [
  guard(
    db,
    "block_as_read",
    sql`(${users.blockedAt} is null) = ${blockedAt === null ? 0 : 1}`,
    sql`from ${users} where ${eq(users.id, id)}`,
  ),
  db.update(users).set({ blockedAt }).where(eq(users.id, id)),
];
