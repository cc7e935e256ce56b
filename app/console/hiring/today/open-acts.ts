import type { ListedInterview } from "../../../../worker/contract/console/listed-interviews";
import { isScheduled } from "../../../../worker/facts/statuses";

type Row = Pick<ListedInterview, "at" | "state" | "checkedInAt" | "words">;

/** Whether the company's statement on this interview is still missing. */
export const needsAct = (row: Row) =>
  isScheduled(row) && row.checkedInAt === null && row.words.company === null;

/** The actions are open for everybody who is due, and for the next person. */
export function isOpen(rows: Row[], index: number, now: string): boolean {
  const row = rows[index];
  if (!row || !needsAct(row)) return false;
  return row.at <= now || rows.findIndex((one) => needsAct(one) && one.at > now) === index;
}
