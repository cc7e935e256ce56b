import * as pageWords from "~app/words/application/page";
import * as words from "~app/words/application/progress";
import type { Application } from "../../../worker/contract/applications";
import { inEachRound } from "../../../worker/facts/guarantee/rounds";
import {
  isAtInterview,
  isRecordedHeld,
  isTurnedDown,
  type Status,
} from "../../../worker/facts/guarantee/statuses";
import { endingName, unpaidName } from "../../jobs/endings";
import type { Step } from "../../ui/progress/stepper";
import { scoreWords } from "./stage";

interface Position {
  /** Index into the five stages. */
  stage: number;
  /** The stage is complete, though the next one has not begun. */
  isComplete?: true;
}

const POSITIONS: Record<Status, Position> = {
  APPLIED: { stage: 0, isComplete: true },
  TEST_PENDING: { stage: 1 },
  TEST_COMPLETED: { stage: 1 },
  TEST_PASSED: { stage: 1, isComplete: true },
  TEST_FAILED: { stage: 1, isComplete: true },
  PAYMENT_PENDING: { stage: 2 },
  PAYMENT_CONFIRMED: { stage: 2, isComplete: true },
  ...inEachRound(() => ({ stage: 3 })),
  SELECTED: { stage: 4, isComplete: true },
  REJECTED: { stage: 4, isComplete: true },
};

interface Reached extends Position {
  label: string;
}

/**
 * The five stages, each with the name of the last
 * status reached and the day of it or of the interview.
 */
export function stepsOf(application: Application): Step[] {
  const ending = endingName(application);
  const current: Reached = ending
    ? { stage: words.stages.length - 1, label: ending, isComplete: true }
    : (meetingOf(application) ?? positionOf(application.status, application));
  const reached = new Map<number, Reached & { at: string }>();
  for (const { status, at } of application.history ?? []) {
    const position = positionOf(status, application);
    reached.set(position.stage, { ...position, at });
  }
  const { interview, interviews } = application;
  const heldInterview = interviews?.findLast(isRecordedHeld);
  return words.stages.map((name, stage): Step => {
    const passed = reached.get(stage);
    // A rejected application does not reach later stages.
    if (stage > current.stage)
      return { label: name, state: isTurnedDown(application.status) ? "skipped" : "next" };
    // The day of the interview, not the day on which its time was chosen.
    const meeting = stage < current.stage ? (heldInterview ?? interview) : interview;
    // A stage that has only begun does not show a day.
    const begun = stage === current.stage && !current.isComplete;
    const at = stage === INTERVIEW && meeting ? meeting.at : begun ? undefined : passed?.at;
    const detail = passed && at && words.stageDetail(at, detailOf(application, stage));
    if (stage < current.stage) {
      // If the application ended early, a stage that had only begun does not count as done.
      const isHeld = stage === INTERVIEW && heldInterview !== undefined;
      const isDone = passed && (passed.isComplete || !ending || isHeld);
      const label = isHeld ? words.meetingStages.held : passed?.label;
      return isDone
        ? { label: label ?? name, state: "done", detail }
        : { label: name, state: "skipped", detail: undefined };
    }
    return {
      label: current.label,
      state: current.isComplete ? "current-done" : "current",
      detail,
      href: "#stage",
      title: pageWords.activeStep,
    };
  });
}

const INTERVIEW = 3;

/** The outcome of the interview, if it is known and no other round follows. */
function meetingOf({ status, interview, next }: Application): Reached | undefined {
  if (!interview || next || !isAtInterview(status)) return undefined;
  const label = words.meetingStages[interview.state];
  return label ? { stage: INTERVIEW, label, isComplete: true } : undefined;
}

function positionOf(status: Status, application: Application): Reached {
  const label = unpaidName(status, application) ?? words.stageNames[status];
  return { ...POSITIONS[status], label };
}

function detailOf(application: Application, stage: number): string | undefined {
  return stage === 1 ? scoreWords(application) : undefined;
}
