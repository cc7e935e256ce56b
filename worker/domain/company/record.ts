import type { SQL } from "drizzle-orm";
import { answersOf, freeOf, neverOfferedOf, outcomesOf } from "../../../db/company/record";
import type { HonourRecord } from "../../contract/honour-record";
import type { Service } from "../service";
import { recordOf } from "./record.rules";

/** The honour record of a company. */
export async function honourRecord(
  { db, now }: Service,
  company: number | SQL<number>,
): Promise<HonourRecord> {
  const [outcomes, [neverOffered], [free], answers] = await db.batch([
    outcomesOf(db, company),
    neverOfferedOf(db, company),
    freeOf(db, company),
    answersOf(db, company, now.toISOString()),
  ]);
  return recordOf(outcomes, neverOffered?.count ?? 0, free?.count ?? 0, answers);
}
