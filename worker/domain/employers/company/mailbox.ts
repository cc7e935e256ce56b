import type { SQL } from "drizzle-orm";
import type { Write } from "../../../../db/client";
import { putMailboxFact } from "../../../../db/company/facts";
import type { Service } from "../../service";
import { factExpiresAt, hasOwnMailbox, type Mailbox } from "./company.rules";
import { domainOf } from "./domain.rules";

/**
 * Records a proven mailbox at the website's own domain as a fact, in the batch of the write that
 * proves it. Idempotent.
 */
export function mailboxFact(
  { db, now }: Service,
  { id, website }: { id: number | SQL; website: string | null },
  members: Mailbox[],
): Write[] {
  const domain = domainOf(website);
  if (!domain || !hasOwnMailbox(members, { website })) return [];
  return putMailboxFact(db, {
    companyId: id,
    website,
    domain,
    checkedAt: now.toISOString(),
    expiresAt: factExpiresAt(now),
  });
}
