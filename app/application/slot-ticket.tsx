import type { Application } from "../../worker/contract/applications";
import type { SlotState, Status } from "../../worker/facts/statuses";
import { slotsLeft } from "../jobs/job-facts";
import { NOTHING_CHARGED } from "../payment/payment-news";
import { Ticket, type TicketProps } from "../ui/ticket/ticket";
import { clockTime } from "../words/format";
import { endingOf } from "./endings";
import { isTimeOver, isWaiting, overWords } from "./kept";
import { SlotPriceStub } from "./slot-price-stub";
import { isPaymentUnderWay, resultWords } from "./stages/stage";

interface Props {
  application: Application;
  candidate: string | null;
  now: string;
  nothingCharged: boolean;
  cancelRule?: string;
}

type Facts = NonNullable<TicketProps["facts"]>;
type TicketVariant = Pick<TicketProps, "tone" | "state" | "until" | "note">;

const FACES: Record<SlotState, (props: Props) => TicketVariant> = {
  held: ({ application, now }) => ({
    tone: "held",
    state: "KEPT FOR YOU",
    until: <Until expiresAt={application.slot.expiresAt} now={now} />,
    note:
      application.price > 0 &&
      !isPaymentUnderWay(application) &&
      "Nothing is charged if you do nothing.",
  }),
  confirmed: ({ application, cancelRule }) => ({
    tone: "confirmed",
    state: "CONFIRMED",
    until: appointment(application) ?? "This slot is yours. Nobody else can take it.",
    note: application.price > 0 && cancelRule,
  }),
  released: ({ application, nothingCharged }) => ({
    tone: "grey",
    state: isWaiting(application) && isTimeOver(application.slot) ? "TIME OVER" : "NOT BOOKED",
    until: released(application, nothingCharged),
  }),
};

/** Endings change the word on the ticket. */
const ENDED: Partial<Record<Status, TicketVariant>> = {
  SELECTED: { tone: "confirmed", state: "USED", until: "You were selected." },
  REJECTED: { tone: "grey", state: "USED", until: "The interview is over." },
};

type Interview = NonNullable<Application["interview"]>;
const DATES: Record<Interview["state"], (interview: Interview) => string | undefined> = {
  scheduled: ({ round, at }) =>
    `${round === null ? "Interview" : `Round ${round}`} · ${clockTime(at)}`,
  cancelled: () => undefined,
};

/** "Round 1 · Thu 26 Nov 2026, 11:30 am", once there is a date that holds. */
function appointment({ interview }: Application): string | undefined {
  return interview && DATES[interview.state](interview);
}

/** What is still open: how many others may come, or that one's own date has to be found. */
const OPEN_FACTS: Record<SlotState, (application: Application) => Facts> = {
  held: seatsLeft,
  released: seatsLeft,
  confirmed: (application) =>
    appointment(application) ? [] : [{ label: "Interview", value: "Being scheduled" }],
};

function seatsLeft({ job }: Application): Facts {
  return [{ label: "Slots left", value: `${slotsLeft(job)} of ${job.maxApplicants}` }];
}

function released(application: Application, nothingCharged: boolean): string {
  const words = isWaiting(application) ? `${overWords(application.slot)}. ` : "";
  return words + (nothingCharged ? NOTHING_CHARGED : "");
}

function Until({ expiresAt, now }: { expiresAt: string | null; now: string }) {
  if (!expiresAt) return null;
  return (
    <>
      until <b>{clockTime(expiresAt)}</b>
      <small>{timeLeft(now, expiresAt)} left. After that others can take it.</small>
    </>
  );
}

function timeLeft(from: string, to: string): string {
  const minutes = Math.max(0, Math.floor((Date.parse(to) - Date.parse(from)) / 60_000));
  const count = (n: number, unit: string) => `${n} ${unit}${n === 1 ? "" : "s"}`;
  const hours = Math.floor(minutes / 60);
  return hours > 0
    ? `${count(hours, "hour")} ${count(minutes % 60, "minute")}`
    : count(minutes, "minute");
}

export function SlotTicket(props: Props) {
  const { application, candidate } = props;
  const { job } = application;
  const result = resultWords(application);
  const closed = endingOf(application);
  const ending: TicketVariant | undefined = closed
    ? { tone: "grey", state: closed.ticket, until: `${closed.label}.` }
    : ENDED[application.status];
  const face = ending ?? FACES[application.slot.state](props);
  return (
    <Ticket
      {...face}
      lying
      label="Interview slot"
      number={`No. PK-${application.id}`}
      facts={[
        { label: "For", value: candidate ?? "You" },
        { label: "Employer", value: job.company },
        { label: "Work", value: job.title },
        ...(result ? [{ label: "Test", value: result }] : []),
        ...(ending ? [] : OPEN_FACTS[application.slot.state](application)),
      ]}
      counterfoil={<SlotPriceStub application={application} now={props.now} />}
    />
  );
}
