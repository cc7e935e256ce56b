import { localSettings } from "../../../local/settings";
import { accessToken } from "../../../worker/domain/people/account/access-token";
import { paid } from "../../support/api/applicant";
import { giveJob, verified } from "../../support/api/companies";
import { type Member, type Person, signInMember, signInStaff } from "../../support/api/console";
import { query } from "../../support/api/database";
import { logIn } from "../../support/api/people";
import { call } from "../../support/api/product";
import { newProgram, postJob, staffToken } from "../../support/api/staff";
import { newDay } from "../../support/interview-days";
import { newDraft } from "../../support/jobs";
import { newEmail } from "../../support/people";
import { type Actor, PERSON_ACTORS, type PersonActor } from "./outcomes";
import type { Things } from "./row";
import { newProposal, ownThings } from "./things";

/** The owners of the things that the access table names. */
interface Owners {
  admin: Person;
  company: Member;
}

/** Signs a console's person in again: a test may end this session. */
function signInAs(actor: PersonActor, { admin, company: owner }: Owners): Promise<Person> {
  const company = owner.companyId ?? 0;
  const signIn: Record<PersonActor, () => Promise<Person>> = {
    supportPerson: () => signInStaff("support"),
    adminPerson: () => signInStaff("admin", admin),
    newcomer: () => signInMember({ role: null }),
    frontDesk: () => signInMember({ role: "front_desk", company }),
    recruiter: () => signInMember({ role: "recruiter", company }),
    companyOwner: () => signInMember({ role: "owner", company }, owner),
    otherCompany: () => signInMember({ role: "owner" }),
  };
  return signIn[actor]();
}

/** Sessions that tests may end. */
const newSessions = async (owners: Owners) => ({
  staffSession: (await signInAs("adminPerson", owners)).sessionId,
  memberSession: (await signInAs("companyOwner", owners)).sessionId,
});

async function strangersTokens(owner: { phone: string; token: string }) {
  const settings = {
    ...localSettings({ product: 1, sqld: 2, simulators: 3 }, {}),
    ACCESS_TOKEN_SECONDS: 900,
  } as unknown as Parameters<typeof accessToken>[0];
  const [user] = await query("select id from users where phone = ?", [owner.phone]);
  const anHourAgo = new Date(Date.now() - 3_600_000);
  const session = { userId: Number(user?.id), family: "any" };
  return {
    visitor: undefined,
    other: (await logIn()).token,
    expired: (await accessToken(settings, session, anHourAgo)).token,
    forged: owner.token
      .replace(/.$/, (last) => (last === "A" ? "B" : "A"))
      .replace(/\.[^.]{9}/, ".AAAAAAAAA"),
  };
}

async function thingsOf(token: string, admin: string, owners: Owners): Promise<Things> {
  const { token: ownersToken, companyId } = owners.company;
  const invited = (role: string) => ({ email: newEmail(), name: "Ravi Iyer", role });
  const create = async (path: string, by: string, json: object): Promise<number> =>
    (await call("POST", path, { token: by, json })).body.id;
  const companyJob = await create("/employer/jobs", ownersToken, newDraft());
  const day = await create(`/employer/jobs/${companyJob}/days`, ownersToken, newDay());
  const own = await ownThings(token, admin);
  // The interview of this job belongs to this company, too.
  await giveJob(companyId ?? 0, own.job);
  const hiring = await postJob();
  await giveJob(companyId ?? 0, hiring.id);
  return {
    ...own,
    candidate: (await paid(hiring.id)).id,
    company: companyId ?? 0,
    companyJob,
    day,
    dayLink: await create(`/employer/days/${day}/links`, ownersToken, {}),
    shownCompany: (await verified()).id,
    proposal: await newProposal(companyId ?? 0),
    ...(await newSessions(owners)),
    colleague: await create("/ops/staff", admin, invited("support")),
    member: (await signInMember({ role: "recruiter", company: companyId ?? 0 })).id,
    invitation: await create("/employer/team", ownersToken, invited("recruiter")),
    program: await newProgram(),
  };
}

/** All callers, and all things that the calls are about. */
export async function newWorld() {
  const owner = await logIn();
  const admin = staffToken("admin");
  const owners: Owners = {
    admin: await signInStaff("admin"),
    company: await signInMember({ role: "owner" }),
  };
  const things = await thingsOf(owner.token, admin, owners);
  const tokens: Partial<Record<Actor, string | undefined>> = {
    ...(await strangersTokens(owner)),
    owner: owner.token,
    support: staffToken("support"),
    admin,
  };
  const emails = {} as Record<PersonActor, string>;
  for (const actor of PERSON_ACTORS) {
    const { token, email } = await signInAs(actor, owners);
    tokens[actor] = token;
    emails[actor] = email;
  }
  return {
    things,
    tokens,
    /** The addresses with which the people of the consoles sign in. */
    emails,
    /** Values that only the owner and staff may read. */
    secrets: [owner.phone, owner.email],
    /** A token for a new session of this person. */
    newToken: async (actor: PersonActor) => (await signInAs(actor, owners)).token,
    async renewSessions() {
      Object.assign(things, await newSessions(owners));
    },
  };
}
