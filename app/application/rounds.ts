import type { Application } from "../../worker/contract/applications";
import { INTERVIEW_MINUTES } from "../../worker/facts/interviews";
import { isScheduled } from "../../worker/facts/statuses";
import { clockTime } from "../words/format";

type Round = NonNullable<Application["interview"]>;

/** The interviews that stand and are not over, in order of time. */
export const comingRounds = ({ interviews = [] }: Application, now: string): Round[] =>
  interviews.filter(
    (one) => isScheduled(one) && Date.parse(one.at) + INTERVIEW_MINUTES * 60_000 > Date.parse(now),
  );

export const roundName = ({ round }: Round) => (round === null ? "Interview" : `Round ${round}`);

/** "Round 1 · Thu 26 Nov 2026, 11:30 am" */
export const roundWords = (one: Round) => `${roundName(one)} · ${clockTime(one.at)}`;
