import * as z from "zod";
import { RECORD_NUMBERS } from "../../facts/guarantee/records";
import { honourRecord, recordSquare } from "../honour-record";
import { id, line, listQuery, textLike, time } from "../values";

/**
 * How a company kept its promises, as its own people see it: the same numbers as the public sees.
 */
export const ownRecord = z
  .object({
    record: honourRecord,
    newest: z
      .array(recordSquare)
      .describe("How its newest interviews went, oldest first: at most 42"),
  })
  .meta({ id: "OwnRecord" });
export type OwnRecord = z.infer<typeof ownRecord>;

const number = z.enum(RECORD_NUMBERS).describe("`answeredLate`: late, or overdue by now");

export const recordRowsQuery = listQuery.extend({ number: number.default("heldByCode") });

/** One of the interviews or applications that a number counts. */
export const recordRow = z
  .object({
    id: id.describe("Of the interview; of the application where it is about no interview"),
    applicationId: id,
    name: textLike("Asha Verma").nullable(),
    job: z.object({ id, title: textLike("Customer Support Executive") }),
    at: time.nullable().describe("When the interview was, or the promise ended"),
    answerBy: time.nullable(),
    answeredAt: time.nullable().describe("Only of answers"),
    isSeen: z.boolean().describe("The company can retrieve the application"),
  })
  .meta({ id: "RecordRow" });
export type RecordRow = z.infer<typeof recordRow>;

export const objectionInput = z
  .object({ number, id: id.describe("Of the row"), text: line(2000) })
  .meta({
    examples: [{ number: "absent", id: 12, text: "Our guard's list shows that we met at 11:05." }],
  });
export type ObjectionInput = z.infer<typeof objectionInput>;
