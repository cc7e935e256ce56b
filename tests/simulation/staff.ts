import type { Actor } from "../../worker/facts/people/console";

/** The staff member of a simulation. */
export const STAFF: Actor = {
  kind: "token",
  id: null,
  name: "Asha",
  role: "admin",
  companyId: null,
  requestId: undefined,
};

/** The owner of the company that has all jobs. */
export const OWNER: Actor = { ...STAFF, kind: "member", id: 1, role: "owner", companyId: 1 };
