import * as z from "zod";
import { COMPANY_STATES } from "../../facts/jobs/companies";
import { MEMBER_ROLES, STAFF_ROLES } from "../../facts/people/console";
import { emailAddress, personName } from "../profile";
import { id, textLike, time } from "../values";
import { memberPerson, staffPerson } from "./console";

export const staffInvite = z.object({
  email: emailAddress,
  name: personName,
  role: z.enum(STAFF_ROLES),
});
export type StaffInvite = z.infer<typeof staffInvite>;
export const staffPatch = staffInvite.omit({ email: true }).partial();
export type StaffPatch = z.infer<typeof staffPatch>;

export const staffName = staffPerson.pick({ id: true, name: true }).meta({ id: "StaffName" });

const times = { createdAt: time, endedAt: time.nullable() };
export const staffMember = staffPerson.extend(times).meta({ id: "StaffMember" });

/** A program's token, without its secret. */
export const staffToken = z
  .object({
    id,
    name: textLike("Nightly report"),
    role: z.enum(STAFF_ROLES),
    expiresAt: time,
  })
  .meta({ id: "StaffToken" });
export type StaffToken = z.infer<typeof staffToken>;

export const memberInvite = staffInvite.extend({ role: z.enum(MEMBER_ROLES) });
export type MemberInvite = z.infer<typeof memberInvite>;
const memberRole = z.enum(MEMBER_ROLES).meta({ examples: ["recruiter"] });

/** An invitation to a company's team, as its owners see it. */
export const teamInvitation = z
  .object({
    id,
    email: textLike("ravi@zarilane.example"),
    name: textLike("Ravi Iyer"),
    role: memberRole,
    createdAt: time,
  })
  .meta({ id: "TeamInvitation" });
export type TeamInvitation = z.infer<typeof teamInvitation>;

/** The same invitation as the invited person sees it. */
export const ownInvitation = z
  .object({
    id,
    company: z.object({ id, name: textLike("Zari Lane"), state: z.enum(COMPANY_STATES) }),
    role: memberRole,
    inviter: textLike("meera@zarilane.example", "The proven address of who invites").nullable(),
    createdAt: time,
  })
  .meta({ id: "OwnInvitation" });
export type OwnInvitation = z.infer<typeof ownInvitation>;
export const memberPatch = memberInvite
  .omit({ email: true })
  .extend({ ended: z.literal(true).describe("Ends the membership and its sessions") })
  .partial();
export type MemberPatch = z.infer<typeof memberPatch>;
export const teamMember = memberPerson
  .extend({
    ...times,
    provenAt: time.nullable().describe("When they last signed in; null before the first time"),
  })
  .meta({ id: "TeamMember" });
