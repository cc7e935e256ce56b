import { sql } from "drizzle-orm";
import {
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from "drizzle-orm/sqlite-core";
import { CLOSED_BECAUSE } from "../worker/contract/applications";
import { INTERVIEW_STATES, type InterviewRound } from "../worker/contract/interviews";
import type { Question } from "../worker/contract/ops";
import { STAFF_ROLES } from "../worker/contract/ops";
import { QUERY_CATEGORIES } from "../worker/contract/queries";
import { CONTENT_TYPES, GENDERS, SLOT_STATES, STATUSES } from "../worker/contract/values";

// Times are ISO 8601 text in UTC, 24 characters, so that they compare as text.
// Prices are whole rupees; amounts that meet the payment provider are paise.

export const users = sqliteTable("users", {
  id: integer().primaryKey({ autoIncrement: true }),
  /** Ten digits, no country code. */
  phone: text().notNull().unique(),
  name: text(),
  email: text(),
  dob: text(),
  gender: text({ enum: GENDERS }),
  image: text(),
  createdAt: text("created_at").notNull(),
});

export const otps = sqliteTable(
  "otps",
  {
    key: text().primaryKey(),
    phone: text().notNull(),
    /** HMAC of the address that asked, for the flood shield alone. */
    addressHash: text("address_hash"),
    /** HMAC of key and code under the server's secret: the code itself is nowhere. */
    codeHmac: text("code_hmac").notNull(),
    wrongTries: integer("wrong_tries").notNull().default(0),
    usedAt: text("used_at"),
    expiresAt: text("expires_at").notNull(),
    createdAt: text("created_at").notNull(),
  },
  (t) => [
    index("otps_phone").on(t.phone, t.createdAt),
    index("otps_created").on(t.createdAt),
    index("otps_address").on(t.addressHash, t.createdAt),
  ],
);

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
  },
  (t) => [
    index("refresh_tokens_family").on(t.family),
    uniqueIndex("refresh_tokens_predecessor").on(t.predecessorHash),
    index("refresh_tokens_expires").on(t.expiresAt),
  ],
);

export const jobs = sqliteTable(
  "jobs",
  {
    id: integer().primaryKey({ autoIncrement: true }),
    title: text().notNull(),
    company: text().notNull(),
    location: text().notNull(),
    logo: text(),
    applicationPrice: integer("application_price").notNull(),
    maxApplicants: integer("max_applicants").notNull(),
    jobDetail: text("job_detail", { mode: "json" }).$type<Record<string, string[]>>().notNull(),
    /** First point of the Category heading, kept beside it so that lists can filter by it. */
    category: text().notNull(),
    preparation: text({ mode: "json" }).$type<string[]>(),
    closedAt: text("closed_at"),
    /** Set by the claim that took the last slot, until a slot is free again and people were told. */
    fullAt: text("full_at"),
    createdAt: text("created_at").notNull(),
  },
  (t) => [
    index("jobs_open").on(t.id).where(sql`closed_at is null`),
    index("jobs_full").on(t.fullAt).where(sql`full_at is not null`),
  ],
);

export const assessments = sqliteTable("assessments", {
  jobId: integer("job_id")
    .primaryKey()
    .references(() => jobs.id),
  durationMinutes: integer("duration_minutes").notNull(),
  passMark: integer("pass_mark").notNull(),
  questions: text({ mode: "json" }).$type<Question[]>().notNull(),
});

/** The test of a kind of work, for jobs that bring none of their own. */
export const categoryAssessments = sqliteTable("category_assessments", {
  category: text().primaryKey(),
  durationMinutes: integer("duration_minutes").notNull(),
  passMark: integer("pass_mark").notNull(),
  questions: text({ mode: "json" }).$type<Question[]>().notNull(),
});

