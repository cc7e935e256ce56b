import type { Guard } from "./row";

/**
 * No token, an expired token, a forged token, and a candidate to whom none of the things belong.
 */
const STRANGERS = ["visitor", "expired", "forged", "other"] as const;
/** People of the two consoles. The support and admin of `ACTORS` are programs. */
export const STAFF_ACTORS = ["supportPerson", "adminPerson"] as const;
export const MEMBER_ACTORS = [
  "newcomer",
  "frontDesk",
  "recruiter",
  "companyOwner",
  "otherCompany",
] as const;
export const PERSON_ACTORS = [...STAFF_ACTORS, ...MEMBER_ACTORS] as const;
export type PersonActor = (typeof PERSON_ACTORS)[number];
/** Every possible caller. */
export const ACTORS = [...STRANGERS, "support", "admin", "owner", ...PERSON_ACTORS] as const;
export type Actor = (typeof ACTORS)[number];

/** Accepted: the answer is none of 401, 403, 404, 405 and 5xx. */
export const IN = "in";
export type Outcome = typeof IN | "refused" | 401 | 403 | 404;

const everyone = (outcome: Outcome) =>
  Object.fromEntries(ACTORS.map((actor) => [actor, outcome])) as Record<Actor, Outcome>;
const NOBODY = everyone(401);
const STAFF = { support: IN, admin: IN, supportPerson: IN, adminPerson: IN } as const;
const STAFF_PEOPLE = { ...STAFF, support: 403, admin: 403 } as const;
const MEMBERS = { frontDesk: IN, recruiter: IN, companyOwner: IN, otherCompany: IN } as const;
const PEOPLE_OF_COMPANIES = { ...MEMBERS, newcomer: IN } as const;

/** The outcome of a call with this guard, by caller. */
export const OUTCOMES: Record<Guard, Record<Actor, Outcome>> = {
  public: everyone(IN),
  visitor: { ...NOBODY, visitor: IN, other: IN, owner: IN },
  candidate: { ...NOBODY, other: IN, owner: IN },
  owner: { ...NOBODY, other: 404, owner: IN },
  holder: { ...NOBODY, visitor: IN, other: 404, owner: IN },
  signed: everyone("refused"),
  staff: { ...NOBODY, ...STAFF },
  admin: { ...NOBODY, ...STAFF, support: 403, supportPerson: 403 },
  staffPerson: { ...NOBODY, ...STAFF_PEOPLE },
  ownStaffSession: { ...NOBODY, ...STAFF_PEOPLE, supportPerson: 404 },
  person: { ...NOBODY, ...PEOPLE_OF_COMPANIES },
  ownMemberSession: {
    ...everyone(401),
    newcomer: 404,
    frontDesk: 404,
    recruiter: 404,
    otherCompany: 404,
    companyOwner: IN,
  },
  invited: {
    ...everyone(401),
    newcomer: 404,
    frontDesk: 404,
    recruiter: 404,
    otherCompany: 404,
    companyOwner: 404,
  },
  member: { ...NOBODY, ...MEMBERS, newcomer: 403 },
  recruiter: { ...NOBODY, ...MEMBERS, newcomer: 403, frontDesk: 403 },
  companyOwner: { ...NOBODY, ...MEMBERS, newcomer: 403, frontDesk: 403, recruiter: 403 },
  founder: { ...NOBODY, ...PEOPLE_OF_COMPANIES, frontDesk: 403, recruiter: 403 },
};

/** The outcome that a status stands for; several statuses may count as the `expected` outcome. */
export function outcomeOf(status: number, expected: Outcome): Outcome | number {
  const isRefusal = status === 303 || (status >= 400 && status < 500);
  if (expected === "refused") return isRefusal ? "refused" : status;
  if (expected === IN) return [401, 403, 404, 405].includes(status) || status >= 500 ? status : IN;
  return status;
}
