/** The two consoles: of Pakka's staff, and of the companies that hire. */
export const CONSOLES = ["staff", "hiring"] as const;
export type Console = (typeof CONSOLES)[number];

/** The path under which the screens of each console are. */
export const CONSOLE_PATHS: Record<Console, string> = { staff: "/staff", hiring: "/hiring" };

export const STAFF_ROLES = ["admin", "support"] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

/** The front desk has only today's list and the check-in. */
export const MEMBER_ROLES = ["owner", "recruiter", "front_desk"] as const;
export type MemberRole = (typeof MEMBER_ROLES)[number];

/** How an invitation to a company's team ended. */
export const INVITATION_ENDS = ["accepted", "declined", "withdrawn"] as const;
export type InvitationEnd = (typeof INVITATION_ENDS)[number];

type Role = StaffRole | MemberRole;
/** Only an admin may do more than read, answer and schedule. */
export const isAdmin = (role: Role | null) => role === "admin";
/** An owner manages the company's team, facts and jobs; a recruiter only its jobs. */
export const isOwner = (role: Role | null) => role === "owner";
export const mayRecruit = (role: Role | null) => isOwner(role) || role === "recruiter";

/** The kinds of actors: a person in a console, or a program with a staff token. */
export const ACTOR_KINDS = ["staff", "member", "token"] as const;
type ActorKind = (typeof ACTOR_KINDS)[number];

/** The actor as the audit log names it. */
export interface Actor {
  kind: ActorKind;
  /** Null for a program. */
  id: number | null;
  name: string;
  /** Null for a person without a company. */
  role: Role | null;
  /** The company that a member acts for. */
  companyId: number | null;
  /** The time of that company's suspension, while it lasts. */
  suspendedAt?: string | null;
  requestId: string | undefined;
}

export const isMember = ({ kind }: Pick<Actor, "kind">) => kind === "member";

const NO_COMPANY = 0;
/** The only company whose data this person may see; null for staff, who see all. */
export const companyOf = (actor: Actor): number | null =>
  isMember(actor) ? (actor.companyId ?? NO_COMPANY) : null;

export const SIGN_IN_CODE_DIGITS = 6;
/** The actor for actions of our own rules, without a person at a console. */
export const PRODUCT_ACTOR: Actor = {
  kind: "token",
  id: null,
  name: "Pakka",
  role: "admin",
  companyId: null,
  requestId: undefined,
};

/** The actor of a check-in by a front desk link. The person behind it is unknown. */
export const deskActor = (companyId: number | null, requestId: string | undefined): Actor => ({
  kind: "token",
  id: null,
  name: "Front desk link",
  role: null,
  companyId,
  requestId,
});

/** Lifetime of a mailed code and its link, and the number of wrong codes it allows. */
export const SIGN_IN_CODE_SECONDS = 600;
export const SIGN_IN_WRONG_TRIES = 5;
/**
 * Number of recovery codes per person, their length, and their alphabet without look-alike
 * characters.
 */
export const RECOVERY_CODES = 10;
export const RECOVERY_CODE_SIGNS = 16;
export const RECOVERY_CODE_ALPHABET = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";
/** Limit for a typed code, including any separators. */
export const RECOVERY_CODE_TYPED_MAX = 60;
/** Lifetime of the link with which the first person of a console enters. */
export const ENTRY_LINK_SECONDS = 3_600;
/** Maximum age of a person's proof for actions that ask for one. */
export const PROOF_SECONDS = 600;

const UNCOUNTED_PEOPLE = 30;
/** Whether an action affects so many people that their number must be typed before it is done. */
export const asksForCount = (people: number) => people > UNCOUNTED_PEOPLE;

/** Lifetime of a session: without a call, and in all. */
export const SESSION_SECONDS: Record<Console, { idle: number; most: number }> = {
  staff: { idle: 3_600, most: 43_200 },
  hiring: { idle: 604_800, most: 2_592_000 },
};
