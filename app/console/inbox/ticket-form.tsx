import { ActForm } from "../act-form";
import type { Ticket } from "./ticket.server";

export const TICKET_FORM = "ticket";

/**
 * The form of a ticket's acts. Its fields and buttons are spread over the cards of the page: every
 * button also posts the typed reply, and the page keeps it.
 */
export function TicketForm({ ticket: { changes, owner } }: { ticket: Ticket }) {
  return (
    <ActForm id={TICKET_FORM} hidden>
      <input type="hidden" name="changes" value={changes} />
      <input type="hidden" name="was" value={owner?.id ?? ""} />
    </ActForm>
  );
}
