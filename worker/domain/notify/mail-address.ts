import { confirmEmail, type UserRow, userById } from "../../../db/account/users";
import type { OutboxRow } from "../../../db/outbox/outbox";
import { claimMailCount, freeMailCount } from "../../../db/outbox/parts";
import { hmac, hmacMatches, tokenSecrets } from "../../crypto";
import { LIMITS } from "../../facts/limits";
import { overLimits } from "../limit";
import type { Service } from "../service";
import { mailboxOf } from "./email.rules";

// Anybody can type anybody's address. Until a link of ours in a mail to it is opened, nothing that
// a user typed goes there, and little at all.

/** The query parameter of a link in a mail that identifies the recipient. */
export const MAIL_PROOF = "m";

type Addressee = Pick<UserRow, "id" | "email">;
const signedText = ({ id, email }: Addressee) => `mail:${id}:${email?.toLowerCase()}`;

/** A link of ours for a mail to this person: opening it proves that the mail arrived. */
export async function linkInMail(service: Service, user: Addressee, href: string): Promise<string> {
  const link = new URL(href);
  const signature = await hmac(service.settings.TOKEN_SECRET, signedText(user));
  link.searchParams.set(MAIL_PROOF, `${user.id}-${signature}`);
  return link.href;
}

/**
 * Confirms an address by an opened link of a mail. A proof of another address does nothing.
 *
 * @returns whose address it is
 */
export async function confirmAddress(service: Service, proof: string): Promise<number | null> {
  const { db, settings, now } = service;
  const [, digits, signature] = proof.match(/^([1-9][0-9]{0,15})-([0-9a-f]{64})$/) ?? [];
  if (!signature) return null;
  const [user] = await userById(db, Number(digits));
  if (!user?.email) return null;
  if (!(await hmacMatches(tokenSecrets(settings), signedText(user), signature))) return null;
  if (!user.emailVerifiedAt) await confirmEmail(db, user.id, user.email, now.toISOString());
  return user.id;
}

/** Whether a message may go to an address nobody has confirmed; each message is counted once. */
export async function mayMailUnconfirmed(
  service: Service,
  row: OutboxRow,
  address: string,
): Promise<boolean> {
  const { db, now } = service;
  if (row.mailCountedAt) return true;
  const [mine] = await claimMailCount(db, row.id, now.toISOString());
  if (!mine) throw new Error("This mail is being counted by another delivery");
  const limit = LIMITS.mailsToUnconfirmed;
  const wait = await overLimits(service, [{ limit, of: mailboxOf(address) }]);
  if (wait > 0) await freeMailCount(db, row.id);
  return wait === 0;
}
