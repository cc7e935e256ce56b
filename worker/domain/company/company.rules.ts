import type { Registered } from "../../contract/company-numbers/refused";
import { troubleOfName } from "../../contract/names";
import { todayInIndia } from "../../contract/profile";
import { FACT_DAYS, type FactKind, NEEDED_TO_SUBMIT } from "../../facts/companies";
import { isOwner, type MemberRole } from "../../facts/console";
import { companyWords } from "../../words/en/company/companies";
import { domainOf, isOwnMailbox } from "./domain.rules";

/** What stands until staff approve another value, once a company is verified. */
export const PROPOSED = ["name", "legalName", "website", "logoKey", "gstin", "cin"] as const;
type Proposed = (typeof PROPOSED)[number];

/** What a change of a field makes worth nothing: it was found out about another value. */
const LAPSES: Record<Proposed, readonly FactKind[]> = {
  name: ["call", "visit"],
  legalName: ["gstin", "registry"],
  website: ["domain", "mailbox"],
  logoKey: [],
  gstin: ["gstin"],
  cin: ["registry"],
};

/** The kinds of facts that a change of these fields touches. */
export const lapsedBy = (changes: object): FactKind[] => [
  ...new Set(PROPOSED.filter((field) => Object.hasOwn(changes, field)).flatMap((f) => LAPSES[f])),
];

/** What of `wanted` is not so already. */
export const differing = <T extends object>(stands: T, wanted: Partial<T>): Partial<T> =>
  Object.fromEntries(
    Object.entries(wanted).filter(
      ([field, value]) => value !== undefined && value !== Reflect.get(stands, field),
    ),
  ) as Partial<T>;

/** Changes of a company, by whether they wait for staff. */
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

/** What a company has to say before staff look at it. */
export const missingToSubmit = (company: Profile) =>
  Object.fromEntries(
    NEEDED_TO_SUBMIT.filter((field) => !company[field]).map((field) => [
      field,
      companyWords.missing,
    ]),
  );

/**
 * What is wrong with the names of a change that stands at once, by field. Staff alone read the legal
 * name, and compare it with the register: it may hold a word of payment.
 */
export function wrongNames({ name, legalName }: { name?: string; legalName?: string | null }) {
  const trouble = name === undefined ? null : troubleOfName(name);
  const legal = legalName ? troubleOfName(legalName) : null;
  const { nameTroubles } = companyWords;
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
 * Whether an owner of the company has proved a mailbox at its own domain. Others say nothing: anybody
 * can be invited.
 */
export const hasOwnMailbox = (members: Mailbox[], { website }: Pick<Profile, "website">) =>
  members.some(
    ({ email, role, provenAt, endedAt }) =>
      isOwner(role) && provenAt && !endedAt && isOwnMailbox(email, website),
  );

/**
 * What a finding says, where the company has what it is about; null where not. Of a mailbox and a
 * domain candidates read the domain alone.
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

/** Whether a finding says what was found already on the same day. */
export const isSameFinding = (
  known: { detail: string; checkedAt: string },
  detail: string,
  now: Date,
) => known.detail === detail && todayInIndia(new Date(known.checkedAt)) === todayInIndia(now);
