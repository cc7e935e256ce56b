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
