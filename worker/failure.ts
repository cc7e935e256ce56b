import { RESUME_MAX_COUNT, RESUME_SIZE } from "./facts/resumes";
/** Every refusal the product knows: its HTTP status and its words, in one place. */
export const FAILURES = {
  malformed_json: [400, "That request could not be read."],
  unauthorized: [401, "Please log in again."],
  forbidden: [403, "Your role does not allow this."],
  blocked: [403, "This number is blocked. Write to support if you think that this is a mistake."],
  not_found: [404, "We could not find that."],
  method_not_allowed: [405, "That is not possible here."],
  body_too_large: [413, "That is too large."],
  unsupported_type: [415, "That type is not supported."],
  invalid: [422, "Please check the marked fields."],
  otp_invalid: [422, "Invalid OTP"],
  otp_expired: [422, "Invalid OTP"],
  too_many_requests: [429, "Please wait before you try again."],
  sign_in_paused: [
    429,
    "Sign-in for this number is paused after too many wrong codes. It still works in a browser where you logged in before.",
  ],
  resume_missing: [422, "Choose a file to upload."],
  resume_type: [415, "That file is not a PDF, DOC or DOCX."],
  resume_too_large: [413, `That file is larger than ${RESUME_SIZE}.`],
  too_many_resumes: [409, `You can keep ${RESUME_MAX_COUNT} resumes. Delete one first.`],
  resume_storage_full: [
    409,
    "We keep 50 files for you, deleted ones that employers still need among them. Use one you have.",
  ],
  already_applied: [409, "You have already applied for this job."],
  no_slots_left: [409, "All slots are taken."],
  no_unpaid_hold: [409, "This application holds no unpaid slot."],
  job_closed: [409, "This job no longer takes applications."],
  job_withdrawn: [409, "This job was withdrawn. What you paid for it goes back to you."],
  too_many_holds: [
    409,
    "We keep as many unpaid slots for you as we may. Pay for one or cancel one first.",
  ],
  reclaim_too_soon: [
    409,
    "Others can take the slot for an hour. After that you can take it again.",
  ],
  no_assessment: [409, "This job has no screening test yet."],
  not_at_test: [409, "This application is not at the test stage."],
  test_running: [409, "Finish your other test first."],
  test_paused: [409, "Tests for this kind of work open for you again later."],
  test_over: [409, "The time for this test is over."],
  not_at_payment: [409, "This application is not waiting for a payment."],
  credit_available: [409, "You have a free interview slot. Use it: you pay nothing here."],
  no_credit: [409, "You have no free interview slot to use."],
  not_cancellable: [409, "This can't be cancelled any more."],
  not_refundable: [409, "The employer has not cancelled or moved this interview."],
  interview_not_held: [409, "The newest interview has not begun, so there is no result yet."],
  invalid_stage: [409, "This application is not at a stage that allows it."],
  no_reply_address: [409, "This visitor left no address to answer to."],
  amount_mismatch: [409, "That is not the price of this slot."],
  bad_signature: [422, "Payment verification failed"],
  not_expected: [409, "This payment belongs to another application than the one you named."],
  slots_below_claims: [409, "More slots than that are taken already."],
  idempotency_key_reused: [409, "This Idempotency-Key came with another request before."],
  request_in_progress: [409, "The first request with this Idempotency-Key is still at work."],
  stale_state: [409, "This changed a moment ago. Look again."],
  internal: [500, "Something went wrong on our side. Try again in a moment."],
  provider_unavailable: [503, "A service we depend on did not answer. Try again in a moment."],
  unavailable: [503, "We could not do that now. Try again in a moment."],
} as const satisfies Record<string, readonly [number, string]>;

export type FailureCode = keyof typeof FAILURES;

interface Details {
  message?: string;
  fields?: Record<string, string>;
  retryAfterSeconds?: number;
  cause?: unknown;
}

/** A refusal with a code, words for people and a cause for the log. */
export class Failure extends Error {
  readonly code: FailureCode;
  readonly status: number;
  readonly fields?: Record<string, string>;
  readonly retryAfterSeconds?: number;

  constructor(code: FailureCode, details: Details = {}) {
    super(details.message ?? FAILURES[code][1], { cause: details.cause });
    this.code = code;
    this.status = FAILURES[code][0];
    this.fields = details.fields;
    this.retryAfterSeconds = details.retryAfterSeconds ?? (this.status === 503 ? 5 : undefined);
  }
}
