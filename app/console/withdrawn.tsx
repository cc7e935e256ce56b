import * as words from "~app/words/console/staff";
import type { StaffJobDetail } from "../../worker/contract/job/staff-jobs";
import { day } from "../words/format";

/** When and why a job was withdrawn, if it was. */
export function Withdrawn({ job: { withdrawal } }: { job: Pick<StaffJobDetail, "withdrawal"> }) {
  if (!withdrawal) return null;
  const { at, reason, left } = withdrawal;
  return <p>{words.withdrawn(day(at), reason, left)}</p>;
}
