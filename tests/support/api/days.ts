import { newDay } from "../interview-days";
import { paid } from "./applicant";
import { confirmEmail, query } from "./database";
import type { Hiring } from "./meetings";
import { call } from "./product";
import { staffToken } from "./staff";

/** Calls the API for the interview days of a company's job. */
export function daysOf({ owner, job }: Hiring) {
  const ask = (method: string, path: string, json?: object, token = owner.token) =>
    call(method, `/employer${path}`, { token, json });
  const days = (path = "") => `/jobs/${job.id}/days${path}`;
  const offer = async (changes: object = {}) => (await ask("POST", days(), newDay(changes))).body;
  return { ask, days, offer };
}

export const setByStaff = ({ id }: { id: number }, json: object) =>
  call("POST", `/ops/applications/${id}/interviews`, { token: staffToken(), json });

/** A candidate with a paid slot and this time of a day. */
export async function bookedOn(jobId: number, day: { id: number }, at: string) {
  const one = await paid(jobId);
  await confirmEmail(one.email);
  const set = await setByStaff(one, { dayId: day.id, at });
  return { ...one, interview: set.body.id as number };
}

export const interviewRow = async (id: number) =>
  (await query("select * from interviews where id = ?", [id]))[0];
