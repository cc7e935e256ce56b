import type { SQL } from "drizzle-orm";
import { answersOf, neverOfferedOf, outcomesOf } from "../../../db/company/record";
import type { HonourRecord } from "../../contract/honour-record";
import type { Service } from "../service";
import { recordOf } from "./record.rules";

/** How a company kept its promises. */
export async function honourRecord(
  { db, now }: Service,
  company: number | SQL<number>,
): Promise<HonourRecord> {
  const [outcomes, [neverOffered], answers] = await db.batch([
    outcomesOf(db, company),
    neverOfferedOf(db, company),
    answersOf(db, company, now.toISOString()),
  ]);
  return recordOf(outcomes, neverOffered?.count ?? 0, answers);
}
