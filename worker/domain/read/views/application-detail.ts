import {
  type ApplicationRow,
  applicationOfUser,
  historyOf,
  jobIdOf,
  listApplications,
  ordersOf,
  paymentsOf,
} from "../../../../db/application/applications";
import { noticeOf } from "../../../../db/application/notices";
import { attemptsInTheWay } from "../../../../db/assessment/attempts";
import { companyAwaited } from "../../../../db/company/record";
import {
  type InterviewRow,
  interviewsOf,
  interviewsOfList,
  interviewsOfPerson,
  type OwnInterview,
} from "../../../../db/interview/interviews";
import { availableCredit, creditSpentOn } from "../../../../db/payment/credits";
import type { Clash } from "../../../contract/acts";
import type { Application, Choices } from "../../../contract/applications";
import type { HonourRecord } from "../../../contract/honour-record";
import {
  isAtPayment,
  isAtTest,
  isBooked,
  isConfirmed,
  isKept,
  isTurnedDown,
  needsRecord,
} from "../../../facts/guarantee/statuses";
import { Failure } from "../../../failure";
import type { Applied } from "../../booking/application/application";
import { mayClaim, opensAgainAt, pausedSince } from "../../booking/application/application.rules";
import { toApplication } from "../../booking/application/view";
import { chosenOf, moveOf, whyNoMove } from "../../booking/interview/choose.rules";
import { roundsOf, toOwnInterview } from "../../booking/interview/interview-view";
import { clashesOf, clashOf } from "../../booking/interview/times.rules";
import { busySince, isAhead } from "../../case/appointment.rules";
import {
  brokenOf,
  cancelOutcome,
  isMoney,
  mayLeave,
  type PaidWith,
  paidBy,
} from "../../case/cancellation.rules";
import { type Answer, answerOf, readAnswer } from "../../case/commit";
import { recordFrom, recordReads } from "../../employers/company/record";
import { similarJobs } from "../../employers/job/search/similar";
import { preparationFor } from "../../employers/job/template.rules";
import { feedbackOf, neededToPass, passedOf } from "../../outcome/assessment/assessment.rules";
import type { Service } from "../../service";
import { creditOf, paymentOf, refundOf } from "./payment-summary";

/** A page of a candidate's applications before an id, newest first, each with its rounds. */
export async function applicationList(
  service: Service,
  userId: number,
  before: number | undefined,
  limit: number,
): Promise<Application[]> {
  const { db, now } = service;
  const [rows, interviews] = await Promise.all([
    listApplications(db, userId, before, limit, now.toISOString()),
    interviewsOfList(db, userId, before, limit),
  ]);
  return Promise.all(
    rows.map(async (row) => {
      const { id } = row.application;
      const own = interviews.filter(({ applicationId }) => applicationId === id);
      return { ...toApplication(row, now), ...(await roundsOf(service, own, toOwnInterview)) };
    }),
  );
}

/**
 * One application with its history, test, money, interview and choices, as its person sees it.
 * @throws Failure not_found
 */
export function applicationAnswer(
  service: Service,
  userId: number,
  id: number,
): Answer<Application> {
  const { db, now } = service;
  const reads = [
    applicationOfUser(db, userId, id, now.toISOString()),
    historyOf(db, id),
    ordersOf(db, id),
    paymentsOf(db, id),
    creditSpentOn(db, id),
    availableCredit(db, userId),
    interviewsOf(db, [id]),
    attemptsInTheWay(db, userId, jobIdOf(id), pausedSince(now)),
    noticeOf(db, userId, jobIdOf(id)),
    interviewsOfPerson(db, userId, busySince(now)),
    ...recordReads(service, companyAwaited(id)),
  ] as const;
  return answerOf(reads, (rows) => {
    const [[row], history, orders, payments, [spent], [credit], interviews, attempts, ...more] =
      rows;
    const [[notice], own, ...record] = more;
    if (!row) throw new Failure("not_found");
    return compose(service, row, {
      history,
      orders,
      payments,
      spent,
      interviews,
      own,
      attempts,
      record: recordFrom(record),
      hasCredit: credit !== undefined,
      hasNotice: notice !== undefined,
    });
  });
}

/** Reads `applicationAnswer` on its own. @throws Failure not_found */
export const applicationDetail = (service: Service, userId: number, id: number) =>
  readAnswer(service, applicationAnswer(service, userId, id));

