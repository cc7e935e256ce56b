import type { Write } from "../../../db/client";
import type { CompanyRow, membersOf } from "../../../db/company/companies";
import { putFact } from "../../../db/company/facts";
import type { Service } from "../service";
import { factDetail, factExpiresAt, hasOwnMailbox } from "./company.rules";

type Members = Awaited<ReturnType<typeof membersOf>>;

/** A proven mailbox at the website's own domain is a fact. */
export function mailboxFact({ db, now }: Service, company: CompanyRow, members: Members): Write[] {
  if (!hasOwnMailbox(members, company)) return [];
  const detail = factDetail({ kind: "mailbox", detail: "" }, company, members) ?? "";
  return putFact(db, {
    ...{ companyId: company.id, kind: "mailbox", detail },
    ...{ checkedAt: now.toISOString(), expiresAt: factExpiresAt(now) },
  });
}
