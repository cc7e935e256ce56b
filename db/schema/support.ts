import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { QUERY_CATEGORIES } from "../../worker/contract/queries";
import { TICKET_STATES } from "../../worker/facts/guarantee/tickets";
import { jobs } from "./jobs";
import { users } from "./people";
import { staff } from "./staff";

/** Ticket columns. */
const ticketColumns = () => ({
  state: text({ enum: TICKET_STATES }).notNull().default("open"),
  /** The staff member responsible for the ticket. */
  ownerId: integer("owner_id").references(() => staff.id),
  closedAt: text("closed_at"),
  /**
   * The number of replies and closings. A reply from somebody who has read fewer is refused with a
   * notice.
   */
  changes: integer().notNull().default(0),
  /** When staff first replied. */
  answeredAt: text("answered_at"),
});

export const queries = sqliteTable(
  "queries",
  {
    id: integer().primaryKey({ autoIncrement: true }),
    /** Null for a visitor. */
    userId: integer("user_id").references(() => users.id),
    /** Where a visitor wants the answer; a candidate's address is in the profile. */
    email: text(),
    subject: text().notNull(),
    description: text().notNull(),
    jobId: integer("job_id").references(() => jobs.id),
    category: text({ enum: QUERY_CATEGORIES }),
    /** True if it reports a message that may be a fraud. */
    isSuspicious: integer("is_suspicious", { mode: "boolean" }).notNull().default(false),
    /** A digest of sender and text. A repeat within minutes is not stored again. */
    digest: text().notNull(),
    outboxId: text("outbox_id").notNull().unique(),
    createdAt: text("created_at").notNull(),
    ...ticketColumns(),
  },
  (t) => [
    index("queries_digest").on(t.digest, t.createdAt),
    index("queries_suspicious").on(t.id).where(sql`is_suspicious = 1`),
    index("queries_user").on(t.userId, t.id),
    index("queries_unanswered").on(t.createdAt).where(sql`answered_at is null`),
    index("queries_state").on(t.state, t.createdAt, t.id),
    index("queries_owner").on(t.ownerId, t.state, t.createdAt, t.id),
  ],
);

export const queryReplies = sqliteTable(
  "query_replies",
  {
    id: integer().primaryKey({ autoIncrement: true }),
    queryId: integer("query_id")
      .notNull()
      .references(() => queries.id),
    message: text().notNull(),
    staff: text().notNull(),
    outboxId: text("outbox_id").notNull().unique(),
    at: text().notNull(),
  },
  (t) => [uniqueIndex("query_replies_once").on(t.queryId, t.message)],
);

export const contactMessages = sqliteTable(
  "contact_messages",
  {
    id: integer().primaryKey({ autoIncrement: true }),
    userId: integer("user_id").references(() => users.id),
    fullName: text("full_name").notNull(),
    email: text().notNull(),
    subject: text().notNull(),
    phone: text(),
    message: text().notNull(),
    digest: text().notNull(),
    outboxId: text("outbox_id").notNull().unique(),
    createdAt: text("created_at").notNull(),
    ...ticketColumns(),
  },
  (t) => [
    index("contact_messages_digest").on(t.digest, t.createdAt),
    index("contact_messages_user").on(t.userId, t.id),
    index("contact_messages_state").on(t.state, t.createdAt, t.id),
    index("contact_messages_owner").on(t.ownerId, t.state, t.createdAt, t.id),
  ],
);

export const contactReplies = sqliteTable(
  "contact_replies",
  {
    id: integer().primaryKey({ autoIncrement: true }),
    contactId: integer("contact_id")
      .notNull()
      .references(() => contactMessages.id),
    message: text().notNull(),
    staff: text().notNull(),
    outboxId: text("outbox_id").notNull().unique(),
    at: text().notNull(),
  },
  (t) => [uniqueIndex("contact_replies_once").on(t.contactId, t.message)],
);
