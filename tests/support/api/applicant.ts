import { expect, inject } from "vitest";
import { RAZORPAY_KEYS } from "../../../local/simulators/razorpay/keys";
import { WORD_UNDO_MINUTES } from "../../../worker/facts/guarantee/guarantee";
import { rightOption } from "../answer-key";
import { eventually } from "../eventually";
import { bookable } from "../interview-times";
import { createOrder, verifyPayment } from "../payments";
import { testToken } from "../screening";
import { now } from "./clock";
import { query } from "./database";
import { logIn } from "./people";
import { call, client, runSchedule, simulate } from "./product";
import { staffToken } from "./staff";
import { apply, payAtProvider, takeTest } from "./steps";

const HOUR_MS = 3_600_000;
export const inHours = (hours: number) => new Date(now().getTime() + hours * HOUR_MS).toISOString();

export interface Applicant {
  token: string;
  email: string;
  phone: string;
  /** The application's id. */
  id: number;
  jobId: number;
}

/** Applies for this job, as a new candidate unless one is given. */
export async function applied(
  jobId: number,
  person?: Omit<Applicant, "id" | "jobId">,
): Promise<Applicant> {
  const { token, email, phone } = person ?? (await logIn());
  return { token, email, phone, id: await apply(token, jobId), jobId };
}

export const assessmentToken = ({ token, jobId }: Applicant) => testToken(client, token, jobId);

/** A candidate who passed the test of this job. */
export async function passed(jobId: number, person?: Omit<Applicant, "id" | "jobId">) {
  const applicant = await applied(jobId, person);
  await takeTest(await assessmentToken(applicant), rightOption);
  return applicant;
}

/** Creates an order of so many paise. */
export const order = (applicant: Applicant, paise = 19_900) =>
  createOrder(client, applicant, paise);

/**
 * Pays for the slot of a candidate who passed the test. @returns the candidate with the provider's
 * payment id
 */
export async function pay(applicant: Applicant) {
  const { body } = await order(applicant);
  const signed = await payAtProvider(body.id);
  const verified = await verifyPayment(client, applicant, signed);
  expect(verified.body.status).toBe("PAYMENT_CONFIRMED");
  return { ...applicant, paymentId: signed.razorpay_payment_id };
}

/** A candidate with a paid slot of this job. */
export const paid = async (jobId: number, person?: Omit<Applicant, "id" | "jobId">) =>
  pay(await passed(jobId, person));

/** One of the candidate's actions on the application: cancel, refund, use-credit, claim. */
export const runAction = ({ token, id }: Applicant, verb: string) =>
  call("POST", `/user/applications/${id}/${verb}`, { token });

export const application = async ({ token, id }: Applicant) =>
  (await call("GET", `/user/applications/${id}`, { token })).body;

/**
 * Staff set an interview; by default it has no round number and takes
 * place at a gate. Staff can set only times during the day. For any
 * other time, the interview and its reminders are moved in the database.
 */
export const setInterview = async (id: number, at: string, more: Record<string, unknown> = {}) => {
  const set = await call("POST", `/ops/applications/${id}/interviews`, {
    token: staffToken("support"),
    json: { at: bookable(at), place: "Gate 1", ...more },
  });
  const seconds = (Date.parse(bookable(at)) - Date.parse(at)) / 1000;
  if (set.status !== 201 || seconds === 0) return set;
  await query("update interviews set at = ? where id = ?", [at, set.body.id]);
  await query(
    `update reminders set due_at = strftime('%Y-%m-%dT%H:%M:%fZ', due_at, '-${seconds} seconds')
      where interview_id = ?`,
    [set.body.id],
  );
  return { ...set, body: { ...set.body, at } };
};

/** Makes the interviews of an application look as if they had been set three days ago. */
export const setDaysAgo = ({ id }: Pick<Applicant, "id">) =>
  query("update interviews set date_set_at = ? where application_id = ?", [inHours(-72), id]);

/** Sets the scheduled interviews to held, as proved by a code at the front desk. */
export const hold = ({ id }: Pick<Applicant, "id">) =>
  query(
    `update interviews set at = ?, state = 'held', evidence = 'code', settled_at = ?
      where application_id = ? and state = 'scheduled'`,
    [inHours(-2), inHours(-2), id],
  );

/** Ends the time in which a result can be taken back, and runs the schedule, which sends it. */
export async function sendResult({ id }: Pick<Applicant, "id">): Promise<void> {
  const past = inHours(-1);
  await query("update pending_results set tell_at = ? where application_id = ?", [past, id]);
  await query("update applications set guarantee_due_at = ? where id = ?", [past, id]);
  await runSchedule();
}

/** Ends the time in which statements of absence can be taken back, and runs the schedule. */
export async function passUndoOf({ id }: Pick<Applicant, "id">): Promise<void> {
  const past = inHours(-WORD_UNDO_MINUTES / 60);
  await query(
    `update interviews set candidate_word_at = min(candidate_word_at, ?1),
      company_word_at = min(company_word_at, ?1) where application_id = ?2`,
    [past, id],
  );
  await query("update applications set guarantee_due_at = ? where id = ?", [past, id]);
  await runSchedule();
}

interface ProviderRefund {
  id: string;
  status: string;
  /** In paise. */
  amount: number;
}

/** The answer of the provider's own API. */
export async function atProvider<T>(path: string): Promise<T> {
  const pair = `${RAZORPAY_KEYS.RAZORPAY_KEY_ID}:${RAZORPAY_KEYS.RAZORPAY_KEY_SECRET}`;
  const response = await fetch(`${inject("simulators")}/razorpay/v1${path}`, {
    headers: { Authorization: `Basic ${btoa(pair)}` },
  });
  return (await response.json()) as T;
}

/** The refunds of a payment, from the provider. */
export const refundsAtProvider = async (paymentId: string) =>
  (await atProvider<{ items: ProviderRefund[] }>(`/payments/${paymentId}/refunds`)).items;

/** The subjects of all mails to an address. */
export async function subjects(email: string): Promise<string[]> {
  const mail: { subject: string }[] = await simulate(`/inbox/email?to=${email}`);
  return mail.map(({ subject }) => subject);
}

/** How many mails with this subject came to an address. */
export const mailCount = async (email: string, subject: string) =>
  (await subjects(email)).filter((one) => one === subject).length;

/** Waits until exactly one mail with this subject has come to an address. */
export const mailed = (email: string, subject: string) =>
  eventually(
    () => mailCount(email, subject),
    (count) => count === 1,
  );

/** Waits for a mail with this subject, and returns its text. */
export const mailText = (email: string, subject: string): Promise<string> =>
  eventually(
    async () => {
      const mails: { subject: string; text: string }[] = await simulate(`/inbox/email?to=${email}`);
      return mails.find((mail) => mail.subject === subject)?.text ?? "";
    },
    (text) => text !== "",
  );
