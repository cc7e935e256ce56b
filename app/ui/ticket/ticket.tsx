import { type ElementType, type ReactNode, useId } from "react";
import * as words from "~app/words/frame/ui";
import { Perforation } from "../card";
import { classNames } from "../class-names";
import { FactList } from "../fact-list";

export interface TicketProps {
  tone: "open" | "held" | "confirmed" | "grey";
  label?: ReactNode;
  number?: string;
  /** One word in large letters: OPEN, HELD, CONFIRMED … Colour is never the only indicator. */
  state: string;
  /** The deadline as a clock time. A `<small>` inside it gets its own line. */
  until?: ReactNode;
  facts?: { label: string; value: ReactNode }[];
  note?: ReactNode;
  /** The part behind the perforation: the price. */
  counterfoil?: ReactNode;
  /**
   * `ticket-lying`, for the pricing page, has the counterfoil at the right; `ticket-line` is small.
   */
  className?: string;
  children?: ReactNode;
  headingLevel?: 1 | 2 | 3 | 4;
}

export function Ticket(props: TicketProps) {
  const { tone, label, number, state, until, facts, note, counterfoil, className, children } =
    props;
  const Heading: ElementType = `h${props.headingLevel ?? 2}`;
  const headingId = useId();
  return (
    <section
      className={classNames("ticket", `ticket-${tone}`, className)}
      aria-labelledby={headingId}
    >
      <div className="ticket-body">
        {label && (
          <p className="ticket-head">
            <span>{label}</span>
            {number && <span>{number}</span>}
          </p>
        )}
        <Heading className="ticket-state" id={headingId}>
          {state}
        </Heading>
        {until != null && <div className="ticket-until">{until}</div>}
        {children != null && <div className="ticket-more">{children}</div>}
        {facts && facts.length > 0 && (
          <dl className="ticket-facts">
            {facts.map((fact) => (
              <div key={fact.label}>
                <dt>{fact.label}</dt>
                <dd>{fact.value}</dd>
              </div>
            ))}
          </dl>
        )}
        {note && <p className="ticket-note">{note}</p>}
      </div>
      {counterfoil != null && (
        <>
          <Perforation />
          <div className="ticket-foil">{counterfoil}</div>
        </>
      )}
    </section>
  );
}

/** Lines about money: fee, tax, total, payment, date and reference. */
export function PriceStub({
  lines,
  note,
  stamp,
}: {
  lines: { label: string; value: string; strong?: boolean }[];
  note?: ReactNode;
  stamp?: ReactNode;
}) {
  return (
    <div className="counterfoil">
      <p className="label">{words.bill}</p>
      <FactList rows={lines} />
      {note != null && <div className="counterfoil-note">{note}</div>}
      {stamp != null && <div className="counterfoil-stamp">{stamp}</div>}
    </div>
  );
}
