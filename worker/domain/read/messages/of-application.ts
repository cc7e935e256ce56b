import { userById } from "../../../../db/account/users";
import { applicationById } from "../../../../db/application/applications";
import { attemptOf } from "../../../../db/assessment/attempts";
import {
  type InterviewRow,
  interviewByUid,
  interviewsOfPerson,
  type OwnInterview,
} from "../../../../db/interview/interviews";
import { assessmentOf } from "../../../../db/job/job-tests";
import { jobById, preparationOf } from "../../../../db/job/jobs";
import type { OutboxRow } from "../../../../db/outbox/outbox";
import { availableCredit, creditSpentOn } from "../../../../db/payment/credits";
import { keptPayment, paymentByProviderId } from "../../../../db/payment/payments";
import { CLOSED_BECAUSE } from "../../../contract/applications";
import { todayInIndia } from "../../../contract/profile";
import { RESULT_REASONS } from "../../../facts/guarantee/results";
import { termsOf } from "../../../facts/guarantee/terms";
import { inLanguage } from "../../../language";
import type { InterviewFacts, MessageFacts } from "../../../words/message-facts";
import { calendarUrl } from "../../booking/interview/calendar";
import { clashesOf } from "../../booking/interview/times.rules";
import { storedRefundAmount } from "../../booking/payment/refund.rules";
import { slotAt } from "../../booking/slot/slot.rules";
import { isToChoose } from "../../case/appointment.rules";
import { comesBack, paidBy } from "../../case/cancellation.rules";
import { categoryOf } from "../../employers/job/job";
import { preparationFor } from "../../employers/job/template.rules";
import { askedBy } from "../../outcome/assessment/assessment";
import { feedbackOf, neededToPass, passedOf } from "../../outcome/assessment/assessment.rules";
import { assessmentLink } from "../../outcome/assessment/test-link";
import type { Service } from "../../service";
import { notify } from "../../talk/notify/notify";
import type { ApplicationKind } from "../../talk/outbox/kinds.rules";
import { isStale, messages } from "./messages.rules";
import { isNoLongerTrue } from "./still-true";

/** Notifies a candidate about an application, unless the message is stale or no longer true. */
export async function notifyOfApplication(
  service: Service,
  row: OutboxRow,
  kind: ApplicationKind,
): Promise<void> {
  if (await isNoLongerTrue(service, row, kind)) return;
  const message = await writeMessage(service, row, kind);
  if (!message) return;
  // Not the test link, which is secret: the application's page leads to it.
  const path = `/applications/${Number(row.payload.applicationId)}`;
  await notify(service, row, message.user, message.write, path);
}

/**
 * A message about an application, with its recipient; null if it is stale.
 *
 * @param planned the interview that it is about, if it is not set yet
 */
export async function writeMessage(
  service: Service,
  { payload }: Pick<OutboxRow, "payload">,
  kind: ApplicationKind,
  planned?: InterviewRow,
) {
  const { db, now } = service;
  const [application] = await applicationById(db, Number(payload.applicationId));
  if (!application) throw new Error("A message about no application");
  const at = now.toISOString();
  const [
    [user],
    [job],
    [test],
    [attempt],
    [preparation],
    [ownPayment],
    [spent],
    [credit],
    [interviewRow],
    [payment],
    others,
    testLink,
  ] = await Promise.all([
    userById(db, application.userId),
    jobById(db, application.jobId, null, at),
    assessmentOf(db, application.jobId),
    attemptOf(db, application.id),
    preparationOf(db, application.jobId),
    keptPayment(db, application.id),
    creditSpentOn(db, application.id),
    availableCredit(db, application.userId),
    payload.uid ? interviewByUid(db, String(payload.uid)) : [],
    payload.providerPaymentId ? paymentByProviderId(db, String(payload.providerPaymentId)) : [],
    kind === "interview_reminder" ? interviewsOfPerson(db, application.userId, at) : [],
    assessmentLink(service, application.id),
  ]);
  if (!user || !job) throw new Error("A message without its person or job");
  return inLanguage(user.language, async () => {
    const interview = interviewRow ?? planned;
    const slot = slotAt(application, now);
    const writtenFor = typeof payload.at === "string" ? payload.at : null;
    const wordAt = typeof payload.wordAt === "string" ? payload.wordAt : null;
    const waits = isToChoose(application);
    const state = {
      slot: slot.state,
      interview: interview ?? null,
      waits,
      writtenFor,
      wordAt,
      now: at,
    };
    if (isStale(kind, state)) return null;
    const questions = attempt?.questions.length ?? askedBy(test);
    const facts: MessageFacts = {
      applicationId: application.id,
      title: job.title,
      company: job.company,
      price: application.price,
      terms: termsOf(application),
      slot,
      testLink,
      applicationUrl: `${service.settings.PUBLIC_URL}/applications/${application.id}`,
      preparation: preparationFor(preparation?.points ?? null, preparation?.category ?? ""),
      questions,
      minutes: attempt?.minutes ?? (test?.durationMinutes ?? 0) + application.extraMinutes,
      needed: neededToPass(questions, attempt?.passMark ?? test?.passMark ?? 0),
      score: attempt && passedOf(attempt) ? attempt.score : null,
      feedback: feedbackOf(attempt, categoryOf(job.jobDetail)),
      paidWithCredit: spent !== undefined,
      comesBack: comesBack(paidBy(ownPayment, spent).paidWith),
      isGoodwillBack: payload.goodwillBack === 1,
      hasCredit: credit !== undefined,
      refund: payment
        ? {
            amount: storedRefundAmount(payment),
            paid: payment.amount,
            reference: payment.refundId,
            method: payment.method,
          }
        : null,
      interview: interview ? await interviewFacts(service, interview, payload, others) : null,
      dropped: typeof payload.dropped === "string" ? JSON.parse(payload.dropped) : [],
      decision: typeof payload.decision === "string" ? payload.decision : null,
      note: typeof payload.note === "string" ? payload.note : null,
      until:
        typeof payload.until === "string" ? payload.until : untilOf(kind, application.promisedBy),
      because: CLOSED_BECAUSE.find((one) => one === payload.because) ?? null,
      wasMet: payload.wasMet !== 0,
      reason: RESULT_REASONS.find((one) => one === payload.reason) ?? null,
    };
    return { user, write: () => messages()[kind](facts) };
  });
}

/** The deadline for choosing a time is the promised date. */
const untilOf = (kind: ApplicationKind, promisedBy: string | null) =>
  kind === "confirmed" ? promisedBy : null;

/** The interview as it was when the message was written: a later change has its own message. */
async function interviewFacts(
  service: Service,
  row: InterviewRow,
  payload: OutboxRow["payload"],
  others: OwnInterview[],
): Promise<InterviewFacts> {
  const text = (value: unknown) => (typeof value === "string" ? value : null);
  const stored = (name: "link" | "place" | "interviewer") =>
    text(name in payload ? payload[name] : row[name]);
  return {
    round: row.round,
    at: text(payload.at) ?? row.at,
    minutes: row.minutes,
    link: stored("link"),
    place: stored("place"),
    interviewer: stored("interviewer"),
    newDate: payload.newDate === 1,
    before: text(payload.before),
    refundUntil: text(payload.refundUntil),
    refundShare: Number(payload.refundShare ?? 1),
    calendarUrl: await calendarUrl(service, row),
    sameDay: clashesOf(
      others.filter(
        (other) =>
          other.id !== row.id &&
          todayInIndia(new Date(other.at)) === todayInIndia(new Date(row.at)),
      ),
    ),
  };
}
