import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { patchInterview } from "../../worker/domain/booking/interview/change-interview";
import { chooseTime } from "../../worker/domain/booking/interview/choose";
import { readFreeTimes } from "../../worker/domain/booking/interview/free-times";
import { meetingCode } from "../../worker/domain/booking/interview/interview-view";
import { loadCase } from "../../worker/domain/case/case";
import { act, commit, NO_ANSWER } from "../../worker/domain/case/commit";
import { checkIn } from "../../worker/domain/outcome/guarantee/check-in";
import { arrival, interviewFor } from "../../worker/domain/outcome/guarantee/witness";
import { applicationOf, type Choice } from "../simulation/choices";
import { makeDeterministic } from "../simulation/crypto";
import { HOUR_MS, interviewOf } from "../simulation/passing-time";
import { OWNER, STAFF } from "../simulation/staff";
import { doVerbs, TO_ORDER } from "../simulation/verbs";
import { World } from "../simulation/world";
import { bookable } from "../support/interview-times";

beforeAll(makeDeterministic);
afterAll(() => vi.unstubAllGlobals());

// Of two acts at once on one interview, one comes first; the other must be refused, or decide again.

const FIRST: Choice = { person: 1, job: 2, number: 1 };
const ZERO: Choice = { ...FIRST, number: 0 };

/** Half an hour before an interview. */
async function nearTime(): Promise<World> {
  const world = await World.begin(1);
  await doVerbs(world, ZERO, ...TO_ORDER, "pay", "verify");
  await doVerbs(world, FIRST, "offerDay", "chooseTime", "passToInterview", "passToInterview");
  return world;
}

const later = (world: World) =>
  bookable(new Date(world.now.getTime() + 60 * HOUR_MS).toISOString());

const row = async (world: World) =>
  (await world.ask("select at, state, evidence, arrived_at, checked_in_at from interviews"))[0];

test("an arrival that is reported while staff move the interview does not count at the new time", async () => {
  const world = await nearTime();
  const service = world.service();
  const { id: application } = await applicationOf(world, FIRST);
  const { id } = await interviewOf(world, FIRST);
  const facts = await loadCase(service, { application }, { for: "owner", userId: FIRST.person });
  const plan = arrival(facts, service.now);
  await act(service, patchInterview(service, STAFF, id, { at: later(world) }), NO_ANSWER);
  if (plan) await commit(service, plan, NO_ANSWER);
  expect(await row(world)).toMatchObject({ at: later(world), arrived_at: null });
});

test("a code that is typed while staff move the interview does not settle the new time", async () => {
  const world = await nearTime();
  const service = world.service();
  const { id, uid } = await interviewOf(world, FIRST);
  const interview = await interviewFor(service, OWNER, id);
  await act(service, patchInterview(service, STAFF, id, { at: later(world) }), NO_ANSWER);
  const typed = { actor: OWNER, row: interview, code: await meetingCode(service, uid) };
  await checkIn(service, typed, NO_ANSWER).catch(() => {});
  expect(await row(world)).toMatchObject({
    at: later(world),
    state: "scheduled",
    checked_in_at: null,
  });
});

test("a code that is typed while the candidate takes another time does not use up that time", async () => {
  const world = await nearTime();
  const { id: application } = await applicationOf(world, FIRST);
  const { id, uid } = await interviewOf(world, FIRST);
  // The employer has moved it to 40 minutes from now, and the candidate has not accepted that.
  const soon = bookable(new Date(world.now.getTime() + HOUR_MS * 0.75).toISOString());
  await act(world.service(), patchInterview(world.service(), STAFF, id, { at: soon }), NO_ANSWER);
  await doVerbs(world, { ...FIRST, number: 2 }, "offerDay");
  const service = world.service();
  const interview = await interviewFor(service, OWNER, id);
  const [time] = (await readFreeTimes(service, FIRST.person, application)).slice(-1);
  if (!time) throw new Error("No time");
  const { dayId, at } = time;
  await act(service, chooseTime(service, FIRST.person, application, { dayId, at }), NO_ANSWER);
  const typed = { actor: OWNER, row: interview, code: await meetingCode(service, uid) };
  await checkIn(service, typed, NO_ANSWER).catch(() => {});
  expect(await row(world)).toMatchObject({ at, state: "scheduled", checked_in_at: null });
});
