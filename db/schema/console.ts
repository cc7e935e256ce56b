import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { CONSOLES } from "../../worker/facts/people/console";
import { companyMembers } from "./companies";
import { staff } from "./staff";

/** Mailed sign-in codes of the consoles, each with the link in the same mail. */
export const signInCodes = sqliteTable(
  "sign_in_codes",
  {
    /** A key that the requesting browser has. */
    key: text().primaryKey(),
    console: text({ enum: CONSOLES }).notNull(),
    /** In lower case. */
    email: text().notNull(),
    /** HMAC of key and code; null for a link that needs no code, which an operator made. */
    codeHmac: text("code_hmac"),
    linkHash: text("link_hash").notNull().unique(),
    /** HMAC of the requesting network, only for the limits. */
    addressHash: text("address_hash"),
    wrongTries: integer("wrong_tries").notNull().default(0),
    usedAt: text("used_at"),
    expiresAt: text("expires_at").notNull(),
    createdAt: text("created_at").notNull(),
  },
  (t) => [
    index("sign_in_codes_email").on(t.console, t.email, t.createdAt),
    index("sign_in_codes_address").on(t.addressHash, t.createdAt),
    index("sign_in_codes_created").on(t.createdAt),
  ],
);

/** Codes on paper, for signing in to a console without a mail. New codes replace all old ones. */
export const recoveryCodes = sqliteTable(
  "recovery_codes",
  {
    codeHash: text("code_hash").primaryKey(),
    staffId: integer("staff_id").references(() => staff.id),
    memberId: integer("member_id").references(() => companyMembers.id),
    createdAt: text("created_at").notNull(),
    usedAt: text("used_at"),
  },
  (t) => [
    check("recovery_codes_person", sql`(${t.staffId} is null) <> (${t.memberId} is null)`),
    index("recovery_codes_staff").on(t.staffId),
    index("recovery_codes_member").on(t.memberId),
  ],
);

/** A person of one console in one browser. */
export const consoleSessions = sqliteTable(
  "console_sessions",
  {
    id: integer().primaryKey({ autoIncrement: true }),
    tokenHash: text("token_hash").notNull().unique(),
    staffId: integer("staff_id").references(() => staff.id),
    memberId: integer("member_id").references(() => companyMembers.id),
    /** The browser's name for itself, so that people recognise the session. */
    browser: text(),
    createdAt: text("created_at").notNull(),
    lastUsedAt: text("last_used_at").notNull(),
    /** The latest end of the session. */
    expiresAt: text("expires_at").notNull(),
    /** When its person last proved their identity, by the mailbox or by a recovery code. */
    provenAt: text("proven_at").notNull(),
    endedAt: text("ended_at"),
  },
  (t) => [
    check("console_sessions_person", sql`(${t.staffId} is null) <> (${t.memberId} is null)`),
    index("console_sessions_staff").on(t.staffId),
    index("console_sessions_member").on(t.memberId),
    index("console_sessions_expires").on(t.expiresAt),
  ],
);
