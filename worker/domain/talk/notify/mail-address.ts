import { confirmEmail, type UserRow, userById } from "../../../../db/account/users";
import type { OutboxRow } from "../../../../db/outbox/outbox";
import { claimMailCount, freeMailCount } from "../../../../db/outbox/parts";
import { hmac, hmacMatches, tokenSecrets } from "../../../crypto";
import { addressIn } from "../../../facts/languages";
import { LIMITS } from "../../../facts/limits/limits";
import { currentLanguage } from "../../../language";
import { overLimits } from "../../limit";
import type { Service } from "../../service";
import { isUrgent } from "../outbox/kinds.rules";
import { mailboxOf } from "./email.rules";

// A user can enter any address. Until its owner has opened a link from a mail of ours, that address
// gets only few mails, and none with text that a user typed.

/** The query parameter of a link in a mail that identifies the recipient. */
export const MAIL_PROOF = "m";

type Addressee = Pick<UserRow, "id" | "email">;
const signedText = ({ id, email }: Addressee) => `mail:${id}:${email?.toLowerCase()}`;

/** A link of ours for a mail in the reader's language, which says whose mail it was in. */
export async function linkInMail(service: Service, user: Addressee, href: string): Promise<string> {
  const link = new URL(href);
  link.pathname = addressIn(currentLanguage(), link.pathname);
  const signature = await hmac(service.settings.TOKEN_SECRET, signedText(user));
  link.searchParams.set(MAIL_PROOF, `${user.id}-${signature}`);
  return link.href;
}

/**
 * The recipient of the mail that a link was in; null if the proof is forged, or if the person has
 * another address now.
 */
export async function readerOfProof(service: Service, proof: string): Promise<UserRow | null> {
  const { db, settings } = service;
  const [, digits, signature] = proof.match(/^([1-9][0-9]{0,15})-([0-9a-f]{64})$/) ?? [];
  if (!signature) return null;
  const [user] = await userById(db, Number(digits));
  if (!user?.email) return null;
  return (await hmacMatches(tokenSecrets(settings), signedText(user), signature)) ? user : null;
}

/** A person, not a link scanner, opened a link of a mail to this address. */
export async function confirmAddress({ db, now }: Service, user: UserRow): Promise<void> {
  if (!user.email || user.emailVerifiedAt) return;
  await confirmEmail(db, user.id, user.email, now.toISOString());
}

/**
 * Whether a message may go to an unconfirmed address; each message is counted once. It counts for
 * the account, and for all accounts that share the mailbox. Even if other accounts have used up the
 * shared limit, an account can still send a few. Messages about an interview or money are always
 * sent.
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