export const savedJobs = sqliteTable(
  "saved_jobs",
  {
    userId: integer("user_id")
      .notNull()
      .references(() => users.id),
    jobId: integer("job_id")
      .notNull()
      .references(() => jobs.id),
    createdAt: text("created_at").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.jobId] }),
    index("saved_jobs_newest").on(t.userId, t.createdAt, t.jobId),
    index("saved_jobs_job").on(t.jobId),
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
  },
  (t) => [
    index("resumes_user").on(t.userId, t.state),
    index("resumes_stale").on(t.uploadedAt).where(sql`state <> 'ready'`),
  ],
);

export const applications = sqliteTable(
  "applications",
  {
    id: integer().primaryKey({ autoIncrement: true }),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id),
    jobId: integer("job_id")
      .notNull()
      .references(() => jobs.id),
    resumeId: integer("resume_id").references(() => resumes.id),
    status: text({ enum: STATUSES }).notNull(),
    /** Number of the newest history row; a move writes the next one, and only one can. */
    seq: integer().notNull(),
    /** The client-made id of the apply move: finds the row after a lost answer. */
    claimId: text("claim_id").notNull().unique(),
    /** Whole rupees, fixed when the candidate applied. */
    price: integer().notNull(),
    slotState: text("slot_state", { enum: SLOT_STATES }).notNull(),
    /** When a held slot lapses; null once confirmed or released. */
    slotExpiresAt: text("slot_expires_at"),
    closedBecause: text("closed_because", { enum: CLOSED_BECAUSE }),
    /** Set when a later application for the same job takes this one's place. */
    supersededAt: text("superseded_at"),
    appliedAt: text("applied_at").notNull(),
    /** When to tell that the hold is about to lapse; null once told, or when there is no need. */
    warnAt: text("warn_at"),
    /** After a failed test: from when on the same job may be applied for again. */
    reopensAt: text("reopens_at"),
    /** Minutes of the test that staff granted on top of its own. */
    extraMinutes: integer("extra_minutes").notNull().default(0),
  },
  (t) => [
    uniqueIndex("applications_one_per_job").on(t.userId, t.jobId).where(sql`superseded_at is null`),
    index("applications_claims").on(t.jobId, t.slotState, t.slotExpiresAt),
    index("applications_user").on(t.userId, t.id),
    index("applications_status").on(t.status, t.id),
    index("applications_job_status").on(t.jobId, t.status, t.id),
    index("applications_resume").on(t.resumeId),
    index("applications_held").on(t.slotExpiresAt).where(sql`slot_state = 'held'`),
    index("applications_warn").on(t.warnAt).where(sql`warn_at is not null`),
  ],
);

export const applicationHistory = sqliteTable(
  "application_history",
  {
    applicationId: integer("application_id")
      .notNull()
      .references(() => applications.id),
    seq: integer().notNull(),
    moveId: text("move_id").notNull().unique(),
    status: text({ enum: STATUSES }).notNull(),
    at: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.applicationId, t.seq] })],
);

/** One sitting per application; the questions as they were when it started. */
export const sittings = sqliteTable(
  "sittings",
  {
    applicationId: integer("application_id")
      .primaryKey()
      .references(() => applications.id),
    questions: text({ mode: "json" }).$type<Question[]>().notNull(),
    passMark: integer("pass_mark").notNull(),
    minutes: integer().notNull(),
    startedAt: text("started_at").notNull(),
    endsAt: text("ends_at").notNull(),
    gradedAt: text("graded_at"),
    /** Right answers. */
    score: integer(),
  },
  (t) => [index("sittings_running").on(t.endsAt).where(sql`graded_at is null`)],
);

export const answers = sqliteTable(
  "answers",
  {
    applicationId: integer("application_id")
      .notNull()
      .references(() => sittings.applicationId),
    question: integer().notNull(),
    option: integer().notNull(),
    at: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.applicationId, t.question] })],
);

