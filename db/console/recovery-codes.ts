import { and, eq, isNull, sql } from "drizzle-orm";
import type { Db } from "../client";
import { guard } from "../insert-from";
import { recoveryCodes } from "../schema/console";
import type { Person } from "./sessions";

const isOf = (person: Person) =>
  "staffId" in person
    ? eq(recoveryCodes.staffId, person.staffId)
    : eq(recoveryCodes.memberId, person.memberId);

/** How many unused codes a person has, and when they were created. */
export const codesLeft = (db: Db, person: Person) =>
  db
    .select({
      left: sql<number>`count(case when ${recoveryCodes.usedAt} is null then 1 end)`,
      madeAt: sql<string | null>`max(${recoveryCodes.createdAt})`,
    })
    .from(recoveryCodes)
    .where(isOf(person));

export const deleteRecoveryCodesOf = (db: Db, person: Person) =>
  db.delete(recoveryCodes).where(isOf(person));

/** Gives a person these codes in place of all earlier ones. */
export const replaceRecoveryCodes = (
  db: Db,
  person: Person,
  codeHashes: string[],
  createdAt: string,
) => [
  deleteRecoveryCodesOf(db, person),
  ...codeHashes.map((codeHash) =>
    db.insert(recoveryCodes).values({ ...person, codeHash, createdAt }),
  ),
];

const isUnused = (codeHash: string) =>
  and(eq(recoveryCodes.codeHash, codeHash), isNull(recoveryCodes.usedAt));

/** The owner of an unused code. */
export const ownerOfCode = (db: Db, codeHash: string) =>
  db
    .select({ staffId: recoveryCodes.staffId, memberId: recoveryCodes.memberId })
    .from(recoveryCodes)
    .where(isUnused(codeHash));

/** Uses up a code. Guarded: a code that was used or replaced meanwhile undoes the batch. */
export const useRecoveryCode = (db: Db, codeHash: string, usedAt: string) => [
  guard(
    db,
    "person_as_read",
    sql`exists (select 1 from ${recoveryCodes} where ${isUnused(codeHash)})`,
  ),
  db.update(recoveryCodes).set({ usedAt }).where(isUnused(codeHash)),
];
