import * as z from "zod";
import { TICKET_KINDS, TICKET_LINE, TICKET_STATES } from "../../facts/guarantee/tickets";
import { dryRun } from "../acts";
import { staffQuery } from "../queries";
import { countLike, id, line, listQuery, textLike, time } from "../values";

/** The version of a ticket that the caller has read. */
const asRead = {
  changes: countLike(0)
    .optional()
    .describe("As it was read: refused with `stale_state` where it was replied to or closed since"),
};

export const replyInput = z.object({
  message: line(5000).meta({ examples: ["The second payment is on its way back."] }),
  closes: z.boolean().default(false).describe("Closes it with this reply"),
  ...asRead,
  dryRun,
});
export type ReplyInput = Omit<z.infer<typeof replyInput>, "dryRun">;

/** Closes unless it says `closed: false`. */
export const closeInput = z.object({ closed: z.boolean().default(true), ...asRead });
export type CloseInput = z.infer<typeof closeInput>;

export const assignInput = z
  .object({
    staffId: id.nullable().describe("Who looks after it from now on; null for nobody"),
    was: id
      .nullish()
      .describe("Who did when it was read: refused with `stale_state` where another does by now"),
  })
  .meta({ examples: [{ staffId: 3 }] });
export type AssignInput = z.infer<typeof assignInput>;

const filters = {
  kind: z.enum(TICKET_KINDS).optional().describe("Of one kind alone"),
  mine: z.enum(["true"]).optional().describe("Only what its caller looks after"),
};
export const ticketsQuery = listQuery.extend({
  ...filters,
  state: z.enum(TICKET_STATES).default("open"),
});
export type TicketsQuery = z.infer<typeof ticketsQuery>;
export const ticketCountsQuery = z.object(filters);

export const ticketRow = staffQuery
  .pick({ id: true, subject: true, suspicious: true, state: true, owner: true })
  .extend({
    kind: z
      .enum(TICKET_KINDS)
      .describe("A question of a candidate or visitor, or a message of the contact page"),
    from: textLike("Asha Verma", "Name, else phone or email").nullable(),
    text: textLike("I paid twice for one slot.", `The first ${TICKET_LINE} characters of it`),
    since: time.describe("When it came"),
  })
  .meta({ id: "Ticket" });
export type TicketRow = z.infer<typeof ticketRow>;

export const ticketCounts = z
  .object({ open: countLike(4), answered: countLike(12), closed: countLike(230) })
  .meta({ id: "TicketCounts" });
export type TicketCounts = z.infer<typeof ticketCounts>;
