import { and, eq, isNotNull, isNull, lte, or, sql } from "drizzle-orm";
import { unionAll } from "drizzle-orm/sqlite-core";
import type { Db } from "../../client";
import { applications } from "../../schema/applications";
import { companies } from "../../schema/companies";
import { jobs } from "../../schema/jobs";
import { deadLetters, outbox } from "../../schema/messages";
import { payments } from "../../schema/payments";
import { users } from "../../schema/people";
import { proposals } from "../../schema/proposals";
import { contactMessages, queries } from "../../schema/support";
import { columns, later, type OwedMoments, person } from "./columns";

/** Refunds that have been on their way for too long. */
export const refundsLate = (db: Db, moments: OwedMoments, lateSeconds: number, limit: number) => {
  const since = sql`${payments.refundDueAt}`;
  return db
    .select(
      columns(moments, {
        id: sql`${applications.id}`,
        name: person,
        about: sql`coalesce(${payments.refundId}, ${payments.providerPaymentId})`,
        since,
        dueAt: later(since, sql`${lateSeconds}`),
        paise: sql`coalesce(${payments.refundAmount}, ${payments.amount})`,
      }),
    )
    .from(payments)
    .innerJoin(applications, eq(applications.id, payments.applicationId))
    .innerJoin(users, eq(users.id, applications.userId))
    .where(
      and(
        // Makes the database use the index of refunds that are still checked at the provider.
        sql`${payments.nextRefundAt} is not null and ${payments.nextRefundAt} > ''`,
        sql`${payments.state} in ('refund_due', 'refunding')`,
        lte(payments.refundDueAt, moments.refundsSince),
      ),
    )
    .orderBy(payments.refundDueAt)
    .limit(limit);
};

/**
 * Open tickets of both kinds without a reply. A visitor's report without an address cannot be
 * answered, so it is left out.
 */
export const tickets = (
  db: Db,
  moments: OwedMoments,
  { lateSeconds, shown }: { lateSeconds: number; shown: number },
  limit: number,
) => {
  const openTickets = unionAll(
    db
      .select({
        id: queries.id,
        isContact: sql<number>`0`.as("is_contact"),
        name: sql`coalesce(${users.name}, ${users.phone}, ${queries.email}, '')`.as("name"),
        subject: queries.subject,
        text: sql`substr(${queries.description}, 1, ${shown})`.as("text"),
        createdAt: queries.createdAt,
      })
      .from(queries)
      .leftJoin(users, eq(users.id, queries.userId))
      .where(
        and(
          eq(queries.state, "open"),
          lte(queries.createdAt, moments.ticketsSince),
          or(isNotNull(queries.userId), isNotNull(queries.email)),
        ),
      ),
    db
      .select({
        id: contactMessages.id,
        isContact: sql<number>`1`.as("is_contact"),
        name: sql`${contactMessages.fullName}`.as("name"),
        subject: contactMessages.subject,
        text: sql`substr(${contactMessages.message}, 1, ${shown})`.as("text"),
        createdAt: contactMessages.createdAt,
      })
      .from(contactMessages)
      .where(
        and(
          eq(contactMessages.state, "open"),
          lte(contactMessages.createdAt, moments.ticketsSince),
        ),
      ),
  ).as("written");
  const since = sql`${openTickets.createdAt}`;
  return db
    .select({
      ...columns(moments, {
        id: sql`${openTickets.id}`,
        name: sql`${openTickets.name}`,
        about: sql`${openTickets.subject}`,
        text: sql`${openTickets.text}`,
        since,
        dueAt: later(since, sql`${lateSeconds}`),
      }),
      isContact: sql<number>`${openTickets.isContact}`,
    })
    .from(openTickets)
    .orderBy(openTickets.createdAt, sql`is_contact`, openTickets.id)
    .limit(limit);
};

export const companiesToVerify = (db: Db, moments: OwedMoments, seconds: number, limit: number) => {
  const since = sql`coalesce(${companies.submittedAt}, ${companies.createdAt})`;
  return db
    .select(
      columns(moments, {
        id: sql`${companies.id}`,
        name: sql`${companies.name}`,
        about: sql`${companies.city}`,
        since,
        dueAt: later(since, sql`${seconds}`),
      }),
    )
    .from(companies)
    .where(sql`${companies.state} = 'submitted'`)
    .orderBy(since, companies.id)
    .limit(limit);
};

export const jobsToApprove = (db: Db, moments: OwedMoments, seconds: number, limit: number) => {
  const since = sql`coalesce(${jobs.submittedAt}, ${jobs.createdAt})`;
  return db
    .select(
      columns(moments, {
        id: sql`${jobs.id}`,
        name: sql`${jobs.title}`,
        about: sql`${jobs.company}`,
        since,
        dueAt: later(since, sql`${seconds}`),
      }),
    )
    .from(jobs)
    .where(sql`${jobs.closedAs} = 'submitted' and ${jobs.withdrawnAt} is null`)
    .orderBy(since, jobs.id)
    .limit(limit);
};

/** Changes of companies and of open jobs. */
export const changesToApprove = (db: Db, moments: OwedMoments, seconds: number, limit: number) => {
  const since = sql`${proposals.proposedAt}`;
  return db
    .select({
      ...columns(moments, {
        id: sql`coalesce(${proposals.jobId}, ${proposals.companyId})`,
        name: sql`coalesce(${jobs.title}, ${companies.name})`,
        about: sql`case when ${jobs.id} is not null then ${companies.name} end`,
        since,
        dueAt: later(since, sql`${seconds}`),
      }),
      jobId: proposals.jobId,
    })
    .from(proposals)
    .innerJoin(companies, eq(companies.id, proposals.companyId))
    .leftJoin(jobs, eq(jobs.id, proposals.jobId))
    .where(sql`${proposals.state} = 'open'`)
    .orderBy(since, proposals.id)
    .limit(limit);
};

export const deadLettersByCause = (db: Db, moments: OwedMoments, limit: number) => {
  const since = sql`min(${deadLetters.at})`;
  return db
    .select({
      ...columns(moments, {
        id: null,
        name: sql`${outbox.kind}`,
        about: sql`${deadLetters.cause}`,
        since,
        dueAt: sql`null`,
        people: sql`count(*)`,
      }),
      count: sql<number>`sum(count(*)) over ()`,
    })
    .from(deadLetters)
    .innerJoin(outbox, eq(outbox.id, deadLetters.outboxId))
    .where(and(isNull(deadLetters.retriedAt), isNull(outbox.handledAt)))
    .groupBy(outbox.kind, deadLetters.cause)
    .orderBy(since)
    .limit(limit);
};
