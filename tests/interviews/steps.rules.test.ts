import { expect, test } from "vitest";
import { stepsOf } from "../../app/application/view/steps.server";
import type { Application } from "../../worker/contract/applications";
import type { InterviewState, Status } from "../../worker/facts/guarantee/statuses";

// The timeline of five stages: each shows the day of the event, not the day of the click.

const CHOSEN = "2026-11-27T08:00:00.000Z";
const MEETING = "2026-11-30T05:00:00.000Z";
const TOLD = "2026-12-02T08:00:00.000Z";

const interview = (state: InterviewState, at = MEETING, round: number | null = null) => ({
  id: 1,
  state,
  at,
  round,
  minutes: 30,
  place: "Ring Road 4, Surat",
});

/** The interview's stage. */
function stage(status: Status, interviews: ReturnType<typeof interview>[], history: Status[]) {
  const application = {
    id: 1,
    status,
    interviews,
    interview: interviews.at(-1),
    slot: { state: "confirmed" },
    history: history.map((one) => ({ status: one, at: one === "SELECTED" ? TOLD : CHOSEN })),
  } as unknown as Application;
  const { label, detail, state } = stepsOf(application)[3] ?? {};
  return { label, detail: detail?.replaceAll("\u00a0", " "), state };
}

test("the stage of an interview shows the day of the interview", () => {
  expect(
    stage("INTERVIEW_SCHEDULED", [interview("scheduled")], ["INTERVIEW_SCHEDULED"]),
  ).toMatchObject({ label: "Interview - Scheduled", detail: "30 Nov", state: "current" });
  expect(stage("INTERVIEW_SCHEDULED", [interview("held")], ["INTERVIEW_SCHEDULED"])).toMatchObject({
    label: "Interview - Done",
    detail: "30 Nov",
    state: "current-done",
  });
});

test("a held interview stays done once there is a result", () => {
  const history: Status[] = ["INTERVIEW_SCHEDULED", "SELECTED"];
  expect(stage("SELECTED", [interview("held")], history)).toEqual({
    label: "Interview - Done",
    detail: "30 Nov",
    state: "done",
  });
});

test("of two rounds, the stage shows the day of the current one", () => {
  const rounds = [interview("held", MEETING, 1), interview("scheduled", TOLD, 2)];
  const history: Status[] = ["INTERVIEW_1_SCHEDULED", "INTERVIEW_2_SCHEDULED"];
  expect(stage("INTERVIEW_2_SCHEDULED", rounds, history)).toMatchObject({
    label: "Interview - Round 2",
    detail: "2 Dec",
  });
  expect(
    stage("SELECTED", [rounds[0], interview("held", TOLD, 2)] as typeof rounds, [
      ...history,
      "SELECTED",
    ]),
  ).toMatchObject({ label: "Interview - Done", detail: "2 Dec" });
});
