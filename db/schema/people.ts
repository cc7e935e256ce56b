import { sql } from "drizzle-orm";
import {
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from "drizzle-orm/sqlite-core";
import type { ResumeContent } from "../../worker/contract/resumes";
import { GENDERS } from "../../worker/contract/values";
import { DEFAULT_LANGUAGE, LANGUAGE_CODES } from "../../worker/facts/languages";

export const users = sqliteTable(
  "users",
  {
    id: integer().primaryKey({ autoIncrement: true }),
    /** Ten digits, no country code. */
    phone: text().notNull().unique(),
    name: text(),
    email: text(),
    /** When a link in our mail to exactly this address was opened. */
    emailVerifiedAt: text("email_verified_at"),
    dob: text(),
    gender: text({ enum: GENDERS }),
    image: text(),
    createdAt: text("created_at").notNull(),
    /** When staff blocked the person, who can then neither log in nor hold a slot. */
    blockedAt: text("blocked_at"),
    /** A secret word that only the person and we know. */
    safetyWord: text("safety_word").notNull(),
    /** The language of our messages to the person. */
    language: text({ enum: LANGUAGE_CODES }).notNull().default(DEFAULT_LANGUAGE),
    /** When its number went to a new account. Nobody can log in, and `phone` is not a number. */
    closedAt: text("closed_at"),
  },
  (t) => [index("users_email").on(sql`lower(${t.email})`)],
);

export const otps = sqliteTable(
  "otps",
  {
    key: text().primaryKey(),
    phone: text().notNull(),
    /** HMAC of the requesting network, only for the limits. */
    addressHash: text("address_hash"),
    /** HMAC of key and code under the server's secret. The code itself is not stored. */
    codeHmac: text("code_hmac").notNull(),
    wrongTries: integer("wrong_tries").notNull().default(0),
    usedAt: text("used_at"),
    expiresAt: text("expires_at").notNull(),
    createdAt: text("created_at").notNull(),
    /** The login attempt that used it, by the caller's own id. */
    usedBy: text("used_by"),
    /** HMAC of the requesting block of networks. */
    blockHash: text("block_hash"),
    /**
     * The requesting device, if it is one of the number's own. Such a device has separate limits.
     */
    ownDevice: text("own_device"),
  },
  (t) => [
    index("otps_phone").on(t.phone, t.createdAt),
    index("otps_created").on(t.createdAt),
    index("otps_address").on(t.addressHash, t.createdAt),
    index("otps_block").on(t.blockHash, t.createdAt),
  ],
);

/** Devices on which a user has logged in. */
export const devices = sqliteTable(
  "devices",
  {
    userId: integer("user_id")
      .notNull()
      .references(() => users.id),
    /** SHA-256 of the browser's own id. Callers without a device id share one value. */
    deviceHash: text("device_hash").notNull(),
    /** HMAC of the network of the last login. It shows staff many accounts in one place. */
    addressHash: text("address_hash"),
    firstSeenAt: text("first_seen_at").notNull(),
    lastSeenAt: text("last_seen_at").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.deviceHash] }),
    index("devices_last_seen").on(t.lastSeenAt),
  ],
);

/** Accounts that a person with their number has reported as not their own. */
export const numberClaims = sqliteTable("number_claims", {
  userId: integer("user_id")
    .primaryKey()
    .references(() => users.id),
  claimedAt: text("claimed_at").notNull(),
  /** When staff checked the claim and released the number at once. */
  releasedAt: text("released_at"),
});

export const refreshTokens = sqliteTable(
  "refresh_tokens",
  {
    tokenHash: text("token_hash").primaryKey(),
    family: text().notNull(),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id),
    /** The token that this one replaced; null for the first of its family. */
    predecessorHash: text("predecessor_hash"),
    /** When this token was first used. From then on its predecessor expires. */
    firstUsedAt: text("first_used_at"),
    revokedAt: text("revoked_at"),
    expiresAt: text("expires_at").notNull(),
    /** The only device that may use this family; null if no device was named yet. */
    deviceHash: text("device_hash"),
  },
  (t) => [
    index("refresh_tokens_family").on(t.family),
    index("refresh_tokens_user").on(t.userId),
    uniqueIndex("refresh_tokens_predecessor").on(t.predecessorHash),
    index("refresh_tokens_expires").on(t.expiresAt),
  ],
);

export const resumes = sqliteTable(
  "resumes",
  {
    id: integer().primaryKey({ autoIncrement: true }),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id),
    fileName: text("file_name").notNull(),
    contentType: text("content_type").notNull(),
    objectKey: text("object_key").notNull().unique(),
    /**
     * `removed`: not on the list. The row stays while an application or the stored file needs it.
     */
    state: text({ enum: ["uploading", "ready", "removed"] }).notNull(),
    uploadedAt: text("uploaded_at").notNull(),
    /** When it left the list; null for resumes that left before this was stored. */
    removedAt: text("removed_at"),
    /** The content of a resume that was made here; else null. */
    content: text({ mode: "json" }).$type<ResumeContent>(),
  },
  (t) => [
    index("resumes_user").on(t.userId, t.state),
    index("resumes_stale").on(t.uploadedAt).where(sql`state <> 'ready'`),
  ],
);

/** A person's answers so far for a resume that is made here. */
export const resumeDrafts = sqliteTable("resume_drafts", {
  userId: integer("user_id")
    .primaryKey()
    .references(() => users.id),
  content: text({ mode: "json" }).$type<ResumeContent>().notNull(),
  updatedAt: text("updated_at").notNull(),
});
