import type { Console } from "../../../worker/facts/people/console";
import { KB } from "../screens/budgets";
import type { ConsoleLook } from "./console-screens";
import type { MeasuredConsole, TimedList } from "./measure-consoles";

/** Everything that a page downloads in a browser without script. */
export const CONSOLE_BUDGETS: Record<Console, number> = { hiring: 25 * KB, staff: 60 * KB };
/** Database calls in a row of a screen: the session, and what it shows. */
export const CHAIN = 2;
/** Screens that need more, with the reason. */
const CHAINS: Record<string, number> = {};

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
