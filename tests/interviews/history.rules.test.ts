import { expect, test } from "vitest";
import { historyOf } from "../../app/application/view/history.server";
import type { Application } from "../../worker/contract/applications";

const SET = "2026-11-24T08:00:00.000Z";
const MOVED = "2026-11-25T08:00:00.000Z";
const MEETING = "2026-11-30T05:00:00.000Z";

/** The entry about a moved interview in the history of an application. */
function saidOf(changes: { movedAt?: string; candidateMovedAt?: string }) {
  const interview = { id: 1, state: "scheduled", at: MEETING, movedAt: null, ...changes };
  const application = {
    id: 1,
    status: "INTERVIEW_SCHEDULED",
    price: 199,
    interviews: [interview],
    interview,
    slot: { state: "confirmed" },
    history: [{ status: "INTERVIEW_SCHEDULED", at: SET }],
  } as unknown as Application;
  return historyOf(application).map(({ at, text }) => [at, text.replaceAll("\u00a0", " ")]);
}

test("the history says who moved an interview, when, and to what time", () => {
  const set = [SET, "Interview set"];
  expect(saidOf({ candidateMovedAt: MOVED })).toEqual([
    set,
    [MOVED, "You moved the interview to Mon 30 Nov 2026, 10:30 am"],
  ]);
  expect(saidOf({ movedAt: MOVED })).toEqual([
    set,
    [MOVED, "The employer moved the interview to Mon 30 Nov 2026, 10:30 am"],
  ]);
  expect(saidOf({})).toEqual([set]);
});
