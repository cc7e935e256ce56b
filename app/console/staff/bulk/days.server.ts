import { wholeList } from "../../../forms/form.server";
import type { Session } from "../../../session/session.server";

/** All days of a job that are not cancelled, in the staff view. */
export const readDays = ({ staff }: Session, id: string) =>
  wholeList((query) => staff.api.ops.jobs[":id"].days.$get({ param: { id }, query }));
