import type { StaffJobDetail } from "../../worker/contract/job/staff-jobs";
import { withdrawn } from "../words/en/console/staff";
import { day } from "../words/format";

/** When and why a job was withdrawn, if it was. */
export function Withdrawn({ job: { withdrawal } }: { job: Pick<StaffJobDetail, "withdrawal"> }) {
  if (!withdrawal) return null;
  const { at, reason, left } = withdrawal;
  return <p>{withdrawn(day(at), reason, left)}</p>;
}
