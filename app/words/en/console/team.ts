import type { MemberRole, StaffRole } from "../../../../worker/facts/console";

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
export const notCome = "Invited, not signed in yet";
export const notInvited = { title: "Nobody was invited", body: "Look at the fields below." };
export const roleOf = (person: string) => `Role of ${person}`;

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
