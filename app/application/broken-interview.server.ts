import type { Application } from "../../worker/contract/applications";
import { paidFrom } from "../payment/receipt";
import { clockTime } from "../words/format";
import { comingRounds, roundName } from "./rounds";

/** An interview that the employer cancelled or moved, as its application's page says it. */
export interface BrokenInterview {
  title: string;
  text: string;
}

type Interview = NonNullable<Application["interview"]>;
type State = Interview["state"];

interface Words {
  verb: string;
  now: string;
  wait: string;
  next: string;
}

const WORDS: Record<State, (at: string) => Words> = {
  cancelled: (at) => ({
    verb: "cancelled",
    now: `was set for ${at}, and does not take place`,
    wait: "wait for a new date,",
    next: " The new date comes by SMS and email.",
  }),
  scheduled: (at) => ({
    verb: "moved",
    now: `is now on ${at}`,
    wait: "come at the new time,",
    next: "",
  }),
};

/** Which interview the employer cancelled or moved, what still stands, and what one may choose. */
export function brokenInterviewOf(
  application: Application,
  now: string,
): BrokenInterview | undefined {
  const { choices, interviews, payment } = application;
  const broken = interviews?.find(({ id }) => id === choices?.brokenInterview);
  if (!broken) return undefined;
  const words = WORDS[broken.state](clockTime(broken.at));
  const others = comingRounds(application, now).filter(({ id }) => id !== broken.id);
  return {
    title: `The employer ${words.verb} your interview${broken.round === null ? "" : `, round ${broken.round}`}`,
    text: [
      `${broken.round === null ? "It" : roundName(broken)} ${words.now}.`,
      ...others.map((one) => `${roundName(one)} stays on ${clockTime(one.at)}.`),
      choices?.refund
        ? `You choose: ${words.wait} or take all of your money back. It goes to ${paidFrom(payment)}, and you cannot get this slot back.`
        : `Your slot stays yours.${words.next}`,
    ].join(" "),
  };
}
