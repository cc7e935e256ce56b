import { WORD_UNDO_MINUTES } from "../../../worker/facts/guarantee/guarantee";
import { bookable } from "../interview-times";
import { type Applicant, paid } from "./applicant";
import { now, passTime } from "./clock";
import { giveJob } from "./companies";
import { type Member, signInMember } from "./console";
import { query } from "./database";
import { call } from "./product";
import { postJob, staffToken } from "./staff";

/** A verified company with an open job. */
export interface Hiring {
  owner: Member;
  job: { id: number };
}

export async function hiring(job: object = {}): Promise<Hiring> {
  const owner = await signInMember({ role: "owner" });
  await query("update companies set state = 'verified' where id = ?", [owner.companyId]);
  const posted = await postJob({ maxApplicants: 50, ...job });
  await giveJob(owner.companyId ?? 0, posted.id);
  return { owner, job: posted };
}

/** An interview of a candidate with a company. */
export interface Meeting extends Hiring {
  candidate: Applicant & { paymentId?: string };
  interviewId: number;
  at: string;
}

export const MEETING_MINUTES = 30;

/** Sets an interview in three days for a new candidate; the clock does not move. */
export const meeting = async (company: Hiring, more: object = {}) =>
  meetingOf(company, await paid(company.job.id), more);

/** The same for a candidate who already has a slot. */
export async function meetingOf(
  company: Hiring,
  candidate: Applicant & { paymentId?: string },
  more: object = {},
): Promise<Meeting> {
  const at = bookable(new Date(now().getTime() + 72 * 3_600_000).toISOString());
  const { body } = await call("POST", `/ops/applications/${candidate.id}/interviews`, {
    token: staffToken(),
    json: { at, place: "Gate 1", minutes: MEETING_MINUTES, ...more },
  });
  return { ...company, candidate, interviewId: body.id, at };
}

/** Moves the clock to so many minutes after the given time. */
export const passUntil = (at: string, minutes: number) =>
  passTime({
    seconds: Math.max(0, Math.ceil((Date.parse(at) - now().getTime()) / 1_000 + minutes * 60)),
  });

export const arrive = ({ candidate: { token, id } }: Meeting) =>
  call("POST", `/user/applications/${id}/arrived`, { token });

export const candidateSays = ({ candidate: { token, id } }: Meeting, outcome: string) =>
  call("POST", `/user/applications/${id}/outcome`, { token, json: { outcome } });

/** Moves the clock past the time in which a statement of absence can be taken back. */
export const passUndo = () => passTime({ minutes: WORD_UNDO_MINUTES, seconds: 1 });

const ofCompany = ({ owner, interviewId }: Meeting, act: string, json: object) =>
  call("POST", `/employer/interviews/${interviewId}/${act}`, { token: owner.token, json });

export const companySays = (one: Meeting, outcome: string) =>
  ofCompany(one, "outcome", { outcome });

export const checkIn = (one: Meeting, code: string) => ofCompany(one, "check-in", { code });

export const ticket = async ({ candidate: { token, id } }: Pick<Meeting, "candidate">) =>
  (await call("GET", `/user/applications/${id}`, { token })).body;
