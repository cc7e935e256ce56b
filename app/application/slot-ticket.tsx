import type { Application } from "../../worker/contract/applications";
import type { SlotState, Status } from "../../worker/facts/statuses";
import { slotsLeft } from "../jobs/job-facts";
import { Ticket, type TicketProps } from "../ui/ticket/ticket";
import * as words from "../words/en/application/ticket";
import { endingOf } from "./endings";
import { isTimeOver, isWaiting, overWords } from "./kept";
import type { Promised } from "./promise";
import { roundAt } from "./rounds";
import { SlotPriceStub } from "./slot-price-stub";
import { isPaymentUnderWay, resultWords } from "./stages/stage";

interface Props {
  application: Application;
  candidate: string | null;
  now: string;
  nothingCharged: boolean;
  cancelRule?: string;
  promised?: Promised;
  choice?: unknown;
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
    until: appointment(application) ?? promised?.date ?? words.slotIsYours,
    note: application.price > 0 && cancelRule,
  }),
  released: ({ application, nothingCharged }) => ({
    tone: "grey",
    state:
      isWaiting(application) && isTimeOver(application.slot) ? words.timeOver : words.notBooked,
    until: released(application, nothingCharged),
  }),
};

/** Endings change the word on the ticket. */
const ENDED: Partial<Record<Status, TicketVariant>> = {
  SELECTED: { tone: "confirmed", state: words.used, until: words.youWereSelected },
  REJECTED: { tone: "grey", state: words.used, until: words.interviewOver },
};

type Interview = NonNullable<Application["interview"]>;
const DATES: Record<Interview["state"], (interview: Interview) => string | undefined> = {
  scheduled: roundAt,
  held: roundAt,
  candidate_absent: roundAt,
  employer_absent: () => undefined,
  disputed: roundAt,
  unproven: () => undefined,
  cancelled: () => undefined,
};

/** "Round 1 · Thu 26 Nov 2026, 11:30 am", once there is a date that holds. */
function appointment({ interview }: Application): string | undefined {
  return interview && DATES[interview.state](interview);
}

/** What is not settled yet: how many slots are left, or that the interview has no date. */
const OPEN_FACTS: Record<SlotState, (props: Props) => Facts> = {
  held: seatsLeft,
  released: seatsLeft,
  confirmed: ({ application, choice }) =>
    appointment(application) || choice
      ? []
      : [{ label: words.interview, value: words.beingScheduled }],
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

export function SlotTicket(props: Props) {
  const { application, candidate } = props;
  const { job } = application;
  const result = resultWords(application);
  const closed = endingOf(application);
  const ending: TicketVariant | undefined = closed
    ? { tone: "grey", state: closed.ticket, until: words.ended(closed.label) }
    : ENDED[application.status];
  const variant = ending ?? VARIANTS[application.slot.state](props);
  return (
    <Ticket
      {...variant}
      lying
      label={words.interviewSlot}
      number={words.ticketNumber(application.id)}
      facts={[
        { label: words.heldFor, value: candidate ?? words.you },
        { label: words.employer, value: job.company },
        { label: words.work, value: job.title },
        ...(result ? [{ label: words.test, value: result }] : []),
        ...(ending ? [] : OPEN_FACTS[application.slot.state](props)),
      ]}
      counterfoil={<SlotPriceStub application={application} now={props.now} />}
    />
  );
}
