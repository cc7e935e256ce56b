import { sql } from "drizzle-orm";
import {
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from "drizzle-orm/sqlite-core";
import type { ResumeContent } from "../../worker/contract/resume-draft";
import { GENDERS } from "../../worker/contract/values";

export const users = sqliteTable(
  "users",
  {
    id: integer().primaryKey({ autoIncrement: true }),
    /** Ten digits, no country code. */
    phone: text().notNull().unique(),
    name: text(),
    email: text(),
    /** When a link of ours in a mail to this very address was opened. */
    emailVerifiedAt: text("email_verified_at"),
    dob: text(),
    gender: text({ enum: GENDERS }),
    image: text(),
    createdAt: text("created_at").notNull(),
    /** Staff blocked the number then: it can neither log in nor hold a slot. */
    blockedAt: text("blocked_at"),
    /** A secret between the person and us. */
    safetyWord: text("safety_word").notNull(),
    /** Its number went to a new account then: nobody can log in, and `phone` is no number. */
    closedAt: text("closed_at"),
  },
  (t) => [index("users_email").on(sql`lower(${t.email})`)],
);

export const otps = sqliteTable(
  "otps",
  {
    key: text().primaryKey(),
    phone: text().notNull(),
    /** HMAC of the requesting network, for the limits alone. */
    addressHash: text("address_hash"),
    /** HMAC of key and code under the server's secret: the code itself is nowhere. */
    codeHmac: text("code_hmac").notNull(),
    wrongTries: integer("wrong_tries").notNull().default(0),
    usedAt: text("used_at"),
    expiresAt: text("expires_at").notNull(),
    createdAt: text("created_at").notNull(),
    /** The attempt that used it, by the caller's own name for it. */
    usedBy: text("used_by"),
    /** HMAC of the requesting block of networks. */
    blockHash: text("block_hash"),
    /** The requesting device, if it is one of the number's own: it has limits of its own. */
    ownDevice: text("own_device"),
  },
  (t) => [
    index("otps_phone").on(t.phone, t.createdAt),
    index("otps_created").on(t.createdAt),
    index("otps_address").on(t.addressHash, t.createdAt),
    index("otps_block").on(t.blockHash, t.createdAt),
  ],
);

/** Where a user has logged in before. */
export const devices = sqliteTable(
  "devices",
  {
    userId: integer("user_id")
      .notNull()
      .references(() => users.id),
    /** SHA-256 of the browser's own id; all callers that name no device are one. */
    deviceHash: text("device_hash").notNull(),
    /** HMAC of the network of the last login, by which staff see many accounts of one place. */
    addressHash: text("address_hash"),
    firstSeenAt: text("first_seen_at").notNull(),
    lastSeenAt: text("last_seen_at").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.deviceHash] }),
    index("devices_last_seen").on(t.lastSeenAt),
  ],
);

/** Accounts of which somebody with their number says that they are not theirs. */
export const numberClaims = sqliteTable("number_claims", {
  userId: integer("user_id")
    .primaryKey()
    .references(() => users.id),
  claimedAt: text("claimed_at").notNull(),
  /** Staff looked into it then: the number is free at once. */
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
    /** The token this one replaced; null for the first of its family. */
    predecessorHash: text("predecessor_hash"),
    /** When this token was first shown to us, which is when its predecessor begins to die. */
    firstUsedAt: text("first_used_at"),
    revokedAt: text("revoked_at"),
    expiresAt: text("expires_at").notNull(),
    /** The one device that may use this family; null where no device was named as yet. */
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
    /** `removed` leaves the list; the row stays while an application or an object needs it. */
    state: text({ enum: ["uploading", "ready", "removed"] }).notNull(),
    uploadedAt: text("uploaded_at").notNull(),
    /** When it left the list; null for those that left before that was kept. */
    removedAt: text("removed_at"),
    /** What it says, if it was made here. */
    content: text({ mode: "json" }).$type<ResumeContent>(),
  },
  (t) => [
    index("resumes_user").on(t.userId, t.state),
    index("resumes_stale").on(t.uploadedAt).where(sql`state <> 'ready'`),
  ],
);

/** What somebody has answered so far for a resume made here. */
export const resumeDrafts = sqliteTable("resume_drafts", {
  userId: integer("user_id")
    .primaryKey()
    .references(() => users.id),
  content: text({ mode: "json" }).$type<ResumeContent>().notNull(),
  updatedAt: text("updated_at").notNull(),
});
