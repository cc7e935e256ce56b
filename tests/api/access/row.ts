/**
 * The permission that a call needs. Every call of the API has a row with its guard and its body.
 */
export type Guard =
  | "public"
  | "visitor"
  | "candidate"
  | "owner"
  | "holder"
  | "signed"
  | "staff"
  | "admin"
  | "staffPerson"
  | "ownStaffSession"
  | "person"
  | "ownMemberSession"
  | "invited"
  | "member"
  | "recruiter"
  | "companyOwner"
  | "founder";

/** The ids that calls need: one candidate's own things first, then those of a company. */
export interface Things {
  person: number;
  /** Another person, whose number and address may change. */
  mover: number;
  /** A person whose account, as the holder of its phone number says, belongs to another person. */
  claimed: number;
  job: number;
  /** A job without applications. */
  withdrawn: number;
  application: number;
  resume: number;
  /** A saved search. */
  search: number;
  notification: number;
  attempt: string;
  query: number;
  /** A message of the contact page. */
  contact: number;
  announcement: number;
  /** A message about the application. */
  message: string;
  interview: number;
  /** A day of the job. */
  jobDay: number;
  payment: number;
  order: string;
  /** A session of an admin. */
  staffSession: number;
  /** The company of every member except `otherCompany`. */
  company: number;
  /** An application with a slot at this company, which its candidate leaves alone. */
  candidate: number;
  /** A draft of this company's job. */
  companyJob: number;
  /** A day of the company's interviews, and a link to it. */
  day: number;
  dayLink: number;
  /** A public company. */
  shownCompany: number;
  /** A change of the company that waits for staff. */
  proposal: number;
  /** An invited member of staff, a member of the company, and an invitation to the company. */
  colleague: number;
  member: number;
  invitation: number;
  /** A token for a program of staff. */
  program: number;
  /** A session of the company's owner. */
  memberSession: number;
}

export interface Row {
  guard: Guard;
  /** The parameters of the path, by name. */
  path?(things: Things): Record<string, string | number>;
  /** The path names something of the company: the owner of another company gets 404. */
  isCompanys?: true;
  json?(things: Things): unknown;
  /** The call takes a form, which ignores unknown fields. */
  isForm?: true;
}

/** Sets the path's only parameter to the id of this thing. */
export const id = (name: keyof Things) => (things: Things) => ({ id: things[name] });
export const open: Row = { guard: "public" };
