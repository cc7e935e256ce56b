import * as words from "~worker/words/company/companies";
import type { Registered } from "../../../contract/company-numbers/refused";
import { troubleOfName } from "../../../contract/names";
import { todayInIndia } from "../../../contract/profile";
import { FACT_DAYS, type FactKind, NEEDED_TO_SUBMIT } from "../../../facts/jobs/companies";
import { isOwner, type MemberRole } from "../../../facts/people/console";
import { domainOf, isOwnMailbox } from "./domain.rules";

/** Fields of a verified company that keep their value until staff approve a new one. */
export const PROPOSED = ["name", "legalName", "website", "logoKey", "gstin", "cin"] as const;
type Proposed = (typeof PROPOSED)[number];

/** The facts that a change of each field invalidates, since they were checked for the old value. */
const LAPSES: Record<Proposed, readonly FactKind[]> = {
  name: ["call", "visit"],
  legalName: ["gstin", "registry"],
  website: ["domain", "mailbox"],
  logoKey: [],
  gstin: ["gstin"],
  cin: ["registry"],
};

/** The kinds of facts that a change of these fields invalidates. */
export const lapsedBy = (changes: object): FactKind[] => [
  ...new Set(PROPOSED.filter((field) => Object.hasOwn(changes, field)).flatMap((f) => LAPSES[f])),
];

/** The fields of `changes` that differ from the current values. */
export const differing = <T extends object>(current: T, changes: Partial<T>): Partial<T> =>
  Object.fromEntries(
    Object.entries(changes).filter(
      ([field, value]) => value !== undefined && value !== Reflect.get(current, field),
    ),
  ) as Partial<T>;

/** Splits the changes of a company into those that wait for staff and those that apply at once. */
export function partChanges<T extends object>(changes: T, fields: readonly Proposed[]) {
  const waits = ([field]: [string, unknown]) => fields.some((one) => one === field);
  const entries = Object.entries(changes);
  return {
    proposed: Object.fromEntries(entries.filter(waits)) as Partial<T>,
    atOnce: Object.fromEntries(entries.filter((one) => !waits(one))) as Partial<T>,
  };
}

interface Profile extends Registered {
  website: string | null;
  address: string | null;
  city: string | null;
  phone: string | null;
}

/** The fields that a company must fill in before staff check it. */
export const missingToSubmit = (company: Profile) =>
  Object.fromEntries(
    NEEDED_TO_SUBMIT.filter((field) => !company[field]).map((field) => [
      field,
      words.companyWords.missing,
    ]),
  );

/**
 * Errors in the names of a change that applies at once, by field. Only staff read the legal name,
 * and they compare it with the register: it may contain a payment word.
 */
export function wrongNames({ name, legalName }: { name?: string; legalName?: string | null }) {
  const trouble = name === undefined ? null : troubleOfName(name);
  const legal = legalName ? troubleOfName(legalName) : null;
  const { nameTroubles } = words.companyWords;
  return {
    ...(trouble && { name: nameTroubles[trouble] }),
    ...(legal && legal !== "money" && { legalName: nameTroubles[legal] }),
  };
}

export interface Mailbox {
  email: string;
  role: MemberRole | null;
  provenAt: string | null;
  endedAt: string | null;
}

/**
 * Whether an owner of the company has proved a mailbox at its own domain. A mailbox of another
 * member proves nothing, since anybody can be invited.
 */
export const hasOwnMailbox = (members: Mailbox[], { website }: Pick<Profile, "website">) =>
  members.some(
    ({ email, role, provenAt, endedAt }) =>
      isOwner(role) && provenAt && !endedAt && isOwnMailbox(email, website),
  );

/**
 * The detail of a finding; null if the company lacks what the finding is about. For a mailbox or a
 * domain, candidates only see the domain.
 */
export function factDetail(
  { kind, detail }: { kind: FactKind; detail: string },
  company: Profile,
  members: Mailbox[],
): string | null {
  const domain = domainOf(company.website);
  if (kind === "mailbox") return hasOwnMailbox(members, company) ? domain : null;
  if (kind === "domain") return domain;
  return kind === "gstin" && !company.gstin ? null : detail;
}

const DAY_MS = 86_400_000;

export const factExpiresAt = (checkedAt: Date) =>
  new Date(checkedAt.getTime() + FACT_DAYS * DAY_MS).toISOString();

/** Whether a finding repeats one of the same day. */
export const isSameFinding = (
  fact: { detail: string; checkedAt: string },
  detail: string,
  now: Date,
) => fact.detail === detail && todayInIndia(new Date(fact.checkedAt)) === todayInIndia(now);
