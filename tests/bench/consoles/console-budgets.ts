import type { Console } from "../../../worker/facts/people/console";
import { KB } from "../screens/budgets";
import type { ConsoleLook } from "./console-screens";
import type { MeasuredConsole, TimedList } from "./measure-consoles";

/** Everything that a page downloads in a browser without script. */
export const CONSOLE_BUDGETS: Record<Console, number> = { hiring: 25 * KB, staff: 60 * KB };
/** Database calls in a row of a screen: the session, what it shows, and the audit entry about it. */
export const CHAIN = 3;
/** A preview also finds the cases, loads them, and reads what each of their messages needs. */
const PREVIEW = 8;
const CHAINS: Record<string, number> = {
  "staff.applications.$id_.$act": PREVIEW,
  "staff.companies.$id_.suspend": PREVIEW,
  "staff.jobs.$id_.withdraw": PREVIEW,
  "hiring.jobs.$id_.withdraw": PREVIEW,
  "staff.jobs.$id_.days.$dayId.cancel": 5,
  "hiring.jobs.$id_.days_.$dayId_.cancel": 5,
  "hiring.jobs.$id_.days_.$dayId_.change": 6,
  // The interviews of the candidates listed.
  "hiring.jobs.$id_.candidates": 4,
  "hiring.jobs.$id_.candidates_.answer": 4,
  // The job decides what else is read.
  "hiring.jobs.$id_.days": 4,
  "hiring.jobs.$id_.preview": 4,
  "hiring.jobs.$id_.test_.try": 5,
  // The applications of the people found, and then their payments.
  "staff.find": 5,
  // The sender's own page, which has an audit entry.
  "staff.inbox.$kind.$id": 5,
  // A preview for each of 50 people, a few at a time: how many meet depends on the machine.
  "staff.results": 50,
};

/** The longest chain of database calls that a screen may make. */
export const chainOf = ({ route }: ConsoleLook) => CHAINS[route] ?? CHAIN;

/** A list of staff may take at most this many times as long as the list of jobs. */
export const LIST_RATIO = 2;
/** Seconds until a company's page shows its text on 2G. */
export const CONSOLE_TEXT_SECONDS = 1.5;

/** Bytes without script: a browser without script requests none. */
export const plainBytes = ({ weight }: MeasuredConsole) => weight.total - weight.script;

/** Descriptions of what is over its budget; empty if everything is within. */
export const overConsoleBudget = (measured: MeasuredConsole) => {
  const { look, weight, chain } = measured;
  const [is, may] = [plainBytes(measured), CONSOLE_BUDGETS[look.console]];
  return [
    ...(weight.status === 200 ? [] : [`${look.name} status: ${weight.status}`]),
    ...(is > may ? [`${look.name} bytes in all: ${is}, may be ${may}`] : []),
    ...(chain > chainOf(look)
      ? [`${look.name} database calls in a row: ${chain}, may be ${chainOf(look)}`]
      : []),
    ...weight.foreign.map((href) => `${look.name} from elsewhere: ${href}`),
  ];
};

export const slowLists = (timed: TimedList[]) =>
  timed
    .filter(({ ratio }) => ratio > LIST_RATIO)
    .map(({ name, ratio }) => `${name}: ${ratio.toFixed(2)} times the jobs list`);
