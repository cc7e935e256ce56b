import { and, desc, eq, gt, inArray, isNull, lte, or, type SQL, sql } from "drizzle-orm";
import type { FactKind } from "../../worker/facts/jobs/companies";
import type { Db } from "../client";
import { guard, insertFrom } from "../insert-from";
import { companies, companyFacts, companyMembers } from "../schema/companies";

export type FactRow = typeof companyFacts.$inferSelect;

/** The valid facts about some companies, newest first. */
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

const isCurrent = (companyId: number, kind: FactKind) =>
  and(
    eq(companyFacts.companyId, companyId),
    eq(companyFacts.kind, kind),
    isNull(companyFacts.lapsedAt),
  );

/** The newest fact of a kind that has not lapsed. */
export const keptFact = (db: Db, companyId: number, kind: FactKind) =>
  db.select().from(companyFacts).where(isCurrent(companyId, kind));

/** Guards that no other fact of this kind was stored since `fact` was read. */
export const guardFact = (db: Db, companyId: number, kind: FactKind, fact?: FactRow) =>
  guard(
    db,
    "company_as_read",
    sql`(select ${companyFacts.id} from ${companyFacts} where ${isCurrent(companyId, kind)}) is ${fact?.id ?? null}`,
  );

/** Stores a fact. The earlier fact of this kind stays in the table, but lapses. */
export const putFact = (db: Db, row: Omit<typeof companyFacts.$inferInsert, "id" | "lapsedAt">) => [
  lapseFacts(db, row.companyId, [row.kind], row.checkedAt),
  db.insert(companyFacts).values(row),
];

/** Whether the company has an active owner with a proven mailbox at the domain. */
const ownerAt = (companyId: number | SQL, domain: string | SQL) =>
  sql`exists (select 1 from ${companyMembers} where ${companyMembers.companyId} = ${companyId}
    and ${companyMembers.role} = 'owner' and ${companyMembers.provenAt} is not null
    and ${companyMembers.endedAt} is null
    and substr(${companyMembers.email}, instr(${companyMembers.email}, '@') + 1) = ${domain})`;

/** The mailbox fact lapses when no active owner has such a mailbox any more. */
export const lapseMailboxFact = (db: Db, companyId: number, now: string) =>
  db
    .update(companyFacts)
    .set({ lapsedAt: now })
    .where(
      and(
        isCurrent(companyId, "mailbox"),
        sql`not ${ownerAt(companyId, sql`${companyFacts.detail}`)}`,
      ),
    );

interface ProvenMailbox {
  companyId: number | SQL;
  /** The website at whose domain the mailbox is. */
  website: string | null;
  domain: string;
  checkedAt: string;
  expiresAt: string;
}

/**
 * Stores the fact that an owner has a mailbox at the domain of the company's website, unless the
 * website or the owner has changed since. Idempotent.
 */
export const putMailboxFact = (db: Db, { companyId, website, domain, ...times }: ProvenMailbox) => [
  db
    .update(companyFacts)
    .set({ lapsedAt: times.checkedAt })
    .where(
      and(
        eq(companyFacts.companyId, companyId),
        eq(companyFacts.kind, "mailbox"),
        isNull(companyFacts.lapsedAt),
        lte(companyFacts.expiresAt, times.checkedAt),
      ),
    ),
  insertFrom(
    db,
    companyFacts,
    { companyId: companies.id, kind: "mailbox", detail: domain, ...times },
    sql`from ${companies} where ${companies.id} = ${companyId} and ${companies.website} = ${website}
      and ${ownerAt(sql`${companies.id}`, domain)}
      and not exists (select 1 from ${companyFacts} where ${companyFacts.companyId} = ${companies.id}
        and ${companyFacts.kind} = 'mailbox' and ${companyFacts.lapsedAt} is null)`,
  ),
];
