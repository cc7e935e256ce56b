import type { ClosedBecause } from "../../../../worker/contract/applications";
import type { HitKind } from "../../../../worker/contract/staff/search";
import type { MoneyState, Status } from "../../../../worker/facts/guarantee/statuses";
import { moneyWords } from "../../format";
import { endingNames, statusName } from "../application/application";

export const find = "Find";
export const label = "Find a person, payment, company or job";
export const placeholder = "Phone, name, PK, pay_, company, job";

export const found = (count: number, q: string) =>
  count > 0 ? `${count} found for “${q}”` : `Nothing found for “${q}”`;
export const kinds: Record<HitKind, string> = {
  person: "People",
  application: "Applications",
  payment: "Payments",
  company: "Companies",
  job: "Jobs",
};
const nothingIn: Record<HitKind, string> = {
  person: "people",
  application: "applications",
  payment: "payments",
  company: "companies",
  job: "jobs",
};
const listed = (names: string[]) =>
  names.length > 1 ? `${names.slice(0, -1).join(", ")} and ${names.at(-1)}` : (names[0] ?? "");
export const nothing = (missing: HitKind[]) =>
  `Nothing in ${listed(missing.map((kind) => nothingIn[kind]))}.`;
/** What staff can type; provider ids are shown by their prefix. */
export const canType = [
  "You can type a phone number or its first digits, a name, an email address, a PK number, a ",
  "pay_",
  ", ",
  "order_",
  " or ",
  "rfnd_",
  " number, a GSTIN, a company or a job.",
] as const;

export const heads = {
  name: "Name",
  phone: "Phone",
  email: "Email",
  stands: "Stands",
  seen: "Seen",
  number: "Number",
  person: "Person",
  job: "Job",
  state: "State",
  money: "Money",
  changed: "Changed",
  of: "Of",
  amount: "₹",
  when: "When",
  city: "City",
  company: "Company",
  place: "Place",
};
export const pk = (id: number) => `PK-${id}`;
export const noName = "No name yet";
export const noEmail = "no email";
export const never = "never";
export const nothingPaid = "nothing paid";
export const applications = (n: number) =>
  n === 0 ? "no application" : `${n} application${n === 1 ? "" : "s"}`;
export const blocked = "Blocked";

/** 98765 43210: grouped the way people read a number aloud. */
export const phone = (digits: string) => `${digits.slice(0, 5)}\u00a0${digits.slice(5)}`;

export const moneyStates: Record<MoneyState, string> = {
  kept: "paid",
  refund_due: "goes back",
  refunding: "on its way back",
  refunded: "went back",
};
export const money = ({ amount, state }: { amount: number; state: MoneyState }) =>
  `${moneyWords(amount)} ${moneyStates[state]}`;
export const method = (name: string | null) => (name === "upi" ? "UPI" : (name ?? ""));

/** Endings whose text for the candidate says "you". */
const ENDED: Partial<Record<ClosedBecause, string>> = {
  candidate_cancelled: "Cancelled by candidate",
  candidate_absent: "Candidate did not come",
};
/** The state of an application. */
export const stands = (status: Status, closedBecause: ClosedBecause | null) =>
  closedBecause ? (ENDED[closedBecause] ?? endingNames[closedBecause]) : statusName(status);
