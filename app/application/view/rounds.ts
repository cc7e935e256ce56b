import * as words from "~app/words/application/application";
import type { Application } from "../../../worker/contract/applications";
import { isScheduled } from "../../../worker/facts/guarantee/statuses";

type Round = NonNullable<Application["interview"]>;

/** The scheduled interviews that are not over, in order of time. */
export const comingRounds = ({ interviews = [] }: Application, now: string): Round[] =>
  interviews.filter(
    (one) => isScheduled(one) && Date.parse(one.at) + one.minutes * 60_000 > Date.parse(now),
  );

export const roundName = ({ round }: Round) => words.roundName(round);

/** "Round 1 · Thu 26 Nov 2026, 11:30 am" */
export const roundAt = (one: Round) => words.roundAt(one);
