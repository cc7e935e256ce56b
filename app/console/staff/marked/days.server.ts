import { PAGE_MAX } from "../../../../worker/contract/values";
import { wholeList } from "../../../forms/form.server";
import type { Session } from "../../../session/session.server";

/** All days of a job that stand, as staff see them. */
export const readDays = ({ staff }: Session, id: string) =>
  wholeList((cursor) =>
    staff.api.ops.jobs[":id"].days.$get({
      param: { id },
      query: { limit: String(PAGE_MAX), cursor },
    }),
  );