/** The detail of a new application, which has no history yet. */
export const newApplication = (service: Service, { row, hasNotice }: Applied) =>
  compose(service, row, {
    history: [{ status: row.application.status, at: row.application.appliedAt }],
    orders: [],
    payments: [],
    interviews: [],
    own: [],
    attempts: [],
    hasCredit: false,
    hasNotice,
  });

/** What is read together with an application. */
interface Beside {
  history: Awaited<ReturnType<typeof historyOf>>;
  orders: Awaited<ReturnType<typeof ordersOf>>;
  payments: Awaited<ReturnType<typeof paymentsOf>>;
  spent?: Awaited<ReturnType<typeof creditSpentOn>>[number];
  interviews: InterviewRow[];
  /** The coming interviews of all applications of the person. */
  own: OwnInterview[];
  attempts: Awaited<ReturnType<typeof attemptsInTheWay>>;
  record?: HonourRecord;
  hasCredit: boolean;
  hasNotice: boolean;
}

async function compose(
  service: Service,
  row: ApplicationRow,
  { history, orders, payments, spent, interviews, own, attempts, record, ...beside }: Beside,
): Promise<Application> {
  const { now } = service;
  const { paidWith } = paidBy(payments.find(isKept), spent);
  const { employer } = row.job;
  const isRecordShown = needsRecord(row.application.status);
  const view = toApplication(row, now);
  return {
    ...view,
    job: {
      ...view.job,
      employer: { ...employer, record: isRecordShown ? record : undefined },
      hasNotice: beside.hasNotice,
    },
    ...(await roundsOf(service, interviews, async (service, one) => ({
      ...(await toOwnInterview(service, one)),
      clash: clashWith(one, own, now),
    }))),
    terms: row.application.terms ?? undefined,
    history,
    assessment: testOf(row, opensAgainAt(attempts)),
    payment: spent ? creditOf(spent) : paymentOf(view.status, orders, payments),
    refund: refundOf(spent?.payment ? [...payments, spent.payment] : payments),
    comment: row.application.resultNote ?? undefined,
    resultReason: row.application.resultReason ?? undefined,
    choices: choicesOf(service, row, paidWith, interviews, beside.hasCredit),
    ...(isTurnedDown(row.application.status) && {
      similar: await similarJobs(service, row.job, row.application.userId),
    }),
    ...(isConfirmed(row.application.status) && {
      preparation: preparationFor(row.preparation, row.category),
    }),
  };
}

/** The interview that a coming one clashes with. */
function clashWith(one: InterviewRow, own: OwnInterview[], now: Date): Clash | null {
  const others = own.filter(({ id }) => id !== one.id);
  return isAhead(one, now) ? clashOf(one, clashesOf(others)) : null;
}

function choicesOf(
  { now }: Service,
  { application }: ApplicationRow,
  paidWith: PaidWith,
  interviews: InterviewRow[],
  hasCredit: boolean,
): Application["choices"] {
  const { status } = application;
  const cancel = cancelOutcome({ application, paidWith, interviews }, now);
  return {
    cancel: cancel?.kind ?? null,
    refundShare: cancel?.share ?? 0,
    refundUntil: cancel?.until ?? null,
    refund: isMoney(paidWith) && mayLeave(application, interviews, now),
    brokenInterview: isBooked(status) ? (brokenOf(interviews, now)?.id ?? null) : null,
    move: movingOf(application, interviews, now),
    useCredit: hasCredit && isAtPayment(status) && application.price > 0,
    claim: mayClaim(application),
  };
}

function movingOf(
  application: ApplicationRow["application"],
  interviews: InterviewRow[],
  now: Date,
): Choices["move"] {
  const interview = chosenOf(application, interviews, now);
  const move = interview && moveOf(interview, interviews);
  return move && whyNoMove(move, now) === null ? move : null;
}

function testOf(
  { attempt, job, application, category }: ApplicationRow,
  opensAt: string | null,
): Application["assessment"] {
  const questions = attempt?.questions.length ?? job.questions;
  const passMark = attempt?.passMark ?? job.passMark;
  const minutes = attempt?.minutes ?? (job.minutes && job.minutes + application.extraMinutes);
  if (questions === null || passMark === null || minutes === null) return undefined;
  const passed = attempt ? passedOf(attempt) : null;
  return {
    state: attempt ? (attempt.gradedAt ? "graded" : "running") : "not_started",
    questions,
    minutes,
    needed: neededToPass(questions, passMark),
    score: passed ? (attempt?.score ?? null) : null,
    passed,
    feedback: feedbackOf(attempt, category),
    opensAt: !attempt && isAtTest(application.status) ? opensAt : null,
    endsAt: attempt?.endsAt ?? null,
  };
}
