import {
  applicationsOfWithdrawal,
  touchedByWithdrawal,
} from "../../../../db/application/withdrawals";
import { interviewsOfCompany, touchedBy } from "../../../../db/company/suspension";
import type { InterviewDayRow } from "../../../../db/interview/days";
import { interviewsToFollow, touchedByDay } from "../../../../db/interview/own-days";
import type { ActPreview } from "../../../contract/preview";
import { PREVIEW_SHOWN } from "../../../facts/messages/messages";
import { ENDABLE } from "../../booking/application/application.rules";
import type { Case } from "../../case/case";
import type { Verb } from "../../case/commit";
import { previewMany } from "../../case/preview";
import { followDay } from "../../outcome/day/process-day-change";
import { cancelOfSuspended } from "../../outcome/ending/suspension";
import { endIfWithdrawn } from "../../outcome/ending/withdrawal";
import type { Service } from "../../service";
import { readMessages } from "./preview";

// Acts on many cases. The database counts the people and their money, and the messages are those of
// the plans for the first cases.

async function previewOf(
  service: Service,
  touched: { people: number; paise: number } | undefined,
  verbs: Verb<Case>[],
): Promise<ActPreview> {
  const plans = await previewMany(verbs);
  const messages = await Promise.all(plans.map((plan) => readMessages(service, plan)));
  return {
    people: touched?.people ?? 0,
    paise: touched?.paise ?? 0,
    messages: messages.flat(),
  };
}

/** Previews a suspension: the affected candidates and their messages. Changes nothing. */
export async function previewSuspension(service: Service, id: number): Promise<ActPreview> {
  const { db, now } = service;
  const [[touched], coming] = await db.batch([
    touchedBy(db, id, ENDABLE),
    interviewsOfCompany(db, id, now.toISOString(), PREVIEW_SHOWN),
  ]);
  const verbs = coming.map((interview) => cancelOfSuspended(service, interview.id));
  return previewOf(service, touched, verbs);
}

/** Previews a withdrawal: `paise` go back. */
export async function previewWithdrawal(
  service: Service,
  jobId: number,
  reason: string,
): Promise<ActPreview> {
  const { db, now } = service;
  const of = { statuses: ENDABLE, now: now.toISOString(), jobId };
  const [[touched], ended] = await db.batch([
    touchedByWithdrawal(db, of),
    applicationsOfWithdrawal(db, of, PREVIEW_SHOWN),
  ]);
  const verbs = ended.map(({ id }) => endIfWithdrawn(service, id, reason));
  return previewOf(service, touched, verbs);
}

/** Previews the cancel of a day. */
export const previewDayCancel = (service: Service, day: InterviewDayRow): Promise<ActPreview> =>
  previewDay(service, { ...day, cancelledAt: day.cancelledAt ?? service.now.toISOString() });

/** Previews another venue, link or interviewer of a day. No money goes back. */
export const previewDayChange = async (
  service: Service,
  next: InterviewDayRow,
): Promise<ActPreview> => ({ ...(await previewDay(service, next)), paise: 0 });

async function previewDay(service: Service, day: InterviewDayRow): Promise<ActPreview> {
  const { db, now } = service;
  const at = now.toISOString();
  const [[touched], interviews] = await db.batch([
    touchedByDay(db, day, at),
    interviewsToFollow(db, day, at, PREVIEW_SHOWN),
  ]);
  const verbs = interviews.map(({ id }) => followDay(service, day, id));
  return previewOf(service, touched, verbs);
}
