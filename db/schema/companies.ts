import { type SQL, sql } from "drizzle-orm";
import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { COMPANY_STATES, FACT_KINDS } from "../../worker/facts/jobs/companies";
import { INVITATION_ENDS, MEMBER_ROLES } from "../../worker/facts/people/console";

export const companies = sqliteTable(
  "companies",
  {
    id: integer().primaryKey({ autoIncrement: true }),
    /** The name that candidates see. */
    name: text().notNull(),
    /**
     * The name without spaces, in lower case. Names that differ only in these count as the same.
     */
    nameKey: text("name_key").generatedAlwaysAs((): SQL => sql`lower(replace(name, ' ', ''))`),
    legalName: text("legal_name"),
    website: text(),
    about: text(),
    /** The key of the logo in the file store. */
    logoKey: text("logo_key"),
    address: text(),
    city: text(),
    /** Ten digits, no country code. */
    phone: text(),
    gstin: text(),
    cin: text(),
    state: text({ enum: COMPANY_STATES }).notNull(),
    /** Why the company was refused or suspended. */
    stateReason: text("state_reason"),
    submittedAt: text("submitted_at"),
    suspendedAt: text("suspended_at"),
    createdAt: text("created_at").notNull(),
  },
  (t) => [
    index("companies_name_key").on(t.nameKey, t.id),
    index("companies_phone").on(t.phone).where(sql`phone is not null`),
    index("companies_state").on(t.state, t.id),
    index("companies_gstin").on(t.gstin).where(sql`gstin is not null`),
    // Several companies can claim one registration, but only one of them can be verified.
    uniqueIndex("companies_verified_gstin")
      .on(t.gstin)
      .where(sql`gstin is not null and state in ('verified', 'suspended')`),
    index("companies_suspended").on(t.suspendedAt).where(sql`suspended_at is not null`),
  ],
);

export const companyMembers = sqliteTable(
  "company_members",
  {
    id: integer().primaryKey({ autoIncrement: true }),
    /** Null until the person founds a company. */
    companyId: integer("company_id").references(() => companies.id),
    /** In lower case. */
    email: text().notNull().unique(),
    name: text(),
    /** Null without a company. */
    role: text({ enum: MEMBER_ROLES }),
    createdAt: text("created_at").notNull(),
    /** When the mailbox was last proved; null if the person was invited and has not signed in. */
    provenAt: text("proven_at"),
    endedAt: text("ended_at"),
  },
  (t) => [index("company_members_company").on(t.companyId)],
);

/**
 * Invitations to a company's team. An invitation changes nothing by itself: the owner of the
 * mailbox becomes a member by accepting it.
 */
export const companyInvitations = sqliteTable(
  "company_invitations",
  {
    id: integer().primaryKey({ autoIncrement: true }),
    companyId: integer("company_id")
      .notNull()
      .references(() => companies.id),
    /** In lower case. */
    email: text().notNull(),
    /** The name that the inviter entered. */
    name: text().notNull(),
    role: text({ enum: MEMBER_ROLES }).notNull(),
    invitedBy: integer("invited_by").references(() => companyMembers.id),
    createdAt: text("created_at").notNull(),
    endedAt: text("ended_at"),
    endedAs: text("ended_as", { enum: INVITATION_ENDS }),
  },
  (t) => [
    uniqueIndex("company_invitations_open").on(t.companyId, t.email).where(sql`ended_at is null`),
    index("company_invitations_company").on(t.companyId, t.id),
    index("company_invitations_inviter").on(t.invitedBy),
    index("company_invitations_email").on(t.email).where(sql`ended_at is null`),
  ],
);

/** Results of checks on a company. */
export const companyFacts = sqliteTable(
  "company_facts",
  {
    id: integer().primaryKey({ autoIncrement: true }),
    companyId: integer("company_id")
      .notNull()
      .references(() => companies.id),
    kind: text({ enum: FACT_KINDS }).notNull(),
    /** The checked value, such as a domain or a number. */
    detail: text().notNull(),
    checkedAt: text("checked_at").notNull(),
    expiresAt: text("expires_at"),
    /** When a change of the company made this fact invalid. */
    lapsedAt: text("lapsed_at"),
  },
  (t) => [
    uniqueIndex("company_facts_standing").on(t.companyId, t.kind).where(sql`lapsed_at is null`),
    index("company_facts_company").on(t.companyId),
  ],
);
