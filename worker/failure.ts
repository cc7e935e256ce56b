import * as words from "~worker/words/failures";

/** Every failure the product knows, and its HTTP status. */
export const FAILURE_STATUS = {
  malformed_json: 400,
  unauthorized: 401,
  forbidden: 403,
  proof_needed: 403,
  blocked: 403,
  owner_unknown: 403,
  not_found: 404,
  method_not_allowed: 405,
  body_too_large: 413,
  unsupported_type: 415,
  invalid: 422,
  otp_invalid: 422,
  otp_expired: 422,
  too_many_requests: 429,
  sign_in_paused: 429,
  resume_missing: 422,
  resume_type: 415,
  resume_locked: 415,
  resume_unreadable: 415,
  resume_macros: 415,
  resume_too_large: 413,
  too_many_resumes: 409,
  resume_storage_full: 409,
  resume_incomplete: 422,
  photos_missing: 422,
  photo_type: 415,
  photo_unreadable: 422,
  photos_too_large: 413,
  too_many_searches: 409,
  too_many_notices: 409,
  slot_is_free: 409,
  profile_incomplete: 409,
  already_applied: 409,
  no_slots_left: 409,
  no_unpaid_hold: 409,
  job_closed: 409,
  job_withdrawn: 409,
  invalid_job_state: 409,
  company_not_hiring: 409,
  company_not_verified: 409,
  too_many_holds: 409,
  reclaim_too_soon: 409,
  no_assessment: 409,
  not_at_test: 409,
  test_running: 409,
  test_paused: 409,
  test_over: 409,
  not_at_payment: 409,
  credit_available: 409,
  no_credit: 409,
  not_cancellable: 409,
  not_refundable: 409,
  interview_not_held: 409,
  time_taken: 409,
  time_clashes: 409,
  too_late_to_move: 409,
  too_many_moves: 409,
  times_taken: 409,
  result_given: 409,
  result_sent: 409,
  not_meeting_time: 409,
  interview_cancelled: 409,
  not_word_time: 409,
  word_given: 409,
  word_stands: 409,
  meeting_code_wrong: 422,
  meeting_code_paused: 409,
  promise_kept: 409,
  not_disputed: 409,
  no_return_waits: 409,
  invalid_stage: 409,
  no_order: 409,
  message_stale: 409,
  message_under_way: 409,
  message_repeated: 409,
  no_reply_address: 409,
  amount_mismatch: 409,
  bad_signature: 422,
  not_expected: 409,
  slots_below_claims: 409,
  last_admin: 409,
  last_owner: 409,
  own_record: 409,
  own_company: 409,
  company_suspended: 409,
  invalid_company_state: 409,
  gstin_taken: 409,
  company_incomplete: 422,
  logo_missing: 422,
  logo_type: 415,
  logo_too_large: 413,
  logo_dimensions: 422,
  already_member: 409,
  has_company: 409,
  invitation_over: 409,
  phone_taken: 409,
  number_waits: 409,
  number_not_claimed: 409,
  person_blocked: 409,
  idempotency_key_reused: 409,
  request_in_progress: 409,
  stale_state: 409,
  internal: 500,
  provider_unavailable: 503,
  database_away: 503,
  migrations_missing: 503,
  schedule_late: 503,
  unavailable: 503,
} as const satisfies Record<string, number>;

export type FailureCode = keyof typeof FAILURE_STATUS;

/** The message of a failure for people. */
export const failureWords = (code: FailureCode): string => words.failureWords[code];

interface Details {
  message?: string;
  fields?: Record<string, string>;
  retryAfterSeconds?: number;
  cause?: unknown;
}

/** A failure has a code, a message for people and a cause for the log. */
export class Failure extends Error {
  readonly code: FailureCode;
  readonly status: number;
  readonly fields?: Record<string, string>;
  readonly retryAfterSeconds?: number;

  constructor(code: FailureCode, details: Details = {}) {
    super(details.message ?? failureWords(code), { cause: details.cause });
    this.code = code;
    this.status = FAILURE_STATUS[code];
    this.fields = details.fields;
    this.retryAfterSeconds = details.retryAfterSeconds ?? (this.status === 503 ? 5 : undefined);
  }
}
