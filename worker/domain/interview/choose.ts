import { setChosenTime } from "../../../db/application/promises";
import { expectNoResult } from "../../../db/application/results";
import { writeBatch } from "../../../db/client";
import { calledOffOf } from "../../../db/interview/called-off";
import {
  acceptInterview,
  changeInterview,
  insertInterview,
} from "../../../db/interview/interviews";
import { expectInterviewsOfPerson } from "../../../db/interview/own-interviews";
import { dropRemindersOf } from "../../../db/interview/reminders";
import { expectChoice } from "../../../db/interview/seats";
import type { Clash } from "../../contract/clash";
import type { FreeTime, InterviewRound, TimeChoice } from "../../contract/interviews";
import type { Status } from "../../facts/statuses";
import { termsOf } from "../../facts/terms";
import { addSeconds, DAY_SECONDS } from "../../facts/times";
import { Failure } from "../../failure";
import { clashWords } from "../../words/en/interview-messages";
import { type Query, transition } from "../application/transition";
import { enqueueMessages, insertMessages } from "../outbox/outbox";
import { retryIfOvertaken } from "../retry";
import type { Service } from "../service";
import { comingOf } from "./appointment.rules";
import { isUnaccepted, outcomeOfCancel } from "./cancellation.rules";
import { chosenOf, movedBy, moveOf, roundToTake, whyNoMove } from "./choose.rules";
import { busySince, clashOf } from "./clash.rules";
import { companyNews } from "./company-news";
import { callOff } from "./employer-cancel";
import { loadChoice } from "./free-times";
import { isSameTime } from "./free-times.rules";
import { remind } from "./interview";
import { statusOfRound } from "./interview.rules";
import { interviewMessage } from "./interview-order";
import { newInterview } from "./new-interview";
import { endOf } from "./outcome.rules";

type Found = Awaited<ReturnType<typeof loadChoice>>;
type Row = Found["interviews"][number];

/**
 * The candidate takes a free time, moves to another one, or accepts the one that the employer moved
 * the interview to. Idempotent: taking the current time again changes nothing else.
 *
 * @throws Failure not_found, invalid_stage, job_withdrawn, company_suspended, blocked,
 *   too_late_to_move, too_many_moves, time_taken, time_clashes, stale_state
 */
export const chooseTime = (service: Service, userId: number, id: number, wanted: TimeChoice) =>
  retryIfOvertaken(async () => {
    const found = await loadChoice(service, userId, id, wanted.dayId);
    const { application, interviews, rounds } = found;
    const has = comingOf(interviews, service.now).find((one) => isSameTime(one, wanted));
    if (has) return accept(service, found, has, wanted);
    refuse(found);
    const round = roundToTake(application, rounds, interviews, service.now);
    const chosen = chosenOf(application, interviews, service.now);
    const calledOff = chosen && (await calledOffIn(service, found, chosen));
    if (calledOff) return callOff(service, calledOff);
    if (round !== undefined) return take(service, found, round, timeOf(found, wanted));
    if (!chosen) throw new Failure("invalid_stage");
    const refusal = whyNoMove(moveOf(chosen, interviews), service.now);
    if (refusal) throw new Failure(refusal);
    return move(service, found, chosen, timeOf(found, wanted));
  });

/** The interview at the chosen time, if its day was cancelled. */
async function calledOffIn({ db, now }: Service, { application, days }: Found, { dayId }: Row) {
  if (dayId === null || days.some(({ id }) => id === dayId)) return undefined;
  const [calledOff] = await calledOffOf(db, application.id, now.toISOString());
  return calledOff;
}

function refuse({ withdrawnAt, isSuspended, blockedAt, hasResult }: Found): void {
  if (withdrawnAt) throw new Failure("job_withdrawn");
  if (isSuspended) throw new Failure("company_suspended");
  if (blockedAt) throw new Failure("blocked");
  // The candidate may not learn of the result yet.
  if (hasResult) throw new Failure("invalid_stage");
}

