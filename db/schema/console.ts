import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { CONSOLES } from "../../worker/facts/console";
import { companyMembers } from "./companies";
import { staff } from "./staff";

/** Codes that were mailed to sign in to a console, each with the link in the same mail. */
export const signInCodes = sqliteTable(
  "sign_in_codes",
  {
    /** Known to the browser that asked. */
    key: text().primaryKey(),
    console: text({ enum: CONSOLES }).notNull(),
    /** In lower case. */
    email: text().notNull(),
    /** HMAC of key and code; null for a link that needs no code, made by who runs the product. */
    codeHmac: text("code_hmac"),
    linkHash: text("link_hash").notNull().unique(),
    /** HMAC of the requesting network, for the limits alone. */
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

/** Codes on paper, by which a person of a console signs in without a mail. New ones replace all old ones. */
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
    /** What the browser calls itself, for people to recognise it. */
    browser: text(),
    createdAt: text("created_at").notNull(),
    lastUsedAt: text("last_used_at").notNull(),
    /** It ends then at the latest. */
    expiresAt: text("expires_at").notNull(),
    /** When its person last proved who they are: by the mailbox, or by a recovery code. */
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
