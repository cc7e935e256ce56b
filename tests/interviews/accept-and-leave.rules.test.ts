import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { chooseTime } from "../../worker/domain/booking/interview/choose";
import { loadCase } from "../../worker/domain/case/case";
import { act, commit, NO_ANSWER } from "../../worker/domain/case/commit";
import { leave, REFUND } from "../../worker/domain/outcome/ending/cancellation";
import { applicationOf, type Choice } from "../simulation/choices";
import { makeDeterministic } from "../simulation/crypto";
import { interviewOf } from "../simulation/passing-time";
import { doVerbs, TO_ORDER } from "../simulation/verbs";
import { World } from "../simulation/world";

beforeAll(makeDeterministic);
afterAll(() => vi.unstubAllGlobals());

const FIRST: Choice = { person: 1, job: 2, number: 1 };

test("accepting a new time and taking the money for that move do not both happen", async () => {
  const world = await World.begin(1);
  await doVerbs(world, { ...FIRST, number: 0 }, ...TO_ORDER, "pay", "verify");
  await doVerbs(world, FIRST, "offerDay", "chooseTime", "moveInterview");
  const service = world.service();
  const { id: application } = await applicationOf(world, FIRST);
  const { dayId, at } = await interviewOf(world, FIRST);
  const facts = await loadCase(service, { application }, { for: "owner", userId: FIRST.person });
  const plan = leave(facts, REFUND, { promised: null }, service.now);
  await act(service, chooseTime(service, FIRST.person, application, { dayId, at }), NO_ANSWER);
  if (plan) await commit(service, plan, NO_ANSWER);
  const [row] = await world.ask(`select accepted_at is not null accepted, a.status
    from interviews i join applications a on a.id = application_id`);
  // One after the other, the second is refused: `not_refundable`.
  expect(row).toMatchObject({ accepted: 1, status: "INTERVIEW_1_SCHEDULED" });
});