export const orders = sqliteTable(
  "orders",
  {
    /** Ours; the provider knows it as the receipt. Written before the provider is called. */
    receipt: text().primaryKey(),
    applicationId: integer("application_id")
      .notNull()
      .references(() => applications.id),
    amount: integer().notNull(),
    currency: text().notNull(),
    providerOrderId: text("provider_order_id").unique(),
    state: text({ enum: ["open", "checking", "paid"] }).notNull(),
    /** When the schedule asks the provider next; null when there is nothing to ask. */
    nextCheckAt: text("next_check_at"),
    checks: integer().notNull().default(0),
    createdAt: text("created_at").notNull(),
  },
  (t) => [
    uniqueIndex("orders_open").on(t.applicationId).where(sql`state <> 'paid'`),
    index("orders_application").on(t.applicationId),
    index("orders_due").on(t.nextCheckAt).where(sql`next_check_at is not null`),
  ],
);

export const payments = sqliteTable(
  "payments",
  {
    id: integer().primaryKey({ autoIncrement: true }),
    providerPaymentId: text("provider_payment_id").notNull().unique(),
    receipt: text()
      .notNull()
      .references(() => orders.receipt),
    applicationId: integer("application_id")
      .notNull()
      .references(() => applications.id),
    /** Paise, as captured. */
    amount: integer().notNull(),
    method: text(),
    /** `kept` bought the slot; the others go back to the candidate in full. */
    state: text({ enum: ["kept", "refund_due", "refunding", "refunded"] }).notNull(),
    /** The provider's number of the refund under way or done. */
    refundId: text("refund_id"),
    capturedAt: text("captured_at").notNull(),
    refundDueAt: text("refund_due_at"),
    refundedAt: text("refunded_at"),
    /** When the provider is asked about the refund next; null when there is nothing to ask. */
    nextRefundAt: text("next_refund_at"),
    /** How often it has been asked: the next wait follows from it, and two askers collide on it. */
    refundAsks: integer("refund_asks").notNull().default(0),
    /** Which refund this is: one that the bank refused is followed by another. */
    refundAttempt: integer("refund_attempt").notNull().default(1),
  },
  (t) => [
    uniqueIndex("payments_kept").on(t.applicationId).where(sql`state = 'kept'`),
    index("payments_application").on(t.applicationId),
    index("payments_refunds").on(t.nextRefundAt).where(sql`next_refund_at is not null`),
  ],
);

/** A slot owed to a candidate who cancelled late. The money behind it stays with its payment. */
export const credits = sqliteTable(
  "credits",
  {
    id: integer().primaryKey({ autoIncrement: true }),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id),
    paymentId: integer("payment_id")
      .notNull()
      .references(() => payments.id),
    /** The application that was given up for it. */
    applicationId: integer("application_id")
      .notNull()
      .unique()
      .references(() => applications.id),
    state: text({ enum: ["available", "spent", "refunded"] }).notNull(),
    /** The application whose slot it bought. */
    spentOn: integer("spent_on")
      .unique()
      .references(() => applications.id),
    createdAt: text("created_at").notNull(),
    spentAt: text("spent_at"),
  },
  (t) => [
    uniqueIndex("credits_once").on(t.paymentId).where(sql`state = 'available'`),
    index("credits_user").on(t.userId, t.state),
    index("credits_payment").on(t.paymentId, t.id),
  ],
);

export const interviews = sqliteTable(
  "interviews",
  {
    id: integer().primaryKey({ autoIncrement: true }),
    /** Client-made; also the event's identity in a calendar. */
    uid: text().notNull().unique(),
    applicationId: integer("application_id")
      .notNull()
      .references(() => applications.id),
    round: integer().$type<InterviewRound>(),
    at: text().notNull(),
    link: text(),
    place: text(),
    state: text({ enum: INTERVIEW_STATES }).notNull(),
    /** Counts the changes: a calendar takes the higher number, and two changers collide on it. */
    sequence: integer().notNull().default(0),
    /** Set when the employer moved it, or gave it in place of one that it cancelled. */
    movedAt: text("moved_at"),
    changedAt: text("changed_at").notNull(),
  },
  (t) => [index("interviews_application").on(t.applicationId, t.id)],
);

