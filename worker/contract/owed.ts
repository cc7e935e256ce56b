import * as z from "zod";
import { OWED_KINDS, OWED_ROWS, TICKET_SHOWN } from "../facts/money/owed";
import { countLike, fromDigits, id, PAGE_MAX, textLike, time } from "./values";

export const owedQuery = z.object({
  kind: z.enum(OWED_KINDS).optional().describe("This kind alone"),
  limit: fromDigits(z.number().int().min(1).max(PAGE_MAX))
    .default(OWED_ROWS)
    .describe("Rows of each kind, at most"),
});
export type OwedQuery = z.infer<typeof owedQuery>;

const owedRow = z.object({
  on: z
    .enum(["application", "ticket", "contact", "company", "job", "dead_letters"])
    .describe("What `id` is the number of"),
  id: id.nullable().describe("Null for dead letters, which are many"),
  name: textLike("Imran Shaikh", "Who or what waits; of dead letters, their kind"),
  about: textLike("Field Survey, Chambal Data").nullable(),
  text: textLike(
    "Where is my date?",
    `What a ticket says, up to ${TICKET_SHOWN} characters`,
  ).nullable(),
  since: time.describe("Since when it waits"),
  dueAt: time.nullable().describe("By when it should be done"),
  paise: countLike(19_900, "The money that it is about").nullable(),
  people: countLike(1, "How many people or messages it stands for"),
});
export type OwedRow = z.infer<typeof owedRow>;

/** One kind of open task for staff. */
export const owed = z
  .object({
    kind: z.enum(OWED_KINDS),
    count: countLike(3, "All that wait, also those that are not in `rows`"),
    late: countLike(1, "Those of them that should be done by now"),
    oldest: time.nullable().describe("Since when the first of them waits"),
    rows: z.array(owedRow).describe("The most urgent first"),
  })
  .meta({ id: "Owed" });
export type Owed = z.infer<typeof owed>;
