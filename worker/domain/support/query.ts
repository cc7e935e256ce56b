import { isUniqueViolation, writeBatch, writeThenRead } from "../../../db/client";
import { jobById } from "../../../db/job/jobs";
import type { OutboxRow } from "../../../db/outbox/outbox";
import { insertAudit } from "../../../db/staff/staff";
import {
  insertQuery,
  insertReply,
  outboxOfQuery,
  queryByDigest,
  queryById,
  replyByOutboxId,
} from "../../../db/support/queries";
import type { QueryInput } from "../../contract/queries";
import { addSeconds } from "../../facts/times";
import { Failure } from "../../failure";
import { fieldWords } from "../../words/en/fields";
import { queryMail } from "../../words/en/staff-mail";
import { replyMessage, supportWords } from "../../words/en/support";
import { emailOf, letterOf } from "../notify/email.rules";
import { mayMailUnconfirmed } from "../notify/mail-address";
import { notify } from "../notify/notify";
import type { MessageKind } from "../outbox/kinds.rules";
import { enqueueMessages, insertMessages, outboxMessage } from "../outbox/outbox";
import type { Service } from "../service";
import { SAME_TEXT_SECONDS, textDigest } from "./same-text";
import { countMessage, mailSupport, type Writer } from "./support-mail";

/**
 * Stores a query and leaves a mail to support.
 *
 * @throws Failure invalid for a job nobody knows, too_many_requests
 */
export async function submitQuery(service: Service, writer: Writer, input: QueryInput) {
  const { db, now } = service;
  const { userId } = writer;
  const at = now.toISOString();
  const { subject, description, jobId = null, category = null } = input;
  const email = userId === null ? (input.email ?? null) : null;
  if (jobId !== null) {
    const [job] = await jobById(db, jobId, null, at);
    if (!job) throw new Failure("invalid", { fields: { jobId: fieldWords.job } });
  }
  await countMessage(service, writer);
  const digest = await textDigest([userId, email, subject, description, jobId, category]);
  const outboxId = crypto.randomUUID();
  const row = { userId, email, subject, description, jobId, category, digest, outboxId };
  const writes = [
    insertQuery(db, { ...row, createdAt: at }, addSeconds(now, -SAME_TEXT_SECONDS)),
    outboxOfQuery(db, outboxId, "query" satisfies MessageKind, at),
  ];
  const { rows } = await writeThenRead(db, writes, queryByDigest(db, digest));
  const [stored] = rows;
  if (!stored) throw new Error("A query just written is missing");
  await service.enqueue([stored.outboxId]);
  return { id: stored.id, createdAt: stored.createdAt };
}

/** The queue's part: a query reaches support, who can answer its sender's address directly. */
export async function forwardQuery(service: Service, row: OutboxRow): Promise<void> {
  const [found] = await queryById(service.db, Number(row.payload.id));
  if (!found) throw new Error("A mail about no query");
  const { query, user } = found;
  const email = user?.email ?? query.email;
  const sender = {
    name: user?.name ?? null,
    email,
    phone: user?.phone ?? null,
    isCandidate: user !== null,
  };
  await mailSupport(service, row, {
    ...letterOf(queryMail(query, sender)),
    ...(email && { replyTo: email }),
  });
}

/**
 * Answers a query. The same answer given twice is one.
 *
 * @throws Failure not_found, no_reply_address for a visitor who left none
 */
export async function replyToQuery(
  service: Service,
  staff: string,
  queryId: number,
  message: string,
): Promise<void> {
  const { db, now } = service;
  const [found] = await queryById(db, queryId);
  if (!found) throw new Failure("not_found");
  if (!found.user && !found.query.email) throw new Failure("no_reply_address");
  const at = now.toISOString();
  const work = outboxMessage("reply", { queryId, userId: found.query.userId });
  try {
    await writeBatch(db, [
      insertReply(db, { queryId, message, staff, outboxId: work.id, at }),
      ...insertMessages(service, [work]),
      insertAudit(db, {
        staff,
        action: "query.reply",
        subject: String(queryId),
        detail: { message },
        at,
      }),
    ]);
  } catch (error) {
    if (isUniqueViolation(error, "reply")) return;
    throw error;
  }
  await enqueueMessages(service, [work]);
}

/** The queue's part: the answer reaches a candidate in the app and by email, a visitor by email. */
export async function sendReply(service: Service, row: OutboxRow): Promise<void> {
  const { db, settings } = service;
  const [[reply], [found]] = await Promise.all([
    replyByOutboxId(db, row.id),
    queryById(db, Number(row.payload.queryId)),
  ]);
  if (!reply || !found) throw new Error("A reply to no query");
  const { query, user } = found;
  const message = replyMessage(query, reply.message, `${settings.PUBLIC_URL}/help`);
  if (user) await notify(service, row, user, message);
  else if (query.email) {
    // Nobody reads it in the app: what may not go out now is tried again, and staff see what is left.
    if (!(await mayMailUnconfirmed(service, row, query.email))) {
      throw new Failure("too_many_requests", {
        message: supportWords.tooManyToVisitor,
      });
    }
    await service.email.send({
      to: query.email,
      ...emailOf(message, null, settings.SUPPORT_EMAIL),
      idempotencyKey: row.id,
    });
  }
}
