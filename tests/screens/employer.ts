import { product } from "./candidate";

// What staff do for an employer, through their own API.

async function ops<T>(path: string, json: unknown = {}): Promise<T> {
  const response = await fetch(product(`/ops${path}`), {
    method: "POST",
    headers: {
      Authorization: `Bearer ${process.env.STAFF_TOKEN}`,
      "Content-Type": "application/json",
    },
    body: JSON.stringify(json),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return (await response.json()) as T;
}

/** Two questions; the second of three options is right. */
export const RIGHT = [1, 1];
export const WRONG = [0, 0];
const QUESTION = { prompt: "Which number is even?", options: ["3", "4", "5"], answer: 1 };

/** A job with a short test and this price in rupees: its number. */
export async function postJob(title: string, applicationPrice: number): Promise<string> {
  const { id } = await ops<{ id: number }>("/jobs", {
    title,
    company: "Sahyadri Finserv",
    location: "Pune",
    applicationPrice,
    maxApplicants: 20,
    jobDetail: { Category: ["Finance"], Responsibilities: ["Read bank statements"] },
    preparation: ["Bring your mark sheets"],
    assessment: { durationMinutes: 10, passMark: 50, questions: [QUESTION, QUESTION] },
  });
  return String(id);
}

const numberOf = (application: string) => application.split("/").pop();
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

/** Sets an interview in three days: its number. */
export async function setInterview(application: string, round: null | 1 | 2): Promise<number> {
  const appointment = { round, at: inDays(3), link: "https://meet.example.in/round" };
  const path = `/applications/${numberOf(application)}/interviews`;
  return (await ops<{ id: number }>(path, appointment)).id;
}

export const cancelInterview = (id: number) => ops(`/interviews/${id}/cancel`);

export const decide = (application: string, result: "SELECTED" | "REJECTED") =>
  ops(`/applications/${numberOf(application)}/result`, { result });
