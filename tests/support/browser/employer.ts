import { succeeded } from "../client";
import { bookable } from "../interview-times";
import { ROOMY_JOB, VERIFY_COMPANY_OF_JOB } from "../jobs";
import { rewrite } from "./fixtures";
import { callAsStaff } from "./product";

// Acts of staff for an employer, through the staff API.

const ops = (path: string, json?: unknown, method = "POST") =>
  succeeded(callAsStaff(method, `/ops${path}`, json));

/** Posts a job with slots for everyone; `own` replaces some of its fields. Returns the job's id. */
export async function postUnverifiedJob(own: object = {}): Promise<string> {
  return String((await ops("/jobs", { ...ROOMY_JOB, ...own })).id);
}

/** The same, for a verified company. */
export async function postJob(own: object = {}): Promise<string> {
  const job = await postUnverifiedJob(own);
  await rewrite(VERIFY_COMPANY_OF_JOB, job);
  return job;
}

/** Reduces the number of a job's slots. */
export const cutSlots = (job: string, maxApplicants: number) =>
  ops(`/jobs/${job}`, { maxApplicants }, "PATCH");

/** Withdraws a job: the queue ends its applications. */
export const withdrawJob = (job: string, reason: string) =>
  ops(`/jobs/${job}/withdraw`, { reason });

export const closeJob = (job: string) => ops(`/jobs/${job}/close`);

export const openJob = (job: string) => ops(`/jobs/${job}/open`);

const numberOf = (application: string) => application.split("/").pop();
const inDays = (days: number) => bookable(new Date(Date.now() + days * 86_400_000).toISOString());

/** Sets an interview in so many days. Returns its id. */
export async function setInterview(
  application: string,
  round: null | 1 | 2,
  days = 3,
): Promise<number> {
  const appointment = { round, at: inDays(days), link: "https://meet.example.in/round" };
  const path = `/applications/${numberOf(application)}/interviews`;
  return (await ops(path, appointment)).id;
}

export const moveInterview = (id: number) =>
  ops(`/interviews/${id}`, { at: inDays(5), place: "Karve Road 12, Pune" }, "PATCH");

export const cancelInterview = (id: number) => ops(`/interviews/${id}/cancel`);

export const decide = (application: string, result: "SELECTED" | "REJECTED", comment?: string) =>
  ops(`/applications/${numberOf(application)}/result`, { result, comment });

/** Staff refund the payment of an application, as they may at any time. */
export async function refundByStaff(application: string): Promise<void> {
  const staffView = await ops(`/applications/${numberOf(application)}`, undefined, "GET");
  await ops(`/payments/${staffView.payment.id}/refund`, {
    reason: "The employer closed this branch.",
    expect: { applicationId: Number(numberOf(application)) },
  });
}

/** Staff give a free slot for an application. */
export const giveFreeSlot = (application: string) =>
  ops(`/applications/${numberOf(application)}/credits`, { reason: "We are sorry." });

/** Staff end the hold of an application. */
export const releaseByStaff = (application: string) =>
  ops(`/applications/${numberOf(application)}/release`);

/** Sends an announcement to everyone who applied for a job. */
export const announce = (
  job: string,
  title: string,
  body = "The office has moved to Karve Road 12.",
) =>
  ops("/announcements", {
    title,
    body,
    audience: { jobId: Number(job) },
  });
