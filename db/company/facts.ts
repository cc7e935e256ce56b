import { and, desc, eq, gt, inArray, isNull, or } from "drizzle-orm";
import type { FactKind } from "../../worker/facts/companies";
import type { Db } from "../client";
import { companyFacts } from "../schema/companies";

export type FactRow = typeof companyFacts.$inferSelect;

/** What is known of some companies now, newest first. */
export const standingFacts = (db: Db, companyIds: number[], now: string) =>
  db
    .select()
    .from(companyFacts)
    .where(
      and(
        inArray(companyFacts.companyId, companyIds),
        isNull(companyFacts.lapsedAt),
        or(isNull(companyFacts.expiresAt), gt(companyFacts.expiresAt, now)),
      ),
    )
    .orderBy(desc(companyFacts.checkedAt));

export const lapseFacts = (db: Db, companyId: number, kinds: FactKind[], now: string) =>
  db
    .update(companyFacts)
    .set({ lapsedAt: now })
    .where(
      and(
        eq(companyFacts.companyId, companyId),
        inArray(companyFacts.kind, kinds),
        isNull(companyFacts.lapsedAt),
      ),
    );

/** A finding. What was found of this kind before is kept, and stands no longer. */
export const putFact = (db: Db, row: Omit<typeof companyFacts.$inferInsert, "id" | "lapsedAt">) => [
  lapseFacts(db, row.companyId, [row.kind], row.checkedAt),
  db.insert(companyFacts).values(row),
];
