import { and, desc, eq, getTableColumns, inArray, isNull, sql } from "drizzle-orm";
import type { Db } from "../client";
import { applicationHistory, applications } from "../schema/applications";
import { interviews } from "../schema/interviews";
import { jobs } from "../schema/jobs";
import { deadLetters, notifications, outbox, userNotifications } from "../schema/messages";
import { credits, payments } from "../schema/payments";
import { devices, numberClaims, otps, refreshTokens, users } from "../schema/people";
import { contactMessages, contactReplies, queries, queryReplies } from "../schema/support";
import { lastSeen } from "./search";

/** A person with the counts that staff see. */
export const personForStaff = (db: Db, id: number, now: string, dayAgo: string) =>
  db
    .select({
      id: users.id,
      phone: users.phone,
      name: users.name,
      email: users.email,
      emailConfirmedAt: users.emailVerifiedAt,
      createdAt: users.createdAt,
      blockedAt: users.blockedAt,
      closedAt: users.closedAt,
      claimedAt: numberClaims.claimedAt,
      releasedAt: numberClaims.releasedAt,
      seenAt: lastSeen,
      devices: sql<number>`(select count(*) from ${devices} where user_id = users.id)`,
      logins: sql<number>`(select count(distinct family) from ${refreshTokens}
        where user_id = users.id and revoked_at is null and expires_at > ${now})`,
      wrongCodes: sql<number>`(select coalesce(sum(wrong_tries), 0) from ${otps}
        where otps.phone = users.phone and otps.created_at > ${dayAgo})`,
      unpaidHolds: sql<number>`(select count(*) from ${applications}
        where user_id = users.id and slot_state = 'held' and slot_expires_at > ${now})`,
    })
    .from(users)
    .leftJoin(numberClaims, eq(numberClaims.userId, users.id))
    .where(eq(users.id, id));

export const applicationsOfPerson = (db: Db, userId: number, limit: number) =>
  db
    .select({
      ...getTableColumns(applications),
      job: { title: jobs.title, company: jobs.company },
      changedAt: sql<string>`(select at from ${applicationHistory}
        where application_id = ${applications.id} and ${applicationHistory.seq} = ${applications.seq})`,
      interviewAt: sql<string | null>`(select max(at) from ${interviews}
        where ${interviews.applicationId} = ${applications.id} and state <> 'cancelled')`,
    })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .where(eq(applications.userId, userId))
    .orderBy(desc(applications.id))
    .limit(limit);

/** The payments for the newest applications of a person, oldest first. */
export const paymentsOfPerson = (db: Db, userId: number, applicationCount: number) =>
  db
    .select()
    .from(payments)
    .where(
      inArray(
        payments.applicationId,
        sql`(select id from ${applications} where user_id = ${userId}
          order by id desc limit ${applicationCount})`,
      ),
    )
    .orderBy(payments.id);

/** All credits of a person, each with its payment; goodwill has no payment. */
export const creditsOfPerson = (db: Db, userId: number, limit: number) =>
  db
    .select({
      id: credits.id,
      state: credits.state,
      amount: payments.amount,
      applicationId: credits.applicationId,
      spentOn: credits.spentOn,
      createdAt: credits.createdAt,
    })
    .from(credits)
    .leftJoin(payments, eq(payments.id, credits.paymentId))
    .where(eq(credits.userId, userId))
    .orderBy(desc(credits.id))
    .limit(limit);

export const queriesOfPerson = (db: Db, userId: number, limit: number) =>
  db
    .select({
      id: queries.id,
      subject: queries.subject,
      createdAt: queries.createdAt,
      repliedAt: sql<string | null>`(select max(at) from ${queryReplies}
        where query_id = queries.id)`,
    })
    .from(queries)
    .where(eq(queries.userId, userId))
    .orderBy(desc(queries.id))
    .limit(limit);

export const contactMessagesOfPerson = (db: Db, userId: number, limit: number) =>
  db
    .select({
      id: contactMessages.id,
      subject: contactMessages.subject,
      createdAt: contactMessages.createdAt,
      repliedAt: sql<string | null>`(select max(at) from ${contactReplies}
        where contact_id = contact_messages.id)`,
    })
    .from(contactMessages)
    .where(eq(contactMessages.userId, userId))
    .orderBy(desc(contactMessages.id))
    .limit(limit);

/** Messages to a person, including those that the person removed, with the state of each part. */
export const messagesToPerson = (db: Db, userId: number, limit: number) =>
  db
    .select({
      id: notifications.id,
      title: notifications.title,
      at: notifications.createdAt,
      readAt: userNotifications.readAt,
      kind: outbox.kind,
      emailAt: outbox.mailAt,
      smsAt: outbox.smsAt,
      failed: deadLetters.cause,
      deadSince: deadLetters.at,
    })
    .from(userNotifications)
    .innerJoin(notifications, eq(notifications.id, userNotifications.notificationId))
    .leftJoin(outbox, eq(outbox.id, notifications.outboxId))
    .leftJoin(
      deadLetters,
      and(eq(deadLetters.outboxId, notifications.outboxId), isNull(deadLetters.retriedAt)),
    )
    .where(eq(userNotifications.userId, userId))
    .orderBy(desc(userNotifications.notificationId))
    .limit(limit);
