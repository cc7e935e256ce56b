import {
  type MemberRole,
  RECOVERY_CODES,
  type StaffRole,
} from "../../../../worker/facts/people/console";

export const roles: Record<StaffRole | MemberRole, string> = {
  admin: "Admin",
  support: "Support",
  owner: "Owner",
  recruiter: "Recruiter",
  front_desk: "Front desk",
};
/** What each role may do. */
const roleNotes: Record<StaffRole | MemberRole, string> = {
  admin: "Everything",
  support: "Reads, answers and schedules",
  owner: "Everything, with the team and the company's facts",
  recruiter: "Jobs and candidates",
  front_desk: "Today's list and the check-in",
};
export const option = (role: StaffRole | MemberRole) => `${roles[role]}: ${roleNotes[role]}`;

export const people = "People";
export const invite = "Invite somebody";
export const name = "Name";
export const email = "Work email";
export const role = "Role";
export const send = "Send the invitation";
export const change = "Change the role";
export const end = "End";
export const ended = "Ended";
export const self = "this is you";
export const notCome = "not signed in yet";
export const invited = "Invited";
export const notChosen = "has not chosen yet";
export const withdraw = "Take the invitation back";
export const ofPerson = (name: string) => `of ${name}`;
export const notInvited = { title: "Nobody was invited", body: "Look at the fields below." };
export const roleOf = (person: string) => `Role of ${person}`;

/** Shown to a person who was invited. */
export const invitations = {
  heading: (n: number) => (n === 1 ? "A company invites you" : `${n} companies invite you`),
  asRole: (role: MemberRole) =>
    `Your role would be: ${roles[role].toLowerCase()}. ${roleNotes[role]}.`,
  by: (inviter: string | null, when: string) =>
    inviter ? `${inviter} invited you on ${when}.` : `You were invited on ${when}.`,
  verified: "We have checked this company.",
  unverified: "We have not checked this company yet. Join only if you know who invites you.",
  join: "Join",
  decline: "Decline",
  leaveFirst: (company: string) =>
    `You are in ${company}. To join this one, leave ${company} first. Then sign in again.`,
  joined: (company: string) => `You joined ${company}`,
  declined: "You declined the invitation",
};

export const signIns = "Where you are signed in";
export const browser = "Browser";
export const unknownBrowser = "Not said";
export const since = "Since";
export const lastUsed = "Last used";
export const endHead = "End it";
export const thisBrowser = "This browser";

export const programs = "Programs";
export const programsText =
  "Each calls as staff with a token of its own, made by npm run ops:token. One that is ended is refused at once.";
export const noPrograms = "No program has a token that works.";
export const until = "Works until";

export const recoveryCodes = {
  heading: "Recovery codes",
  about: `When no mail comes, a recovery code signs you in with your mail address. You get ${RECOVERY_CODES}, and each works once. Print them and keep them where you keep keys.`,

  /** How many recovery codes are left, and on which day they were made. */
  standing(left: number, made: string | null) {
    if (made === null) return "You have no recovery codes.";
    if (left === 0) return "All of your recovery codes are used.";
    return left === 1
      ? `One code is left, made on ${made}.`
      : `${left} codes are left, made on ${made}.`;
  },

  make: "Make recovery codes",
  makeNew: "Make new codes",
  replaces: "New codes make all older ones void.",
  toCodes: "Your recovery codes",
  prove: {
    text: "To make codes needs a fresh proof that it is you.",
    link: "Sign in once more",
  },

  made: {
    heading: (name: string) => `Recovery codes of ${name}`,
    text: (when: string) =>
      `Made ${when}. They are shown only now: print this page, or write them down. All older ones are void.`,
  },
};
