import * as words from "~worker/words/company/companies";
import { type Write, writeBatch } from "../../../../db/client";
import {
  type CompanyRow,
  type CompanyValues,
  changeCompany,
  companyById,
  membersOf,
  renameJobs,
} from "../../../../db/company/companies";
import { guardFact, keptFact, lapseFacts, putFact } from "../../../../db/company/facts";
import { insertAudit } from "../../../../db/staff/staff";
import { isUniqueViolation } from "../../../../db/violations";
import { refusedNumbers } from "../../../contract/company-numbers/refused";
import type { CompanyInput, FactInput } from "../../../contract/console/companies";
import { isRefused, isSubmitted, isSuspended, isVerified } from "../../../facts/jobs/companies";
import type { Actor } from "../../../facts/people/console";
import { Failure, failureWords } from "../../../failure";
import { retryIfOvertaken } from "../../retry";
import type { Service } from "../../service";
import { enqueueMessages, insertMessages, type OutboxMessage } from "../../talk/outbox/outbox";
import { differing, factDetail, factExpiresAt, isSameFinding, lapsedBy } from "./company.rules";
import { mailboxFact } from "./mailbox";
import { mailsTo } from "./mails";

/** @throws Failure not_found */
export async function loadCompany({ db }: Service, id: number): Promise<CompanyRow> {
  const [row] = await companyById(db, id);
  if (!row) throw new Failure("not_found");
  return row;
}

/** A company with its members. @throws Failure not_found */
export async function loadWithMembers({ db }: Service, id: number) {
  const [[row], members] = await db.batch([companyById(db, id), membersOf(db, id)]);
  if (!row) throw new Failure("not_found");
  return { row, members };
}

/**
 * Writes all or nothing, with the messages that follow.
 *
 * @throws Failure stale_state, gstin_taken
 */
export async function writeCompany(
  service: Service,
  writes: Write[],
  messages: OutboxMessage[] = [],
): Promise<void> {
  try {
    await writeBatch(service.db, [...writes, ...insertMessages(service, messages)]);
  } catch (error) {
    if (isUniqueViolation(error, "verifiedGstin")) {
      throw new Failure("gstin_taken", { fields: { gstin: failureWords("gstin_taken") } });
    }
    throw error;
  }
  await enqueueMessages(service, messages);
}

/** @throws Failure invalid, with the reason for each impossible number */
export function refuseNumbers(
  service: Service,
  row: Pick<CompanyRow, "legalName" | "gstin" | "cin">,
  changes: CompanyValues,
): void {
  if (!["legalName", "gstin", "cin"].some((field) => Object.hasOwn(changes, field))) return;
  const fields: Record<string, string> = refusedNumbers({ ...row, ...changes }, service.now);
  const [message] = Object.values(fields);
  if (message) throw new Failure("invalid", { message, fields });
}

interface Act {
  action: string;
  reason?: string;
  detail?: unknown;
}

/** The writes of a change and its audit entry, which keeps the previous values. */
export function changeWith(
  { db, now }: Service,
  actor: Actor,
  row: CompanyRow,
  values: CompanyValues,
  { action, reason, detail = null }: Act,
): Write[] {
  const at = now.toISOString();
  const lapsed = lapsedBy(values);
  const before = Object.fromEntries(
    Object.keys(values).map((field) => [field, Reflect.get(row, field)]),
  );
  return [
    ...changeCompany(db, row, values),
    ...(values.name ? [renameJobs(db, row.id, values.name)] : []),
    ...(lapsed.length > 0 ? [lapseFacts(db, row.id, lapsed, at)] : []),
    insertAudit(db, {
      actor,
      action,
      subject: String(row.id),
      detail,
      at,
      before,
      after: values,
      reason,
    }),
  ];
}

/**
 * Staff correct a company's profile. @throws Failure not_found, invalid, gstin_taken, stale_state
 */