export const reminders = sqliteTable(
  "reminders",
  {
    id: integer().primaryKey({ autoIncrement: true }),
    interviewId: integer("interview_id")
      .notNull()
      .references(() => interviews.id),
    kind: text({ enum: ["day", "hour"] }).notNull(),
    dueAt: text("due_at").notNull(),
    claimedAt: text("claimed_at"),
  },
  (t) => [
    index("reminders_due").on(t.dueAt).where(sql`claimed_at is null`),
    index("reminders_interview").on(t.interviewId),
  ],
);

/** Webhooks as they came, by the provider's event id. */
export const webhookEvents = sqliteTable("webhook_events", {
  eventId: text("event_id").primaryKey(),
  event: text().notNull(),
  providerOrderId: text("provider_order_id"),
  receivedAt: text("received_at").notNull(),
});

/** Work that must follow a commit: written with it, delivered through the queue after it. */
export const outbox = sqliteTable(
  "outbox",
  {
    id: text().primaryKey(),
    kind: text().notNull(),
    payload: text({ mode: "json" }).$type<Record<string, string | number | null>>().notNull(),
    createdAt: text("created_at").notNull(),
    handledAt: text("handled_at"),
    /** An SMS has no idempotency key at its provider: this keeps a repeat from sending it again. */
    smsAt: text("sms_at"),
    /** Who sends it takes it first; a claim that came to nothing is free again after a while. */
    smsClaimedAt: text("sms_claimed_at"),
  },
  (t) => [index("outbox_waiting").on(t.createdAt).where(sql`handled_at is null`)],
);

export const deadLetters = sqliteTable("dead_letters", {
  outboxId: text("outbox_id").primaryKey(),
  at: text().notNull(),
  retriedAt: text("retried_at"),
});

export const notifications = sqliteTable("notifications", {
  id: integer().primaryKey({ autoIncrement: true }),
  /** The outbox row that said it: a second delivery finds it there. */
  outboxId: text("outbox_id").notNull().unique(),
  title: text().notNull(),
  body: text().notNull(),
  createdAt: text("created_at").notNull(),
});

export const userNotifications = sqliteTable(
  "user_notifications",
  {
    userId: integer("user_id")
      .notNull()
      .references(() => users.id),
    notificationId: integer("notification_id")
      .notNull()
      .references(() => notifications.id),
    readAt: text("read_at"),
    deletedAt: text("deleted_at"),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.notificationId] }),
    index("user_notifications_unread")
      .on(t.userId, t.notificationId)
      .where(sql`read_at is null and deleted_at is null`),
  ],
);

export const staticContent = sqliteTable("static_content", {
  type: text({ enum: CONTENT_TYPES }).primaryKey(),
  content: text().notNull(),
});

/** First answers to requests that bore an `Idempotency-Key`, for their repeats. */
export const idempotencyKeys = sqliteTable(
  "idempotency_keys",
  {
    scope: text().notNull(),
    key: text().notNull(),
    /** SHA-256 of method, path and body. */
    requestHash: text("request_hash").notNull(),
    startedAt: text("started_at").notNull(),
    /** Null while the first request is at work. */
    status: integer(),
    body: text(),
  },
  (t) => [
    primaryKey({ columns: [t.scope, t.key] }),
    index("idempotency_keys_started").on(t.startedAt),
  ],
);

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
    /** Of sender and text: the same twice within minutes is one. */
    digest: text().notNull(),
    outboxId: text("outbox_id").notNull().unique(),
    createdAt: text("created_at").notNull(),
  },
  (t) => [index("queries_digest").on(t.digest, t.createdAt)],
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
  },
  (t) => [index("contact_messages_digest").on(t.digest, t.createdAt)],
);

export const staffTokens = sqliteTable("staff_tokens", {
  tokenHash: text("token_hash").primaryKey(),
  name: text().notNull(),
  role: text({ enum: STAFF_ROLES }).notNull(),
  expiresAt: text("expires_at").notNull(),
});

export const auditLog = sqliteTable("audit_log", {
  id: integer().primaryKey({ autoIncrement: true }),
  staff: text().notNull(),
  action: text().notNull(),
  subject: text().notNull(),
  detail: text({ mode: "json" }).$type<unknown>(),
  at: text().notNull(),
});
