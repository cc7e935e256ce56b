/** Messages to a candidate about an application. */
export const APPLICATION_KINDS = [
  "applied",
  "passed",
  "failed",
  "confirmed",
  "hold_ending",
  "lapsed",
  "hold_released",
  "refund",
  "refunded",
  "credited",
  "goodwill",
  "given_up",
  "interview_set",
  "interview_moved",
  "interview_cancelled",
  "job_withdrawn",
  "interview_reminder",
  "selected",
  "rejected",
  "employer_absent",
  "candidate_absent",
  "not_proven",
  "disputed_interview",
  "decided_held",
  "said_held",
  "said_absent",
  "how_did_it_go",
  "promise_broken",
  "choose_soon",
  "choose_time",
  "next_round",
  "times_free",
  "guarantee_ended",
] as const;
export type ApplicationKind = (typeof APPLICATION_KINDS)[number];

export const isApplicationKind = (kind: string): kind is ApplicationKind =>
  (APPLICATION_KINDS as readonly string[]).includes(kind);

/** Those that say nothing of a set interview or of money: a mailbox gets few of them until it is confirmed. */
const LESS_URGENT: readonly ApplicationKind[] = [
  "applied",
  "passed",
  "failed",
  "hold_ending",
  "lapsed",
  "hold_released",
  "given_up",
  "times_free",
];

/** Whether a message is about an interview or money, so that no limit of mails may hold it back. */
export const isUrgent = (kind: string): boolean =>
  isApplicationKind(kind) && !LESS_URGENT.includes(kind);

/** Mails to the people of a company: what staff decided, and what candidates do with its times. */
export const COMPANY_KINDS = [
  "company_verified",
  "company_refused",
  "company_suspended",
  "company_resumed",
  "company_change_approved",
  "company_change_returned",
  "job_approved",
  "job_returned",
  "job_change_approved",
  "job_change_returned",
  "outcome_due",
  "answer_due",
  "dispute_opened",
  "dispute_decided",
  "time_chosen",
  "time_moved",
  "time_given_up",
  "day_ahead",
] as const;
export type CompanyKind = (typeof COMPANY_KINDS)[number];

export const isCompanyKind = (kind: string): kind is CompanyKind =>
  (COMPANY_KINDS as readonly string[]).includes(kind);

/** Work that follows a commit, and messages about something else than an application. */
export const WORK_KINDS = [
  "sign_in_paused",
  "new_device",
  "alert",
  "payment_event",
  "refund_send",
  "refund_event",
  "refund_refused",
  "refund_waits",
  "part_refunded",
  "dispute_event",
  "disputed",
  "job_withdrawal",
  "company_suspension",
  "interview_day",
  "times_offered",
  "company_news",
  "slot_free",
  "search_digest",
  "announcement",
  "announcement_mail",
  "query",
  "contact",
  "support_digest",
  "reply",
  "email_changed",
  "phone_moved",
  "phone_left",
  "number_claimed",
  "wrong_birth_year",
  "invited",
  "recovery_codes",
] as const;
export type WorkKind = (typeof WORK_KINDS)[number];
export type MessageKind = ApplicationKind | CompanyKind | WorkKind;
