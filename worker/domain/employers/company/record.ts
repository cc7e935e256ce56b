import type { SQL } from "drizzle-orm";
import type { RowsOf } from "../../../../db/client";
import { answersOf, freeOf, neverOfferedOf, outcomesOf } from "../../../../db/company/record";
import type { HonourRecord } from "../../../contract/honour-record";
import type { Service } from "../../service";
import { recordOf } from "./record.rules";

/** The statements that the record of a company is made from. */
export const recordReads = ({ db, now }: Service, company: number | SQL<number>) =>
  [
    outcomesOf(db, company),
    neverOfferedOf(db, company),
    freeOf(db, company),
    answersOf(db, company, now.toISOString()),
  ] as const;

/** Their rows as a record. */
export const recordFrom = ([outcomes, [neverOffered], [free], answers]: RowsOf<
  ReturnType<typeof recordReads>
>): HonourRecord => recordOf(outcomes, neverOffered?.count ?? 0, free?.count ?? 0, answers);

/** The honour record of a company. */
export const honourRecord = async (
  service: Service,
  company: number | SQL<number>,
): Promise<HonourRecord> => recordFrom(await service.db.batch(recordReads(service, company)));
