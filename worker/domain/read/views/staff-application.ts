import {
  creditsSpentOn,
  paymentsFor,
  type StaffApplicationRow,
  staffApplications,
} from "../../../../db/application/staff-applications";
import { type InterviewRow, interviewsOf } from "../../../../db/interview/interviews";
import { type PaymentRow, paymentById } from "../../../../db/payment/refunds";
import type { StaffApplication, StaffPayment } from "../../../contract/staff-applications";
import { isKept } from "../../../facts/guarantee/statuses";
import { Failure } from "../../../failure";
import { roundsOf } from "../../booking/interview/interview-view";
import { storedRefundAmount } from "../../booking/payment/refund.rules";
import { slotAt } from "../../booking/slot/slot.rules";
import { answerOf } from "../../case/commit";
import { toResume } from "../../people/resume/resume";
import type { Service } from "../../service";

export function toStaffPayment(row: PaymentRow): StaffPayment {
  const { id, applicationId, providerPaymentId, amount, method, state, refundId, capturedAt } = row;
  const { refundedElsewhere, disputeId, disputeState } = row;
  const dispute = disputeId && disputeState ? { id: disputeId, state: disputeState } : null;
  return {
    id,
    applicationId,
    providerPaymentId,
    amount,
    method,
    state,
    refundId,
    refundAmount: isKept(row) ? null : storedRefundAmount(row),
    capturedAt,
    refundedElsewhere,
    dispute,
  };
}

/** A payment as staff see it after an act. */
export const paymentAnswer = ({ db }: Service, { id }: PaymentRow) =>
  answerOf([paymentById(db, id)], ([[row]]) => {
    if (!row) throw new Failure("not_found");
    return toStaffPayment(row);
  });

/** What is read beside the rows of these applications. */
const readBeside = ({ db }: Service, ids: number[]) =>
  Promise.all([paymentsFor(db, ids), creditsSpentOn(db, ids), interviewsOf(db, ids)]);

/** One application as staff see it, with its row. @throws Failure not_found */
export async function readStaffApplication(service: Service, id: number) {
  const [[row], beside] = await Promise.all([
    staffApplications(service.db, { id }, 1),
    readBeside(service, [id]),
  ]);
  const [application] = row ? await composed(service, [row], beside) : [];
  if (!row || !application) throw new Failure("not_found");
  return { row, application };
}

/** Applications as staff see them: candidate, resume link, score, payment, interview. */
export async function toStaffApplications(
  service: Service,
  rows: StaffApplicationRow[],
): Promise<StaffApplication[]> {
  const ids = rows.map(({ application }) => application.id);
  return composed(service, rows, await readBeside(service, ids));
}

function composed(
  service: Service,
  rows: StaffApplicationRow[],
  [payments, credits, interviews]: Awaited<ReturnType<typeof readBeside>>,
): Promise<StaffApplication[]> {
  return Promise.all(
    rows.map((row) => {
      const { id } = row.application;
      const own = payments.filter((payment) => payment.applicationId === id);
      const carried = credits.find((credit) => credit.spentOn === id)?.payment;
      const keptPayment = own.find(isKept);
      const rounds = interviews.filter((one) => one.applicationId === id);
      return toStaffApplication(service, row, carried ?? keptPayment ?? own.at(-1), rounds);
    }),
  );
}

async function toStaffApplication(
  service: Service,
  { application, job, candidate, resume, attempt }: StaffApplicationRow,
  payment: PaymentRow | undefined,
  rounds: InterviewRow[],
): Promise<StaffApplication> {
  const { id, name, phone, email, dob, gender } = candidate;
  const file = resume && (await toResume(service, resume));
  const { interview = null, interviews } = await roundsOf(service, rounds);
  return {
    id: application.id,
    jobId: application.jobId,
    job,
    status: application.status,
    appliedAt: application.appliedAt,
    price: application.price,
    slot: slotAt(application, service.now),
    closedBecause: application.closedBecause,
    candidate: { id, name, phone, email, dob, gender },
    resume: file && { fileName: file.fileName, fileUrl: file.fileUrl },
    score:
      attempt && attempt.score !== null
        ? { right: attempt.score, count: attempt.questions.length, passMark: attempt.passMark }
        : null,
    promisedBy: application.promisedBy,
    returnWaitsSince: application.returnWaitsSince,
    payment: payment ? toStaffPayment(payment) : null,
    interview,
    interviews,
  };
}
