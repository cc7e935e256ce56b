import type { Actor } from "../../worker/facts/console";

/** Who acts for Pakka in a simulation. */
export const STAFF: Actor = {
  kind: "token",
  id: null,
  name: "Asha",
  role: "admin",
  companyId: null,
  requestId: undefined,
};

/** Who acts for the company whose jobs they are. */
export const OWNER: Actor = { ...STAFF, kind: "member", id: 1, role: "owner", companyId: 1 };
