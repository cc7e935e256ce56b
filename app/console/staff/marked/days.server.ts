import { wholeList } from "../../../forms/form.server";
import type { Session } from "../../../session/session.server";

/** All days of a job that stand, as staff see them. */
export const readDays = ({ staff }: Session, id: string) =>
  wholeList((query) => staff.api.ops.jobs[":id"].days.$get({ param: { id }, query }));