/** @throws Failure time_taken, time_clashes, stale_state */
function timeOf({ times }: Found, wanted: TimeChoice): FreeTime {
  const time = times.find((one) => isSameTime(one, wanted));
  if (!time) throw new Failure("time_taken");
  if (wanted.cancel && wanted.cancel !== time.cancel) throw new Failure("stale_state");
  refuseClash(time.clash, wanted);
  return time;
}

/** Two interviews at the same hour need the candidate's consent. @throws Failure time_clashes */
function refuseClash(clash: Clash | null, wanted: TimeChoice): void {
  if (clash && wanted.clash !== "accepted") {
    throw new Failure("time_clashes", { message: clashWords.refused(clash) });
  }
}

async function accept(
  { db, now }: Service,
  { application, own }: Found,
  row: Row,
  wanted: TimeChoice,
) {
  if (!isUnaccepted(row)) return true;
  const others = own.filter(({ id }) => id !== row.id);
  refuseClash(clashOf(row, others), wanted);
  await writeBatch(db, acceptInterview(db, row, application.seq, now.toISOString()));
  return true;
}

async function take(service: Service, found: Found, round: InterviewRound, time: FreeTime) {
  const { application } = found;
  const { at, minutes, place, link, interviewer, dayId } = time;
  const row = newInterview({
    uid: crypto.randomUUID(),
    applicationId: application.id,
    round,
    at,
    minutes,
    place,
    link,
    interviewer,
    dayId,
    changedAt: service.now.toISOString(),
  });
  const status = statusOfRound(round);
  const message = messageOf(found, status, row, [row, ...found.interviews], service.now);
  const writes = [insertInterview(service.db, row), ...writesOf(service, found, time, row.uid)];
  const taken = await transition(
    service,
    application,
    [status],
    [message, companyNews("time_chosen", row)],
    [...expectFree(service, found, time), expectNoResult(service.db, application.id), ...writes],
  );
  return taken || null;
}

async function move(service: Service, found: Found, chosen: Row, time: FreeTime) {
  const { application, interviews } = found;
  const { db, now } = service;
  const { at, minutes, place, link, interviewer, dayId } = time;
  const changes = {
    at,
    minutes,
    place,
    link,
    interviewer,
    dayId,
    ...movedBy(chosen, interviews, now, termsOf(application)),
    changedAt: now.toISOString(),
  };
  const row = { ...chosen, ...changes, sequence: chosen.sequence + 1 };
  const others = interviews.map((one) => (one.id === row.id ? row : one));
  const messages = [
    messageOf(found, application.status, row, others, now, chosen.at),
    companyNews("time_moved", row, chosen.at),
  ];
  await writeBatch(db, [
    ...expectFree(service, found, time),
    ...changeInterview(db, chosen, application.seq, changes),
    dropRemindersOf(db, chosen.id),
    ...writesOf(service, found, time, chosen.uid),
    ...insertMessages(service, messages),
  ]);
  await enqueueMessages(service, messages);
  return true;
}

function expectFree(
  { db, now }: Service,
  { application, days, own }: Found,
  { dayId, at }: FreeTime,
) {
  const day = days.find(({ id }) => id === dayId);
  if (!day) throw new Failure("time_taken");
  return [
    ...expectChoice(db, application.userId, day, at),
    expectInterviewsOfPerson(db, application.userId, busySince(now), own),
  ];
}

/** The writes that follow when a time becomes the candidate's. */
function writesOf(service: Service, found: Found, time: FreeTime, uid: string): Query[] {
  const { application, answerWithinDays } = found;
  const answerBy = addSeconds(new Date(endOf(time)), answerWithinDays * DAY_SECONDS);
  const chosen = { at: time.at, answerBy };
  return [setChosenTime(service.db, application.id, chosen), ...remind(service, uid, time.at)];
}

function messageOf(
  { application, paidWith }: Found,
  status: Status,
  row: Omit<Row, "id">,
  interviews: Omit<Row, "id">[],
  now: Date,
  before: string | null = null,
) {
  const outcome = outcomeOfCancel(status, paidWith, interviews, now, termsOf(application));
  return interviewMessage("interview_set", row, {
    applicationId: application.id,
    at: row.at,
    link: row.link,
    place: row.place,
    before,
    refundUntil: outcome?.until ?? null,
    refundShare: outcome?.share ?? 0,
  });
}
