import { writeBatch, writeThenRead } from "../../../../db/client";
import {
  claimMails,
  deleteMailCall,
  mailCallById,
  markMailed,
  releaseMails,
  stateOfMails,
} from "../../../../db/outbox/mail-calls";
import { MAIL_CALL_REPEAT_SECONDS } from "../../../facts/messages/messages";
import { addSeconds } from "../../../facts/times";
import {
  type BulkEmailProvider,
  type Email,
  type EmailProvider,
  MAILS_IN_CALL,
  ProviderError,
} from "../../../providers/types";
import type { Service } from "../../service";

/**
 * How long mails wait to share a call. Three calls a second leave two of the provider's five for
 * sign-in mails.
 */
const GATHER_MS = 330;

type Around = Pick<Service, "db" | "now"> & { provider: BulkEmailProvider };

/** A mail with its position in the call: the database may return the mails in another order. */
interface Placed extends Email {
  place: number;
}

/** Why a mail was not sent, by the id of its outbox row; null for a sent one. */
type Outcomes = Map<string, unknown>;

const idsOf = (mails: Email[]) => mails.map((mail) => mail.idempotencyKey);
const all = (mails: Email[], outcome: unknown): Outcomes =>
  new Map(idsOf(mails).map((id) => [id, outcome]));

/**
 * Sends the mails of a batch of outbox rows in as few calls as possible: a provider limits the
 * calls per second, and each call can carry many mails. The idempotency key of a mail is the id of
 * its row, which is marked as mailed here.
 */
export function mailsTogether(service: Pick<Service, "db" | "now">, provider: BulkEmailProvider) {
  const around = { db: service.db, now: service.now, provider };
  const waiting: { email: Email; end(outcome: unknown): void }[] = [];
  let isSending = false;
  const send = async () => {
    isSending = true;
    while (waiting.length > 0) {
      await new Promise((resolve) => setTimeout(resolve, GATHER_MS));
      const some = waiting.splice(0, MAILS_IN_CALL);
      // Two deliveries of the same row share one mail.
      const mails = [...new Map(some.map(({ email }) => [email.idempotencyKey, email])).values()];
      const outcomes = await sendMails(around, mails).catch((error) => all(mails, error));
      for (const { email, end } of some) end(outcomes.get(email.idempotencyKey));
    }
    isSending = false;
  };
  return {
    send: (email) =>
      new Promise((resolve, reject) => {
        waiting.push({ email, end: (outcome) => (outcome ? reject(outcome) : resolve()) });
        if (!isSending) void send();
      }),
  } satisfies EmailProvider;
}

/** Sends the mails that were not sent yet. @throws the database error */
async function sendMails(around: Around, mails: Email[]): Promise<Outcomes> {
  const { db, now } = around;
  const id = crypto.randomUUID();
  const placed = mails.map((mail, place) => ({ ...mail, place }));
  const { rows } = await writeThenRead(
    db,
    claimMails(db, id, placed, now.toISOString()),
    stateOfMails(db, idsOf(mails)),
  );
  const callIds = new Map(rows.map((row) => [row.id, row.mailCallId]));
  const callOf = ({ idempotencyKey }: Email) => callIds.get(idempotencyKey);
  const outcomes = all(mails, new Error("A mail of no outbox row"));
  for (const { id: mailId, mailAt } of rows) if (mailAt) outcomes.set(mailId, null);
  for (const callId of new Set(rows.map((row) => row.mailCallId))) {
    if (callId === null) continue;
    const callMails = placed.filter((mail) => callOf(mail) === callId);
    const sending =
      callId === id ? post(around, id, callMails, true) : repeat(around, callId, callMails);
    for (const [mailId, outcome] of await sending.catch((error) => all(callMails, error)))
      outcomes.set(mailId, outcome);
  }
  return outcomes;
}

/**
 * The outcome of an earlier call with these mails is unknown: it is repeated with the same content.
 * After a while the mails may not be true any more, and go into a new call.
 */
async function repeat(around: Around, id: string, mails: Email[]): Promise<Outcomes> {
  const { db, now } = around;
  const [call] = await mailCallById(db, id);
  if (call && call.createdAt > addSeconds(now, -MAIL_CALL_REPEAT_SECONDS))
    return post(around, id, call.mails as Placed[], false);
  await release(around, id, idsOf((call?.mails as Placed[] | undefined) ?? mails));
  return sendMails(around, mails);
}

const release = ({ db }: Around, id: string, mailIds: string[]) =>
  writeBatch(db, [releaseMails(db, id, mailIds), deleteMailCall(db, id)]);

/** @throws ProviderError when none of the mails was sent, or when it is unknown */
async function post(around: Around, id: string, placed: Placed[], isFirst: boolean) {
  const { db, now, provider } = around;
  const sorted = placed
    .toSorted((a, b) => a.place - b.place)
    .map(({ place: _, ...mail }): Email => mail);
  let refusals: (ProviderError | null)[];
  try {
    refusals = await provider.sendAll(sorted, id);
  } catch (error) {
    if (isFirst && isUndone(error)) await release(around, id, idsOf(sorted));
    throw error;
  }
  const outcomes: Outcomes = new Map(sorted.map((mail, at) => [mail.idempotencyKey, refusals[at]]));
  const acceptedMails = sorted.filter((_, at) => !refusals[at]);
  const refused = sorted.filter((_, at) => refusals[at]);
  await writeBatch(db, [
    markMailed(db, idsOf(acceptedMails), now.toISOString()),
    ...(refused.length > 0 ? [releaseMails(db, id, idsOf(refused))] : []),
    deleteMailCall(db, id),
  ]);
  return outcomes;
}

/** A proxy in front of the provider answers 502 and above, which tells nothing about the call. */
const SAID_BY_PROVIDER = [500, 503];

/** Whether the provider says that it sent none of the mails. */
function isUndone(error: unknown): boolean {
  if (!(error instanceof ProviderError)) return false;
  return error.refused || SAID_BY_PROVIDER.some((status) => status === error.status);
}
