import type { Guard } from "./schema/guards";

/**
 * Unique keys whose violation means that another write came first, with the columns as SQLite names
 * them. A violation of any other key is a bug.
 */
const UNIQUE_KEYS = {
  phone: "users.phone",
  application: "applications.user_id, applications.job_id",
  transition: "application_history.application_id, application_history.seq",
  attempt: "attempts.application_id",
  openOrder: "orders.application_id",
  payment: "payments.provider_payment_id",
  keptPayment: "payments.application_id",
  creditOfPayment: "credits.payment_id",
  creditOfApplication: "credits.application_id",
  creditSpent: "credits.spent_on",
  pendingResult: "pending_results.application_id",
  message: "outbox.id",
  webhookEvent: "webhook_events.event_id",
  verifiedGstin: "companies.gstin",
  openInvitation: "company_invitations.company_id, company_invitations.email",
  reply: "query_replies.query_id, query_replies.message",
  contactReply: "contact_replies.contact_id, contact_replies.message",
} as const;

export type UniqueKey = keyof typeof UNIQUE_KEYS;

/** True if one of these unique keys refused the write, because another write came first. */
export function isUniqueViolation(error: unknown, ...keys: UniqueKey[]): boolean {
  const [, columns] = wordsOf(error).match(UNIQUE_REFUSAL) ?? [];
  return keys.some((key) => UNIQUE_KEYS[key] === columns);
}

/** True if the database refused the values of a statement. */
export function isConstraintViolation(error: unknown): boolean {
  const words = wordsOf(error);
  return /constraint failed|SQLITE_CONSTRAINT/.test(words) || GUARD_REFUSAL.test(words);
}

/** True if one of these guards refused (see `guard`). Any other refusal is a bug of ours. */
export function isGuardViolation(error: unknown, ...names: Guard[]): boolean {
  const [, name] = wordsOf(error).match(GUARD_REFUSAL) ?? [];
  return names.some((one) => one === name);
}

export function wordsOf(error: unknown): string {
  const texts: string[] = [];
  for (let e = error; e instanceof Error; e = e.cause) {
    texts.push(e.message);
    if ("code" in e && typeof e.code === "string") texts.push(e.code);
    if ("extendedCode" in e && typeof e.extendedCode === "string") texts.push(e.extendedCode);
  }
  return texts.join(" ");
}

const UNIQUE_REFUSAL = /UNIQUE constraint failed: ([\w.]+(?:, [\w.]+)*)/;
/** See the check of the table `guards`. */
const GUARD_REFUSAL = /bad JSON path: 'guard_(\w+)'/;
