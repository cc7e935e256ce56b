import type { Application } from "../../worker/contract/applications";
import type { Status } from "../../worker/facts/statuses";
import type { Step } from "../ui/progress/stepper";
import { clockTime, day, rupees } from "../words/format";
import { endingOf, unpaidWords } from "./endings";
import { isWaiting } from "./kept";
import { hasNoSlot, scoreWords } from "./stages/stage";

const STAGES = ["Applied", "Test", "Payment", "Interview", "Result"] as const;

interface Place {
  /** Index into the five stages. */
  stage: number;
  label: string;
  /** The stage is complete, though the next one has not begun. */
  done?: true;
}

const PLACES: Record<Status, Place> = {
  APPLIED: { stage: 0, label: "Applied", done: true },
  TEST_PENDING: { stage: 1, label: "Test - Pending" },
  TEST_COMPLETED: { stage: 1, label: "Test - Completed" },
  TEST_PASSED: { stage: 1, label: "Test - Passed", done: true },
  TEST_FAILED: { stage: 1, label: "Test - Failed", done: true },
  PAYMENT_PENDING: { stage: 2, label: "Payment - Pending" },
  PAYMENT_CONFIRMED: { stage: 2, label: "Payment - Confirmed", done: true },
  INTERVIEW_SCHEDULED: { stage: 3, label: "Interview - Scheduled" },
  INTERVIEW_1_SCHEDULED: { stage: 3, label: "Interview - Round 1" },
  INTERVIEW_2_SCHEDULED: { stage: 3, label: "Interview - Round 2" },
  SELECTED: { stage: 4, label: "Result - Selected", done: true },
  REJECTED: { stage: 4, label: "Result - Rejected", done: true },
};

/** The five stations, each with the word of the furthest status it reached and that day. */
export function stepsOf(application: Application): Step[] {
  const ending = endingOf(application);
  const current: Place = ending
    ? { stage: LAST, label: ending.label, done: true }
    : placeOf(application.status, application);
  const reached = new Map<number, Place & { at: string }>();
  for (const { status, at } of application.history ?? []) {
    const place = placeOf(status, application);
    reached.set(place.stage, { ...place, at });
  }
  return STAGES.map((name, stage): Step => {
    const passed = reached.get(stage);
    if (stage > current.stage) return { label: name, state: "next" };
    const extra = detailOf(application, stage);
    const detail = passed ? [day(passed.at), extra].filter(Boolean).join(", ") : undefined;
    if (stage < current.stage) {
      // Where it ended early, a stage that was begun is not a stage that was done.
      const isDone = passed && (passed.done || !ending);
      return isDone
        ? { label: passed.label, state: "done", detail }
        : { label: name, state: "skipped", detail: undefined };
    }
    return {
      label: current.label,
      state: current.done ? "current-done" : "current",
      detail: heldUntil(application) ?? detail,
      href: "#stage",
      title: "Active stage - click to view details",
    };
  });
}

const LAST = STAGES.length - 1;

function placeOf(status: Status, application: Application): Place {
  const label = unpaidWords(status, application);
  return label ? { ...PLACES[status], label } : PLACES[status];
}

function detailOf(application: Application, stage: number): string | undefined {
  if (stage === 1) return scoreWords(application);
  if (stage === 2 && application.payment?.at) return rupees(application.payment.amount / 100);
  return undefined;
}

function heldUntil(application: Application): string | undefined {
  const { expiresAt } = application.slot;
  const isKept = isWaiting(application) && !hasNoSlot(application) && expiresAt;
  return isKept ? `by ${clockTime(expiresAt)}` : undefined;
}
