import { Link } from "@remix-run/react";
import * as words from "~app/words/application/ticket";
import type { Application } from "../../../worker/contract/applications";
import { isJustBooked, type SlotState } from "../../../worker/facts/guarantee/statuses";
import { Ticket, type TicketProps } from "../../ui/ticket/ticket";
import { isTimeOver, isWaiting, overWords } from "../view/kept";
import type { MeetingCode as Code, DayTicket } from "../view/shown";
import { isPaymentUnderWay } from "../view/stage";
import { ActionForm } from "./choices";
import { factRows } from "./choose-time";
import css from "./day.css?url";
import { BookedStamp } from "./slot-price-stub";

interface Props {
  application: Application;
  now: string;
  nothingCharged: boolean;
  /** How the slot was paid, before any interview has taken place. */
  paid?: string;
  /** The ticket's content once an interview or an ending exists. */
  dayTicket?: DayTicket;
  /** The safety word, while the ticket shows it. */
  safetyWord?: string;
}

type TicketVariant = Pick<TicketProps, "tone" | "state" | "until" | "note">;

const VARIANTS: Record<SlotState, (props: Props) => TicketVariant> = {
  held: ({ application }) => ({
    tone: "held",
    state: words.kept,
    until: application.price > 0 && !isPaymentUnderWay(application) && untilOf(application),
  }),
  confirmed: () => ({ tone: "confirmed", state: words.confirmed }),
  released({ application, nothingCharged }) {
    const isOver = isWaiting(application) && isTimeOver(application.slot);
    // The large heading already says it, so the line below does not.
    const why = isWaiting(application) && !isOver ? overWords(application.slot) : undefined;
    return {
      tone: "grey",
      state: isOver ? words.timeOver : words.notBooked,
      until: words.released(why, nothingCharged) || undefined,
    };
  },
};

/** Once a payment has begun, the panel no longer shows the deadline, so the ticket does. */
const untilOf = ({ payment, slot }: Application) =>
  payment?.orderId && slot.expiresAt ? words.until(slot.expiresAt) : words.nothingIfNothing;

const variantOf = ({ tone, state, small, until }: DayTicket): TicketVariant => ({
  tone,
  state,
  until: until && (
    <>
      {until}
      {small && <small>{small}</small>}
    </>
  ),
});

/** The slot: large just after booking and on the day of the interview, otherwise a single line. */
export function SlotTicket(props: Props) {
  const { application, dayTicket, paid, safetyWord, now } = props;
  const { id, slot, status } = application;
  const isJustConfirmed = !dayTicket && isJustBooked(status);
  return (
    <Ticket
      {...(dayTicket ? variantOf(dayTicket) : VARIANTS[slot.state](props))}
      className={isJustConfirmed || dayTicket?.isNews ? undefined : "ticket-line"}
      label={words.interviewSlot}
      number={words.ticketNumber(id)}
      facts={factRows(dayTicket?.facts ?? [])}
    >
      {isJustConfirmed && <BookedStamp application={application} now={now} />}
      {dayTicket?.meeting && <MeetingCode meeting={dayTicket.meeting} />}
      {paid && (
        <p>
          {paid} · <a href="#bill">{words.bill}</a>
        </p>
      )}
      {safetyWord && (
        <p className="mt-1">
          {words.safetyWord} <b>{safetyWord}</b> · <Link to="/check">{words.isOurs}</Link>
        </p>
      )}
    </Ticket>
  );
}

/** On the day: the code to show at the front desk, how it works, and "I am here". */
function MeetingCode({ meeting }: { meeting: Code }) {
  const { boxes, spoken, lines, arrive } = meeting;
  return (
    <>
      <link rel="stylesheet" href={css} />
      <p className="label">{meeting.title}</p>
      {spoken && (
        <div className="code-boxes" role="img" aria-label={spoken}>
          {boxes.map((box, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a character may repeat
            <span key={place}>{box}</span>
          ))}
        </div>
      )}
      {lines.map((line) => (
        <p key={line} className="mt-1">
          {line}
        </p>
      ))}
      {arrive && (
        <div className="mt-4">
          <ActionForm intent="arrived" size="lg" className="w-full" failure={arrive.failure}>
            {arrive.text}
          </ActionForm>
        </div>
      )}
    </>
  );
}
