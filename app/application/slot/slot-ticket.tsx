import type { Application } from "../../../worker/contract/applications";
import type { SlotState } from "../../../worker/facts/statuses";
import { slotsLeft } from "../../jobs/job-facts";
import { Ticket, type TicketProps } from "../../ui/ticket/ticket";
import * as words from "../../words/en/application/ticket";
import { MeetingCode } from "../day/meeting-code";
import type { DayTicket } from "../day/panel";
import type { Fact } from "../fact";
import { factRows } from "../fact-rows";
import { isTimeOver, isWaiting, overWords } from "../kept";
import { isPaymentUnderWay, resultWords } from "../stages/stage";
import type { Promised } from "../times/promise";
import { SlotPriceStub } from "./slot-price-stub";

interface Props {
  application: Application;
  candidate: string | null;
  now: string;
  nothingCharged: boolean;
  cancelRule?: string;
  promised?: Promised;
  choice?: unknown;
  /** What it says once there is an interview, or an end. */
  dayTicket?: DayTicket;
  /** What the server adds: the company's record, and the safety word where it is known. */
  ticketFacts: Fact[];
}

type Facts = NonNullable<TicketProps["facts"]>;
type TicketVariant = Pick<TicketProps, "tone" | "state" | "until" | "note">;

const VARIANTS: Record<SlotState, (props: Props) => TicketVariant> = {
  held: ({ application, now }) => ({
    tone: "held",
    state: words.kept,
    until: <Until expiresAt={application.slot.expiresAt} now={now} />,
    note: application.price > 0 && !isPaymentUnderWay(application) && words.nothingIfNothing,
  }),
  confirmed: ({ application, cancelRule, promised }) => ({
    tone: "confirmed",
    state: words.confirmed,
    until: promised?.date ?? words.slotIsYours,
    note: application.price > 0 && cancelRule,
  }),
  released: ({ application, nothingCharged }) => ({
    tone: "grey",
    state:
      isWaiting(application) && isTimeOver(application.slot) ? words.timeOver : words.notBooked,
    until: released(application, nothingCharged),
  }),
};

/** What is not settled yet: how many slots are left, or that the interview has no date. */
const OPEN_FACTS: Record<SlotState, (props: Props) => Facts> = {
  held: seatsLeft,
  released: seatsLeft,
  confirmed: ({ choice }) =>
    choice ? [] : [{ label: words.interview, value: words.beingScheduled }],
};

function seatsLeft({ application: { job } }: Props): Facts {
  return [{ label: words.slotsLeft, value: words.slotsOf(slotsLeft(job), job.maxApplicants) }];
}

function released(application: Application, nothingCharged: boolean): string {
  const why = isWaiting(application) ? overWords(application.slot) : undefined;
  return words.released(why, nothingCharged);
}

function Until({ expiresAt, now }: { expiresAt: string | null; now: string }) {
  if (!expiresAt) return null;
  return words.keptUntil(expiresAt, minutesBetween(now, expiresAt));
}

const minutesBetween = (from: string, to: string) =>
  Math.max(0, Math.floor((Date.parse(to) - Date.parse(from)) / 60_000));

const variantOf = ({ tone, state, note, small, until }: DayTicket): TicketVariant => ({
  tone,
  state,
  note,
  until: (
    <>
      {until}
      {small && <small>{small}</small>}
    </>
  ),
});

export function SlotTicket(props: Props) {
  const { application, candidate, dayTicket } = props;
  const { job } = application;
  const result = resultWords(application);
  const { state } = application.slot;
  const variant = dayTicket ? variantOf(dayTicket) : VARIANTS[state](props);
  return (
    <Ticket
      {...variant}
      lying
      label={words.interviewSlot}
      number={words.ticketNumber(application.id)}
      facts={
        dayTicket?.facts
          ? factRows([...dayTicket.facts, ...props.ticketFacts])
          : [
              { label: words.heldFor, value: candidate ?? words.you },
              { label: words.employer, value: job.company },
              { label: words.work, value: job.title },
              ...(result ? [{ label: words.test, value: result }] : []),
              ...(dayTicket ? [] : OPEN_FACTS[state](props)),
              ...factRows(props.ticketFacts),
            ]
      }
      counterfoil={<SlotPriceStub application={application} now={props.now} />}
    >
      {dayTicket?.meeting && <MeetingCode meeting={dayTicket.meeting} />}
    </Ticket>
  );
}
