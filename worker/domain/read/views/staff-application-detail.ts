import { historyOf, ordersOf, paymentsOf, userIdOf } from "../../../../db/application/applications";
import { pendingResultOf } from "../../../../db/application/promises";
import {
  commentsOf,
  creditsAbout,
  type MessageAboutRow,
  messagesAbout,
  ticketsOf,
} from "../../../../db/application/timeline";
import { writeBatch } from "../../../../db/client";
import { type InterviewRow, interviewsOf } from "../../../../db/interview/interviews";
import { creditSpentOn } from "../../../../db/payment/credits";
import type { OrderRow } from "../../../../db/payment/payments";
import { insertAudit } from "../../../../db/staff/staff";
import type { StaffApplicationDetail } from "../../../contract/staff-application-detail";
import { FREE_TIMES_SHOWN, MESSAGES_SHOWN, TICKETS_SHOWN } from "../../../facts/limits/timeline";
import type { Actor } from "../../../facts/people/console";
import { readFreeTimes } from "../../booking/interview/free-times";
import { toInterview } from "../../booking/interview/interview-view";
import { byTime } from "../../case/appointment.rules";
import { choicesOf } from "../../outcome/guarantee/answer.rules";
import type { Service } from "../../service";
import { isApplicationKind, isCompanyKind } from "../../talk/outbox/kinds.rules";
import { isDead, standingOf, whyNotAgain } from "../messages/send-again.rules";
import type { Standing } from "../messages/still-true.rules";
import { applicationDetail } from "./application-detail";
import { resultOf } from "./candidate.rules";
import { readStaffApplication, toStaffPayment } from "./staff-application";

type Detail = StaffApplicationDetail;

const toOrder = (row: OrderRow): Detail["orders"][number] => {
  const { receipt, providerOrderId, amount, state, createdAt } = row;
  const { nextCheckAt, answeredAt, unansweredSince } = row;
  const { attemptState, attemptPaymentId: reference, attemptAt: at } = row;
  const attempt = attemptState && reference && at ? { state: attemptState, reference, at } : null;
  return {
    receipt,
    providerOrderId,
    amount,
    state,
    createdAt,
    attempt,
    nextCheckAt,
    answeredAt,
    unansweredSince,
  };
};

async function toStaffInterview(
  service: Service,
  row: InterviewRow,
): Promise<Detail["interviews"][number]> {
  return {
    ...(await toInterview(service, row)),
    evidence: row.evidence,
    said: {
      candidate: { text: row.candidateText, at: row.candidateWordAt },
      company: { text: row.companyText, at: row.companyWordAt },
    },
    wrongCodes: row.wrongCodes + row.wrongLinkCodes,
    moves: row.moves,
  };
}

function toStaffMessage(
  row: MessageAboutRow,
  others: MessageAboutRow[],
  standing: Standing,
): Detail["messages"][number] {
  const { message, text, dead } = row;
  const { id, kind, createdAt: at, handledAt, mailAt, smsAt, attempts, nextTryAt } = message;
  return {
    id,
    kind,
    at,
    mailAt,
    smsAt,
    attempts,
    to: isCompanyKind(kind) ? "company" : "candidate",
    title: text?.title ?? null,
    body: text?.body ?? null,
    state: handledAt ? "delivered" : isDead(row) ? "failed" : "waiting",
    deliveredAt: handledAt,
    nextTryAt: handledAt ? null : nextTryAt,
    cause: isDead(row) ? (dead?.cause ?? null) : null,
    mayRepeat: isApplicationKind(kind) && whyNotAgain(kind, row, others, standing) === null,
  };
}

/** Work that follows a commit is not a message to a person. */
const isMessage = ({ message: { kind } }: MessageAboutRow) =>
  isApplicationKind(kind) || isCompanyKind(kind);

/**
 * The complete application for staff. The audit log records the viewer.
 *
 * @throws Failure not_found
 */
export async function openStaffApplication(
  service: Service,
  actor: Actor,
  id: number,
): Promise<Detail> {
  const { db, now } = service;
  const [{ row, application }, rows] = await Promise.all([
    readStaffApplication(service, id),
    db.batch([
      historyOf(db, id),
      ordersOf(db, id),
      paymentsOf(db, id),
      creditsAbout(db, id),
      interviewsOf(db, [id]),
      creditSpentOn(db, id),
      messagesAbout(db, id, MESSAGES_SHOWN),
      ticketsOf(db, userIdOf(id), TICKETS_SHOWN),
      commentsOf(db, id),
      pendingResultOf(db, id),
    ]),
  ]);
  const { id: userId } = application.candidate;
  const line = { actor, action: "application.read", subject: String(id), detail: null };
  const [own, freeTimes] = await Promise.all([
    applicationDetail(service, userId, id),
    readFreeTimes(service, userId, id),
    writeBatch(db, [insertAudit(db, { ...line, at: now.toISOString() })]),
  ]);
  const [history, orders, payments, credits, interviews, [spent], ...more] = rows;
  const [messages, tickets, comments, [pending]] = more;
  const { history: _, choices, interview, interviews: rounds, ...candidateView } = own;
  if (!choices) throw new Error("An application of its candidate without choices");
  const facts = { application: row.application, interviews, payments, spent, credits };
  const standing = standingOf(facts, now);
  const hidden = { meetingCode: null };
  const { result, undo } = choicesOf(actor, row.application, interviews, pending, now);
  return {
    ...application,
    history,
    extraMinutes: row.application.extraMinutes,
    orders: orders.map(toOrder),
    payments: payments.map(toStaffPayment),
    credits,
    interviews: await Promise.all(byTime(interviews).map((row) => toStaffInterview(service, row))),
    messages: messages
      .filter(isMessage)
      .map((message) => toStaffMessage(message, messages, standing)),
    tickets: tickets.map(({ id, subject, description, jobId, createdAt, answeredAt }) => ({
      id,
      subject,
      description,
      jobId,
      createdAt,
      answeredAt,
    })),
    comments,
    freeTimes: freeTimes.slice(0, FREE_TIMES_SHOWN),
    choices,
    result: resultOf(row.application, pending ?? null),
    acts: { result, undo },
    candidateView: {
      ...candidateView,
      ...(interview && { interview: { ...interview, ...hidden } }),
      interviews: rounds?.map((one) => ({ ...one, ...hidden })),
    },
  };
}
