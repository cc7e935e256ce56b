/** The two consoles: of Pakka's staff, and of the companies that hire. */
export const CONSOLES = ["staff", "hiring"] as const;
export type Console = (typeof CONSOLES)[number];

/** Where the screens of each begin. */
export const CONSOLE_PATHS: Record<Console, string> = { staff: "/staff", hiring: "/hiring" };

export const STAFF_ROLES = ["admin", "support"] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

/** The front desk has today's list and the check-in alone. */
export const MEMBER_ROLES = ["owner", "recruiter", "front_desk"] as const;
export type MemberRole = (typeof MEMBER_ROLES)[number];

/** How an invitation to a company's team ended. */
export const INVITATION_ENDS = ["accepted", "declined", "withdrawn"] as const;
export type InvitationEnd = (typeof INVITATION_ENDS)[number];

type Role = StaffRole | MemberRole;
/** Who may act beyond reading, answering and scheduling. */
export const isAdmin = (role: Role | null) => role === "admin";
/** Whose the team and the facts of a company are, and whose its jobs. */
export const isOwner = (role: Role | null) => role === "owner";
export const mayRecruit = (role: Role | null) => isOwner(role) || role === "recruiter";

/** Who did something: a person of a console, or a program with a staff token. */
export const ACTOR_KINDS = ["staff", "member", "token"] as const;
export type ActorKind = (typeof ACTOR_KINDS)[number];

/** Who acts, as the audit log names them. */
export interface Actor {
  kind: ActorKind;
  /** Null for a program. */
  id: number | null;
  name: string;
  /** Null for a person of no company. */
  role: Role | null;
  /** The company that a member acts for. */
  companyId: number | null;
  /** Since when that company is suspended. */
  suspendedAt?: string | null;
  requestId: string | undefined;
}

export const isMember = ({ kind }: Pick<Actor, "kind">) => kind === "member";

const NO_COMPANY = 0;
/** The company whose things alone this person sees; null for staff, who see all. */
export const companyOf = (actor: Actor): number | null =>
  isMember(actor) ? (actor.companyId ?? NO_COMPANY) : null;

export const SIGN_IN_CODE_DIGITS = 6;
/** Who acts where a rule of ours does, with nobody at a console. */
export const PRODUCT_ACTOR: Actor = {
  kind: "token",
  id: null,
  name: "Pakka",
  role: "admin",
  companyId: null,
  requestId: undefined,
};

/** Who types a meeting code by a link for the front desk, of whom nobody knows more. */
export const deskActor = (companyId: number | null, requestId: string | undefined): Actor => ({
  ...{ kind: "token", id: null, name: "Front desk link", role: null, companyId, requestId },
});

/** How long a mailed code and its link live, and how many wrong codes it takes. */
export const SIGN_IN_CODE_SECONDS = 600;
export const SIGN_IN_WRONG_TRIES = 5;
/** How many recovery codes a person has, of how many signs each, and which: none is taken for another. */
export const RECOVERY_CODES = 10;
export const RECOVERY_CODE_SIGNS = 16;
export const RECOVERY_CODE_ALPHABET = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";
/** As typed, with whatever sets its groups apart. */
export const RECOVERY_CODE_TYPED_MAX = 60;
/** How long the link lives by which the first person of a console enters. */
export const ENTRY_LINK_SECONDS = 3_600;
/** How old the proof of a person may be for the acts that ask for one. */
export const PROOF_SECONDS = 600;

const UNCOUNTED_PEOPLE = 30;
/** Whether an act touches so many people that their number is typed before it is done. */
export const asksForCount = (people: number) => people > UNCOUNTED_PEOPLE;

/** How long a session lives without a call, and at most. */
export const SESSION_SECONDS: Record<Console, { idle: number; most: number }> = {
  staff: { idle: 3_600, most: 43_200 },
  hiring: { idle: 604_800, most: 2_592_000 },
};
