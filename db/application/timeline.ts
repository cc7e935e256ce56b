import { desc, eq, or, type SQL, sql } from "drizzle-orm";
import type { Db } from "../client";
import { applicationComments } from "../schema/applications";
import { deadLetters, notifications, outbox } from "../schema/messages";
import { credits, payments } from "../schema/payments";
import { queries } from "../schema/support";

// Related rows of an application that staff see with it.

const comments = (db: Db) =>
  db
    .select({
      id: applicationComments.id,
      text: applicationComments.text,
      staff: applicationComments.staff,
      at: applicationComments.at,
    })
    .from(applicationComments);

/** The comments of staff on an application, oldest first. */
export const commentsOf = (db: Db, applicationId: number) =>
  comments(db)
    .where(eq(applicationComments.applicationId, applicationId))
    .orderBy(applicationComments.id);

export const insertComment = (db: Db, row: typeof applicationComments.$inferInsert) =>
  db.insert(applicationComments).values(row).returning({ id: applicationComments.id });

export const commentById = (db: Db, id: number) =>
  comments(db).where(eq(applicationComments.id, id));

const message = (db: Db) =>
  db
    .select({ message: outbox, text: notifications, dead: deadLetters })
    .from(outbox)
    .leftJoin(notifications, eq(notifications.outboxId, outbox.id))
    .leftJoin(deadLetters, eq(deadLetters.outboxId, outbox.id));

/**
 * Messages about an application, newest first, each with the text that its candidate read in the
 * app.
 */
export const messagesAbout = (db: Db, applicationId: number, limit: number) =>
  message(db)
    .where(eq(outbox.applicationId, applicationId))
    .orderBy(desc(outbox.createdAt))
    .limit(limit);
export type MessageAboutRow = Awaited<ReturnType<typeof messagesAbout>>[number];

/** One message about an application. */
export const messageAbout = (db: Db, applicationId: number, id: string) =>
  message(db).where(sql`${outbox.id} = ${id} and ${outbox.applicationId} = ${applicationId}`);

/** Messages whose ids begin with `begin`: the copies of one message. */
export const copiesOf = (db: Db, applicationId: number, begin: string) =>
  message(db).where(
    sql`${outbox.applicationId} = ${applicationId}
      and substr(${outbox.id}, 1, ${begin.length}) = ${begin}`,
  );

/** The credits that were given for an application, and the credit that bought its slot. */
export const creditsAbout = (db: Db, applicationId: number) =>
  db
    .select({
      id: credits.id,
      applicationId: credits.applicationId,
      spentOn: credits.spentOn,
      state: credits.state,
      createdAt: credits.createdAt,
      paymentId: credits.paymentId,
      amount: payments.amount,
    })
    .from(credits)
    .leftJoin(payments, eq(payments.id, credits.paymentId))
    .where(or(eq(credits.applicationId, applicationId), eq(credits.spentOn, applicationId)))
    .orderBy(credits.id);

/** A person's messages to support, newest first. */
export const ticketsOf = (db: Db, userId: number | SQL, limit: number) =>
  db
    .select()
    .from(queries)
    .where(eq(queries.userId, userId))
    .orderBy(desc(queries.id))
    .limit(limit);
