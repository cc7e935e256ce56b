/** Who may make a call, and with what: every call of the API has its row here. */
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

/** One candidate's things, which nobody else may touch. */
export interface Things {
  person: number;
  /** Somebody else, whose number and address may change. */
  mover: number;
  /** Of whom somebody with the number says that the account is another's. */
  claimed: number;
  job: number;
  /** A job that nobody has applied for. */
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
  /** The company of all members but one. */
  company: number;
  /** An application with a slot of it, that its candidate leaves alone. */
  candidate: number;
  /** A draft of it. */
  companyJob: number;
  /** A day of its interviews, and a link to that. */
  day: number;
  dayLink: number;
  /** A company that everybody may see. */
  shownCompany: number;
  /** A change of it that waits for staff. */
  proposal: number;
  /** A member of staff who never came, a member of that company, and an invitation to it. */
  colleague: number;
  member: number;
  invitation: number;
  /** The token of a program of staff. */
  program: number;
  /** A session of its owner. */
  memberSession: number;
}

export interface Row {
  guard: Guard;
  /** What goes into the path's places, by name. */
  path?(things: Things): Record<string, string | number>;
  /** The path names what is the company's: it is not there for the owner of another one. */
  isCompanys?: true;
  json?(things: Things): unknown;
  /** It takes a form, whose further fields mean nothing. */
  isForm?: true;
}

/** Names the thing in the path's one place. */
export const id = (name: keyof Things) => (things: Things) => ({ id: things[name] });
export const open: Row = { guard: "public" };
