import * as words from "~app/words/console/candidates";
import * as daysWords from "~app/words/console/days";
import type { Candidate } from "../../../../worker/contract/console/candidates";
import { laterRound } from "../../../../worker/facts/guarantee/rounds";
import {
  type InterviewState,
  isRecordedHeld,
  isScheduled,
} from "../../../../worker/facts/guarantee/statuses";
import { Badge, type BadgeTone } from "../../../ui/badge";
import { day, hour, nearDay } from "../../../words/format";

export const STATE_TONES: Record<InterviewState, BadgeTone> = {
  scheduled: "blue",
  held: "green",
  candidate_absent: "red",
  employer_absent: "red",
  disputed: "yellow",
  unproven: "yellow",
  cancelled: "grey",
};

/** "6 Dec" in Indian time, for a narrow list. */
const shortDay = (iso: string) => nearDay(iso).slice(nearDay(iso).indexOf("\u00a0") + 1);

/** The state of a candidate's interview. */
export function InterviewBadge({
  interview,
  next,
}: Pick<Candidate, "interview"> & Partial<Pick<Candidate, "next">>) {
  if (next) {
    return (
      <Badge tone="yellow">
        {next.round && laterRound(next.round) ? words.waitsForRound(next.round) : words.waits}
      </Badge>
    );
  }
  if (!interview) return null;
  const { at, state } = interview;
  return (
    <Badge tone={STATE_TONES[state]}>
      {isScheduled(interview)
        ? `${nearDay(at)}, ${hour(at)}`
        : isRecordedHeld(interview)
          ? words.met(shortDay(at))
          : daysWords.today.states[state]}
    </Badge>
  );
}

/** The deadline of an answer, relative to `now`. */
export function AnswerBy({ answerBy, now }: { answerBy: string; now: string }) {
  const when = shortDay(answerBy);
  if (answerBy <= now) return <span className="console-late">{words.late(when)}</span>;
  if (day(answerBy) === day(now)) return <span className="console-soon">{words.dueToday}</span>;
  return when;
}

export const nameOf = ({ name }: Pick<Candidate, "name">) => name ?? words.noName;

const MOST = 20;

/** The page of one of these applications; its address also names those that follow. */
export function listedPath(ids: readonly number[], index: number): string {
  const after = ids.slice(index + 1, index + 1 + MOST);
  return `/hiring/applications/${ids[index]}${after.length > 0 ? `?next=${after.join("-")}` : ""}`;
}

/** The next application of the list in the address; null at its end. */
export function nextListed({ searchParams }: URL): string | null {
  const ids = (searchParams.get("next") ?? "")
    .split("-")
    .filter((id) => /^[1-9]\d{0,14}$/.test(id));
  return ids.length > 0 ? listedPath(ids.map(Number), 0) : null;
}
