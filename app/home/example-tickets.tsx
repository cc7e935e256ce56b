import { SLOT_FEE } from "../../worker/facts/money/fees";
import { Stamp } from "../ui/ticket/stamp";
import { Ticket } from "../ui/ticket/ticket";
import { rupees } from "../words/format";
import type { Example } from "./example.server";

/** Two example tickets: a kept slot and a booked one. */
export function ExampleTickets({ label, held, confirmed }: Example) {
  return (
    <div className="ticket-pair">
      <Ticket tone="held" label={label} state={held.state} until={held.until} />
      <Ticket
        tone="confirmed"
        label={label}
        number={confirmed.number}
        state={confirmed.state}
        until={confirmed.until}
        facts={confirmed.facts}
        counterfoil={
          <div className="example-foil">
            <div>
              <p className="figure">{rupees(SLOT_FEE)}</p>
              <p className="text-sm text-ink-2">{confirmed.price}</p>
            </div>
            <Stamp text={confirmed.stamp.text} label={confirmed.stamp.label} />
          </div>
        }
      />
    </div>
  );
}