export async function correctCompany(
  service: Service,
  actor: Actor,
  id: number,
  input: CompanyInput,
): Promise<void> {
  const { row, members } = await loadWithMembers(service, id);
  const values = differing<CompanyValues>(row, input);
  if (Object.keys(values).length === 0) return;
  refuseNumbers(service, row, values);
  await writeCompany(service, [
    ...changeWith(service, actor, row, values, { action: "company.change" }),
    ...mailboxFact(service, { ...row, ...values }, members),
  ]);
}

/**
 * Staff record a finding. It verifies a submitted company. Idempotent: the same finding on the same
 * day is recorded once.
 *
 * @throws Failure not_found, invalid where the company lacks what the finding is about,
 *   gstin_taken, stale_state
 */
export const verifyCompany = (
  service: Service,
  actor: Actor,
  id: number,
  input: FactInput,
): Promise<void> => {
  let first: CompanyRow | undefined;
  return retryIfOvertaken(async () => {
    const company = await loadWithMembers(service, id);
    first ??= company.row;
    // A retry must not record a finding that was made about another value.
    if (lapsedBy(differing(first, company.row)).includes(input.kind))
      throw new Failure("stale_state");
    return tryVerify(service, actor, company, input);
  });
};

type WithMembers = Awaited<ReturnType<typeof loadWithMembers>>;

async function tryVerify(
  service: Service,
  actor: Actor,
  { row, members }: WithMembers,
  input: FactInput,
) {
  const { db, now } = service;
  const { id } = row;
  if (input.expect && input.expect.submittedAt !== row.submittedAt) {
    throw new Failure("stale_state");
  }
  const detail = factDetail(input, row, members);
  const { kind } = input;
  if (detail === null) {
    throw new Failure("invalid", {
      message: words.factWords[kind],
      fields: { kind: words.factWords[kind] ?? "" },
    });
  }
  const [fact] = await keptFact(db, id, kind);
  const isFirst = isSubmitted(row);
  if (!isFirst && fact && isSameFinding(fact, detail, now)) return;
  const [checkedAt, expiresAt] = [now.toISOString(), factExpiresAt(now)];
  const values: CompanyValues = isFirst ? { state: "verified", stateReason: null } : {};
  const writes = [
    ...changeWith(service, actor, row, values, {
      action: "company.verify",
      detail: { kind, detail },
    }),
    guardFact(db, id, kind, fact),
    ...putFact(db, { companyId: id, kind, detail, checkedAt, expiresAt }),
  ];
  const mails = isFirst ? mailsTo(members, "company_verified", { company: row }) : [];
  await writeCompany(service, writes, mails);
}

/** Idempotent. @throws Failure not_found, invalid_company_state, stale_state */
export const refuseCompany = (
  service: Service,
  actor: Actor,
  id: number,
  reason: string,
): Promise<void> =>
  retryIfOvertaken(async () => {
    const { row, members } = await loadWithMembers(service, id);
    if (isRefused(row) && row.stateReason === reason) return;
    if (!isSubmitted(row)) throw new Failure("invalid_company_state");
    const values = { state: "refused", stateReason: reason } as const;
    await writeCompany(
      service,
      changeWith(service, actor, row, values, { action: "company.refuse", reason }),
      mailsTo(members, "company_refused", { company: row, reason }),
    );
  });

/** Ends a suspension. Idempotent. @throws Failure not_found, invalid_company_state, stale_state */
export const resumeCompany = (service: Service, actor: Actor, id: number): Promise<void> =>
  retryIfOvertaken(async () => {
    const { row, members } = await loadWithMembers(service, id);
    if (isVerified(row)) return;
    if (!isSuspended(row)) throw new Failure("invalid_company_state");
    const values = { state: "verified", stateReason: null, suspendedAt: null } as const;
    await writeCompany(
      service,
      changeWith(service, actor, row, values, { action: "company.resume" }),
      mailsTo(members, "company_resumed", { company: row }),
    );
  });
