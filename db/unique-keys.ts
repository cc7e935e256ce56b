/**
 * Unique keys whose violation means that another write came first, with the columns as SQLite names
 * them. A violation of any other key is a bug.
 */
export const UNIQUE_KEYS = {
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
