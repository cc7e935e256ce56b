import { writeBatch } from "../../../../db/client";
import type { PaymentRow } from "../../../../db/payment/refunds";
import * as stored from "../../../../db/staff/people";
import { insertAudit } from "../../../../db/staff/staff";
import type { StaffPersonWhole } from "../../../contract/staff/people";
import { isKept } from "../../../facts/guarantee/statuses";
import type { Actor } from "../../../facts/people/console";
import { addSeconds, DAY_SECONDS } from "../../../facts/times";
import { Failure } from "../../../failure";
import { slotAt } from "../../booking/slot/slot.rules";
import type { Service } from "../../service";
import { toStaffPayment } from "./staff-application";

const APPLICATIONS = 50;
const REST = 20;

type ApplicationOfPerson = Awaited<ReturnType<typeof stored.applicationsOfPerson>>[number];

/** The payment that shows where the money of an application is: the slot's, else the newest. */
export function standingPayment(payments: PaymentRow[], applicationId: number) {
  const own = payments.filter((payment) => payment.applicationId === applicationId);
  const payment = own.find(isKept) ?? own.at(-1);
  return payment ? { amount: payment.amount, state: payment.state } : null;
}

function toApplication(row: ApplicationOfPerson, payments: PaymentRow[], now: Date) {
  const { id, jobId, job, status, closedBecause, appliedAt, changedAt, price, interviewAt } = row;
  return {
    id,
    jobId,
    job,
    status,
    closedBecause,
    appliedAt,
    changedAt,
    price,
    interviewAt,
    slot: slotAt(row, now),
    payment: standingPayment(payments, id),
  };
}

/** The complete person. @throws Failure not_found */
async function readStaffPerson({ db, now }: Service, id: number): Promise<StaffPersonWhole> {
  const dayAgo = addSeconds(now, -DAY_SECONDS);
  const [[person], applications, payments, ...more] = await db.batch([
    stored.personForStaff(db, id, now.toISOString(), dayAgo),
    stored.applicationsOfPerson(db, id, APPLICATIONS),
    stored.paymentsOfPerson(db, id, APPLICATIONS),
    stored.creditsOfPerson(db, id, REST),
    stored.queriesOfPerson(db, id, REST),
    stored.contactMessagesOfPerson(db, id, REST),
    stored.messagesToPerson(db, id, REST),
  ]);
  if (!person) throw new Failure("not_found");
  const [credits, queries, contacts, messages] = more;
  return {
    ...person,
    applications: applications.map((row) => toApplication(row, payments, now)),
    payments: payments.map(toStaffPayment).reverse(),
    credits,
    queries: [
      ...queries.map((one) => ({ kind: "query" as const, ...one })),
      ...contacts.map((one) => ({ kind: "contact" as const, ...one })),
    ]
      .sort((one, other) => other.createdAt.localeCompare(one.createdAt))
      .slice(0, REST),
    messages: messages.map(({ failed: cause, deadSince, kind, ...message }) => ({
      ...message,
      kind: kind ?? "",
      failed: deadSince ? { at: deadSince, cause } : null,
    })),
  };
}

/** Shows a person to staff, and records the viewer in the audit log. @throws Failure not_found */
export async function openStaffPerson(
  service: Service,
  actor: Actor,
  id: number,
): Promise<StaffPersonWhole> {
  const person = await readStaffPerson(service, id);
  const line = { actor, action: "person.read", subject: String(id), detail: null };
  await writeBatch(service.db, [
    insertAudit(service.db, { ...line, at: service.now.toISOString() }),
  ]);
  return person;
}
