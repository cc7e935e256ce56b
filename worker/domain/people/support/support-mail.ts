import * as staffMailWords from "~worker/words/staff-mail";
import * as supportTexts from "~worker/words/support";
import { writeBatch } from "../../../../db/client";
import type { OutboxRow } from "../../../../db/outbox/outbox";
import {
  digestEntries,
  insertDigest,
  markMailCounted,
  putIntoDigest,
} from "../../../../db/outbox/parts";
import type { TicketKind } from "../../../facts/guarantee/tickets";
import { LIMITS } from "../../../facts/limits/limits";
import { Failure } from "../../../failure";
import type { Email } from "../../../providers/types";
import { counterOf, EVERYBODY, overLimits, waitOf } from "../../limit";
import { networkBlockOf, networkOf } from "../../network.rules";
import type { Service } from "../../service";
import { letterOf } from "../../talk/notify/email.rules";
import type { MessageKind } from "../../talk/outbox/kinds.rules";

/** The sender of a message to support: a candidate, or a visitor with only an address. */
export interface Writer {
  userId: number | null;
  /** The client's address, or null where the edge did not provide it. */
  address: string | null;
}

/**
 * Counts one message to support. On one network or block, candidates have the same limit as
 * visitors but their own counter: anybody can use up the visitors' limit, and thousands of people
 * share a mobile operator's address. There is a global limit for visitors, and none for candidates.
 *
 * @throws Failure too_many_requests
 */
export async function countMessage(service: Service, { userId, address }: Writer): Promise<void> {
  const isVisitor = userId === null;
  const apart = (place: string | null) => place && (isVisitor ? place : `candidates:${place}`);
  const own = [
    { limit: LIMITS.messagesOfPerson, of: userId },
    { limit: LIMITS.messagesOfNetwork, of: apart(address && networkOf(address)) },
    { limit: LIMITS.messagesOfBlock, of: apart(address && networkBlockOf(address)) },
  ];
  const ofVisitors = { limit: LIMITS.messagesOfVisitors, of: isVisitor ? EVERYBODY : null };
  const retryAfterSeconds = await overLimits(service, [...own, ofVisitors]);
  if (retryAfterSeconds === 0) return;
  const isFull = isVisitor && (await waitOf(service, await counterOf(service, ofVisitors))) > 0;
  const { tooMany, tooManyOfVisitors } = supportTexts.supportWords;
  throw new Failure("too_many_requests", {
    message: isFull
      ? tooManyOfVisitors(service.settings.SUPPORT_EMAIL)
      : tooMany(retryAfterSeconds),
    retryAfterSeconds,
  });
}

/** The page where staff answer the ticket. */
export const ticketPage = ({ settings }: Service, kind: TicketKind, id: number) =>
  `${settings.PUBLIC_URL}/staff/inbox/${kind}/${id}`;

/**
 * Mails our own support, or adds a line to the next digest if there were many mails within the
 * hour.
 */
export async function mailSupport(
  service: Service,
  row: OutboxRow,
  letter: Pick<Email, "subject" | "text" | "html" | "replyTo">,
): Promise<void> {
  const { db, settings, now, email } = service;
  if (row.digestId) return;
  if (!row.mailCountedAt) {
    const over = await overLimits(service, [{ limit: LIMITS.mailsToSupport, of: "support" }]);
    if (over > 0) return addToDigest(service, row);
    await markMailCounted(db, row.id, now.toISOString());
  }
  await email.send({ to: settings.SUPPORT_EMAIL, ...letter, idempotencyKey: row.id });
}

const HOUR_MS = 3_600_000;
/** A message from just before the end of the hour is in the digest by then. */
const MARGIN_MS = 120_000;

/** The digest of this hour is an outbox message itself, due when the hour is over. */
async function addToDigest({ db, now }: Service, { id }: OutboxRow): Promise<void> {
  const hour = Math.floor(now.getTime() / HOUR_MS) * HOUR_MS;
  const digestId = `support_digest-${new Date(hour).toISOString()}`;
  const dueAt = new Date(hour + HOUR_MS + MARGIN_MS).toISOString();
  const kind = "support_digest" satisfies MessageKind;
  const [, added] = await writeBatch(db, [
    insertDigest(db, { id: digestId, kind, createdAt: now.toISOString(), nextTryAt: dueAt }),
    putIntoDigest(db, id, digestId),
  ]);
  if (added === 0) throw new Error("The digest of this hour has gone out");
}

const ENTRIES_SHOWN = 200;

/** Outbox handler: one mail that lists the messages above the hourly limit. */
export async function sendDigest(service: Service, { id }: OutboxRow): Promise<void> {
  const { PUBLIC_URL, SUPPORT_EMAIL } = service.settings;
  const entries = await digestEntries(service.db, id);
  const lines = entries.slice(0, ENTRIES_SHOWN).map(staffMailWords.digestLine);
  await service.email.send({
    to: SUPPORT_EMAIL,
    ...letterOf(staffMailWords.digestMail(entries.length, lines, PUBLIC_URL)),
    idempotencyKey: id,
  });
}
