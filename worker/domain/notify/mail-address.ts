import { confirmEmail, type UserRow, userById } from "../../../db/account/users";
import type { OutboxRow } from "../../../db/outbox/outbox";
import { claimMailCount, freeMailCount } from "../../../db/outbox/parts";
import { hmac, hmacMatches, tokenSecrets } from "../../crypto";
import { LIMITS } from "../../facts/limits";
import { overLimits } from "../limit";
import { isUrgent } from "../outbox/kinds.rules";
import type { Service } from "../service";
import { mailboxOf } from "./email.rules";

// Anybody can type anybody's address. Until its owner has opened a link of ours in a mail to it, nothing
// that a user typed goes there, and little at all.

/** The query parameter of a link in a mail that identifies the recipient. */
export const MAIL_PROOF = "m";

type Addressee = Pick<UserRow, "id" | "email">;
const signedText = ({ id, email }: Addressee) => `mail:${id}:${email?.toLowerCase()}`;

/** A link of ours for a mail to this person, which says whose mail it was in. */
export async function linkInMail(service: Service, user: Addressee, href: string): Promise<string> {
  const link = new URL(href);
  const signature = await hmac(service.settings.TOKEN_SECRET, signedText(user));
  link.searchParams.set(MAIL_PROOF, `${user.id}-${signature}`);
  return link.href;
}

/** In whose mail a link was; null where the proof is forged, or of an address that they left. */
export async function readerOfProof(service: Service, proof: string): Promise<UserRow | null> {
  const { db, settings } = service;
  const [, digits, signature] = proof.match(/^([1-9][0-9]{0,15})-([0-9a-f]{64})$/) ?? [];
  if (!signature) return null;
  const [user] = await userById(db, Number(digits));
  if (!user?.email) return null;
  return (await hmacMatches(tokenSecrets(settings), signedText(user), signature)) ? user : null;
}

/** Somebody opened a link of a mail to this address, and not a program that looks for bad links. */
export async function confirmAddress({ db, now }: Service, user: UserRow): Promise<void> {
  if (!user.email || user.emailVerifiedAt) return;
  await confirmEmail(db, user.id, user.email, now.toISOString());
}

/**
 * Whether a message may go to an address nobody has confirmed; each message is counted once. An account
 * uses up its own mails, and those that all accounts with this mailbox share; a few of its own go out when
 * others have used those up. What is about an interview or money always goes.
 *
 * @param userId null for a visitor
 */
export async function mayMailUnconfirmed(
  service: Service,
  row: OutboxRow,
  address: string,
  userId: number | null,
): Promise<boolean> {
  const { db, now } = service;
  if (row.mailCountedAt || isUrgent(row.kind)) return true;
  const [mine] = await claimMailCount(db, row.id, now.toISOString());
  if (!mine) throw new Error("This mail is being counted by another delivery");
  const mailbox = mailboxOf(address);
  const ofPerson = { limit: LIMITS.mailsToUnconfirmedOfPerson, of: `${userId}:${mailbox}` };
  const own = { ...ofPerson, limit: LIMITS.ownMailsToUnconfirmed };
  const shared = { limit: LIMITS.mailsToUnconfirmed, of: mailbox };
  const isWithin =
    (await overLimits(service, [ofPerson, shared])) === 0 ||
    (await overLimits(service, [own, ofPerson])) === 0;
  if (!isWithin) await freeMailCount(db, row.id);
  return isWithin;
}
