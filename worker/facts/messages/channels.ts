// The channels of each message. A message needs a row here, and is sent only by the channels of its
// row. The tests render each message for each of its channels.

/** The channels to a person. */
export type Channel = "app" | "mail" | "sms";

const APP = ["app"] as const;
const MAIL = ["mail"] as const;
const SMS = ["sms"] as const;
const APP_AND_MAIL = ["app", "mail"] as const;
const EVERYWHERE = ["app", "mail", "sms"] as const;

type Table = Record<string, readonly Channel[]>;

/**
 * To a candidate about an application. Messages about an interview, or about money that was paid,
 * also go by SMS.
 */
export const APPLICATION_CHANNELS = {
  applied: APP_AND_MAIL,
  passed: APP_AND_MAIL,
  failed: APP_AND_MAIL,
  confirmed: EVERYWHERE,
  hold_ending: EVERYWHERE,
  lapsed: APP_AND_MAIL,
  hold_released: APP_AND_MAIL,
  refund: EVERYWHERE,
  refunded: EVERYWHERE,
  credited: EVERYWHERE,
  goodwill: APP_AND_MAIL,
  given_up: EVERYWHERE,
  interview_set: EVERYWHERE,
  interview_moved: EVERYWHERE,
  interview_cancelled: EVERYWHERE,
  job_withdrawn: EVERYWHERE,
  interview_reminder: EVERYWHERE,
  selected: EVERYWHERE,
  rejected: EVERYWHERE,
  employer_absent: EVERYWHERE,
  candidate_absent: EVERYWHERE,
  not_proven: EVERYWHERE,
  disputed_interview: EVERYWHERE,
  decided_held: EVERYWHERE,
  said_held: EVERYWHERE,
  said_absent: EVERYWHERE,
  how_did_it_go: EVERYWHERE,
  promise_broken: EVERYWHERE,
  choose_soon: EVERYWHERE,
  choose_time: EVERYWHERE,
  next_round: EVERYWHERE,
  times_free: EVERYWHERE,
  guarantee_ended: EVERYWHERE,
} as const satisfies Table;

/** These go by SMS only if an interview is lost or money goes back. */
export const SMS_OF_LOSS: readonly (keyof typeof APPLICATION_CHANNELS)[] = [
  "credited",
  "given_up",
  "job_withdrawn",
  "rejected",
];

/** To a candidate or visitor, about other subjects. */
export const PERSON_CHANNELS = {
  sign_in_paused: SMS,
  new_device: EVERYWHERE,
  email_changed: MAIL,
  phone_moved: EVERYWHERE,
  phone_left: SMS,
  number_claimed: MAIL,
  wrong_birth_year: MAIL,
  slot_free: APP_AND_MAIL,
  search_digest: APP_AND_MAIL,
  announcement: APP,
  announcement_mail: MAIL,
  reply: APP_AND_MAIL,
} as const satisfies Table;

/**
 * To the people of a company: decisions of staff, and actions of candidates on its interview times.
 */
export const COMPANY_CHANNELS = {
  company_verified: MAIL,
  company_refused: MAIL,
  company_suspended: MAIL,
  company_resumed: MAIL,
  company_change_approved: MAIL,
  company_change_returned: MAIL,
  job_approved: MAIL,
  job_returned: MAIL,
  job_change_approved: MAIL,
  job_change_returned: MAIL,
  outcome_due: MAIL,
  answer_due: MAIL,
  dispute_opened: MAIL,
  dispute_decided: MAIL,
  time_chosen: MAIL,
  time_moved: MAIL,
  time_given_up: MAIL,
  day_ahead: MAIL,
} as const satisfies Table;

/** To people who sign in to the hiring or staff console. */
export const CONSOLE_CHANNELS = { invited: MAIL, recovery_codes: MAIL } as const satisfies Table;

/** To our support and operators. */
export const STAFF_CHANNELS = {
  alert: MAIL,
  refund_refused: MAIL,
  refund_waits: MAIL,
  part_refunded: MAIL,
  disputed: MAIL,
  query: MAIL,
  contact: MAIL,
  support_digest: MAIL,
} as const satisfies Table;

/** Sent at once, without the outbox, because the reader is waiting. */
export const AT_ONCE_CHANNELS = { login_code: SMS, sign_in: MAIL } as const satisfies Table;

export const MESSAGE_CHANNELS = {
  ...APPLICATION_CHANNELS,
  ...PERSON_CHANNELS,
  ...COMPANY_CHANNELS,
  ...CONSOLE_CHANNELS,
  ...STAFF_CHANNELS,
  ...AT_ONCE_CHANNELS,
} as const;
