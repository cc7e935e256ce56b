import { paymentsFor } from "../../../../db/application/staff-applications";
import { writeBatch } from "../../../../db/client";
import type { PaymentRow } from "../../../../db/payment/refunds";
import * as found from "../../../../db/staff/search";
import { insertAudit } from "../../../../db/staff/staff";
import type { HitKind, HitOf, StaffHit } from "../../../contract/staff/search";
import { jobStateOf } from "../../../facts/jobs/job-states";
import type { Actor } from "../../../facts/people/console";
import type { Service } from "../../service";
import { standingPayment } from "./staff-person";
import { readSearch, type SearchedFor } from "./staff-search.rules";

/** Maximum hits of each kind. */
const AT_MOST = 5;

const joined = (...parts: (string | null)[]) => parts.filter(Boolean).join(", ");

function toPerson(row: found.PersonFound, isExact: boolean): HitOf<"person"> {
  const { id, name, phone, email, applications, blockedAt, seenAt } = row;
  return {
    kind: "person",
    id,
    title: name ?? phone,
    detail: joined(phone, email),
    isExact,
    name,
    phone,
    email,
    applications,
    blockedAt,
    seenAt,
  };
}

function toApplication(
  row: found.ApplicationFound,
  payments: PaymentRow[],
  isExact: boolean,
): HitOf<"application"> {
  const { id, personId, name, phone, job, company, status, closedBecause, changedAt } = row;
  return {
    kind: "application",
    id,
    title: `PK-${id}`,
    isExact,
    detail: joined(name ?? phone, job, company),
    personId,
    name,
    job,
    company,
    status,
    closedBecause,
    changedAt,
    payment: standingPayment(payments, id),
  };
}

function toPayment({ payment, personId, name, phone }: found.PaymentFound, isExact: boolean) {
  const { id, providerPaymentId, applicationId, amount, state, method, refundId, capturedAt } =
    payment;
  return {
    kind: "payment",
    id,
    title: providerPaymentId,
    isExact,
    detail: joined(name ?? phone, `PK-${applicationId}`),
    applicationId,
    personId,
    name,
    amount,
    state,
    method,
    refundId,
    capturedAt,
  } satisfies HitOf<"payment">;
}

function toCompany(row: found.CompanyFound, isExact: boolean): HitOf<"company"> {
  const { id, name, phone, city, gstin, state } = row;
  return {
    kind: "company",
    id,
    title: name,
    detail: joined(city, gstin),
    isExact,
    phone,
    city,
    state,
  };
}

function toJob(row: found.JobFound): HitOf<"job"> {
  const { id, title, company, location } = row;
  return {
    kind: "job",
    id,
    title,
    detail: joined(company, location),
    isExact: false,
    company,
    location,
    jobState: jobStateOf(row),
  };
}

const digitsOf = ({ phone, phonePart }: SearchedFor) => phone ?? phonePart;

async function peopleFor({ db }: Service, query: SearchedFor) {
  const digits = digitsOf(query);
  if (digits) return found.peopleByPhone(db, digits, AT_MOST);
  if (query.email) return found.peopleByEmail(db, query.email, AT_MOST);
  return query.words ? found.peopleByName(db, query.words, AT_MOST) : [];
}

async function companiesFor({ db }: Service, query: SearchedFor) {
  const digits = digitsOf(query);
  if (digits) return found.companiesByPhone(db, digits, AT_MOST);
  if (query.email) return found.companiesByEmail(db, query.email, AT_MOST);
  if (query.gstin) return found.companiesByGstin(db, query.gstin, AT_MOST);
  return query.nameKey ? found.companiesByName(db, query.nameKey, AT_MOST) : [];
}

async function jobsFor({ db }: Service, { words, number }: SearchedFor) {
  if (words) return found.jobsByWords(db, words, AT_MOST);
  return number ? found.jobsByNumber(db, number) : [];
}

async function applicationsFor({ db }: Service, { pk, number, order }: SearchedFor) {
  if (order) return found.applicationsByOrder(db, order);
  const id = pk ?? number;
  return id ? found.applicationsByNumber(db, id) : [];
}

/** Direct hits. */
async function findDirectly(service: Service, query: SearchedFor) {
  const paymentNumber = query.payment ?? query.refund;
  const [people, companies, jobs, applications, payments] = await Promise.all([
    peopleFor(service, query),
    companiesFor(service, query),
    jobsFor(service, query),
    applicationsFor(service, query),
    paymentNumber ? found.paymentsByNumber(service.db, paymentNumber) : [],
  ]);
  return { people, companies, jobs, applications, payments };
}
type Found = Awaited<ReturnType<typeof findDirectly>>;

/** The applications found, with those of the people found; a complete phone number needs none. */
async function withTheirs(
  { db }: Service,
  query: SearchedFor,
  { people, applications }: Found,
): Promise<Found["applications"]> {
  if (people.length === 0 || query.phone) return applications;
  const ids = people.map(({ id }) => id);
  const theirs = await found.applicationsOfPeople(db, ids, AT_MOST);
  const others = theirs.filter(({ id }) => applications.every((one) => one.id !== id));
  return [...applications, ...others];
}

/**
 * Records in the audit log whose data the hits show: one entry, or none if they show no personal
 * data.
 */
async function noteFound({ db, now }: Service, actor: Actor, hits: StaffHit[]): Promise<void> {
  const of = (kind: HitKind) => hits.filter((hit) => hit.kind === kind).map(({ id }) => id);
  const [people, applications, payments] = [of("person"), of("application"), of("payment")];
  if (people.length + applications.length + payments.length === 0) return;
  const detail = { people, applications, payments };
  const line = { actor, action: "search.read", subject: "all", detail, at: now.toISOString() };
  await writeBatch(db, [insertAudit(db, line)]);
}

/** Search for staff: a few hits of each kind, exact numbers first. */
export async function searchForStaff(
  service: Service,
  actor: Actor,
  typed: string,
): Promise<StaffHit[]> {
  const { db } = service;
  const query = readSearch(typed);
  const direct = await findDirectly(service, query);
  const applications = await withTheirs(service, query, direct);
  const ids = applications.map(({ id }) => id);
  const isOfPeople = applications !== direct.applications;
  const [money, payments] = await Promise.all([
    paymentsFor(db, ids),
    isOfPeople ? found.paymentsOfApplications(db, ids, AT_MOST) : direct.payments,
  ]);
  const all = { ...direct, applications, payments };
  const isNumber = Boolean(query.pk || query.order || query.payment || query.refund);
  const hits: StaffHit[] = [
    ...all.people.map((row) =>
      toPerson(row, row.phone === query.phone || isSameEmail(row.email, query.email)),
    ),
    ...all.applications.map((row) => toApplication(row, money, isNumber)),
    ...all.payments.map((row) => toPayment(row, isNumber)),
    ...all.companies.map((row) =>
      toCompany(row, Boolean(query.phone || query.gstin || query.email)),
    ),
    ...all.jobs.map(toJob),
  ];
  await noteFound(service, actor, hits);
  return hits.sort((one, other) => Number(other.isExact) - Number(one.isExact));
}

const isSameEmail = (email: string | null, searched: string | undefined) =>
  searched !== undefined && email?.toLowerCase() === searched;
