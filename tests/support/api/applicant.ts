import { expect, inject } from "vitest";
import { RAZORPAY_KEYS } from "../../../local/simulators/razorpay/keys";
import { WORD_UNDO_MINUTES } from "../../../worker/facts/guarantee";
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

/** Someone who applied for this job: a new candidate unless one is given. */
export async function applied(
  jobId: number,
  person?: Omit<Applicant, "id" | "jobId">,
): Promise<Applicant> {
  const { token, email, phone } = person ?? (await logIn());
  return { token, email, phone, id: await apply(token, jobId), jobId };
}

export const assessmentToken = ({ token, jobId }: Applicant) => testToken(client, token, jobId);

/** Someone who passed the test of this job. */
export async function passed(jobId: number, person?: Omit<Applicant, "id" | "jobId">) {
  const applicant = await applied(jobId, person);
  await takeTest(await assessmentToken(applicant), rightOption);
  return applicant;
}

/** Asks for an order of so many paise. */
export const order = (applicant: Applicant, paise = 19_900) =>
  createOrder(client, applicant, paise);

/** Pays for the slot of who passed. @returns them with the provider's number of the payment */
export async function pay(applicant: Applicant) {
  const { body } = await order(applicant);
  const signed = await payAtProvider(body.id);
  const verified = await verifyPayment(client, applicant, signed);
  expect(verified.body.status).toBe("PAYMENT_CONFIRMED");
  return { ...applicant, paymentId: signed.razorpay_payment_id };
}

/** Someone with a paid slot of this job. */
export const paid = async (jobId: number, person?: Omit<Applicant, "id" | "jobId">) =>
  pay(await passed(jobId, person));

/** One of the candidate's actions on the application: cancel, refund, use-credit, claim. */
export const runAction = ({ token, id }: Applicant, verb: string) =>
  call("POST", `/user/applications/${id}/${verb}`, { token });

export const application = async ({ token, id }: Applicant) =>
  (await call("GET", `/user/applications/${id}`, { token })).body;

/**
 * Staff set an interview, round null and at a gate unless said otherwise. Interviews begin by day:
 * one that a test wants at night is moved there, with its reminders, once it is set.
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

/** The dates of an application were set three days ago. */
export const setDaysAgo = ({ id }: Pick<Applicant, "id">) =>
  query("update interviews set date_set_at = ? where application_id = ?", [inHours(-72), id]);

/** Its interviews took place, as a code at the desk proved. */
export const hold = ({ id }: Pick<Applicant, "id">) =>
  query(
    `update interviews set at = ?, state = 'held', evidence = 'code', settled_at = ?
      where application_id = ? and state = 'scheduled'`,
    [inHours(-2), inHours(-2), id],
  );

/** The time passes in which its result can be taken back, and the schedule sends it. */
export async function sendResult({ id }: Pick<Applicant, "id">): Promise<void> {
  const past = inHours(-1);
  await query("update pending_results set tell_at = ? where application_id = ?", [past, id]);
  await query("update applications set guarantee_due_at = ? where id = ?", [past, id]);
  await runSchedule();
}

/** The time passes in which words of absence can be taken back, and what follows from them follows. */
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
  /** Paise. */
  amount: number;
}

/** What the provider's own API answers. */
export async function atProvider<T>(path: string): Promise<T> {
  const pair = `${RAZORPAY_KEYS.RAZORPAY_KEY_ID}:${RAZORPAY_KEYS.RAZORPAY_KEY_SECRET}`;
  const response = await fetch(`${inject("simulators")}/razorpay/v1${path}`, {
    headers: { Authorization: `Basic ${btoa(pair)}` },
  });
  return (await response.json()) as T;
}

/** The refunds of a payment as the provider has them. */
export const refundsAtProvider = async (paymentId: string) =>
  (await atProvider<{ items: ProviderRefund[] }>(`/payments/${paymentId}/refunds`)).items;

/** Subjects of the mail to an address. */
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

/** Waits for a mail with this subject: what it says. */
export const mailText = (email: string, subject: string): Promise<string> =>
  eventually(
    async () => {
      const mails: { subject: string; text: string }[] = await simulate(`/inbox/email?to=${email}`);
      return mails.find((mail) => mail.subject === subject)?.text ?? "";
    },
    (text) => text !== "",
  );
