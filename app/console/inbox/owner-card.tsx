import * as words from "~app/words/console/inbox";
import { isClosedTicket } from "../../../worker/facts/guarantee/tickets";
import { formOf } from "../../forms/form";
import type { ConsolePerson } from "../../session/console-session.server";
import { Button } from "../../ui/button";
import { Card } from "../../ui/card";
import { SelectField } from "../../ui/field";
import { ActForm, useRefused } from "../act-form";
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

interface Props {
  ticket: Ticket;
  person: ConsolePerson;
  colleagues: { id: number; name: string }[];
}

/** The owner of a ticket, with buttons to take it, give it to a colleague or give it back. */
export function OwnerCard({ ticket: { owner }, person, colleagues }: Props) {
  const { field } = formOf(useRefused({ intent: "give" }));
  const others = colleagues.filter(({ id }) => id !== person.id);
  return (
    <Card as="section">
      <h2>{words.owner.heading}</h2>
      <div className="console-stack">
        <p>
          {owner
            ? owner.id === person.id
              ? words.owner.own(owner.name)
              : owner.name
            : words.owner.nobody}
        </p>
        <div className="console-acts">
          {owner?.id !== person.id && (
            <Button form={TICKET_FORM} name="intent" value="take" variant="second">
              {words.owner.take}
            </Button>
          )}
          {owner && (
            <Button form={TICKET_FORM} name="intent" value="release" variant="second">
              {words.owner.release}
            </Button>
          )}
        </div>
        {others.length > 0 && (
          <div className="console-form">
            <SelectField
              {...field("staffId")}
              form={TICKET_FORM}
              label={words.owner.colleague}
              options={others.map(({ id, name }) => ({ value: String(id), label: name }))}
            />
            <div className="console-acts">
              <Button form={TICKET_FORM} name="intent" value="give" variant="second">
                {words.owner.give}
              </Button>
            </div>
          </div>
        )}
      </div>
    </Card>
  );
}

/** Closes a ticket, or opens it again. */
export function CloseAct({ ticket }: Pick<Props, "ticket">) {
  const isClosed = isClosedTicket(ticket);
  return (
    <div className="console-acts">
      <Button
        form={TICKET_FORM}
        name="intent"
        value={isClosed ? "reopen" : "close"}
        variant="second"
      >
        {isClosed ? words.reopen : words.close}
      </Button>
    </div>
  );
}
