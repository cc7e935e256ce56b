import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { act, commit, NO_ANSWER } from "../../worker/domain/case/commit";
import { requestRefund } from "../../worker/domain/outcome/ending/cancellation";
import { loadGuarantee, loadReturns } from "../../worker/domain/outcome/guarantee/guarantee-case";
import { keepGuarantee, nextStep } from "../../worker/domain/outcome/guarantee/keep";
import { releaseHeldReturn } from "../../worker/domain/outcome/guarantee/release-held-return";
import type { Service } from "../../worker/domain/service";
import { applicationOf, type Choice } from "../simulation/choices";
import { makeDeterministic } from "../simulation/crypto";
import { STAFF } from "../simulation/staff";
import { doVerbs, TO_ORDER } from "../simulation/verbs";
import { World } from "../simulation/world";

beforeAll(makeDeterministic);
afterAll(() => vi.unstubAllGlobals());

const DAY = 86_400;
const FIRST: Choice = { person: 1, job: 2, number: 1 };
const ZERO: Choice = { ...FIRST, number: 0 };

/** The service on a day whose cap of automatic returns is used up. */
const capped = (world: World): Service => {
  const service = world.service();
  return { ...service, settings: { ...service.settings, RETURNS_DAILY_CAP: 0 } };
};

async function booked(): Promise<World> {
  const world = await World.begin(1);
  await doVerbs(world, ZERO, ...TO_ORDER, "pay", "verify");
  await doVerbs(world, FIRST, "offerDay");
  return world;
}

const waiting = async (world: World) =>
  (await world.ask("select status, closed_because, return_waits_since from applications"))[0];

test("no return waits for staff once they decided that the interview was held", async () => {
  const world = await booked();
  await doVerbs(world, FIRST, "chooseTime");
  while (world.now.toISOString() < "2026-11-22T10:51")
    await doVerbs(world, FIRST, "passToInterview");
  await doVerbs(world, { ...FIRST, number: 2 }, "companySays");
  world.pass(700);
  await doVerbs(world, ZERO, "candidateSays");
  const { id } = await applicationOf(world, FIRST);
  world.pass(6 * DAY);
  await keepGuarantee(capped(world), { application: id }, NO_ANSWER);
  expect((await waiting(world))?.return_waits_since).not.toBeNull();
  // Staff decide the dispute: they met, so the money stays.
  await doVerbs(world, ZERO, "decideDispute");
  const [interview] = await world.ask("select state, evidence from interviews");
  expect(interview).toMatchObject({ state: "held", evidence: "decision" });
  // The button that staff still have does not end it either.
  await releaseHeldReturn(world.service(), STAFF, id).catch(() => {});
  expect((await waiting(world))?.return_waits_since).toBeNull();
});

test("no return waits for staff once the candidate took the money at the same moment", async () => {
  const world = await booked();
  await doVerbs(world, ZERO, "cancelDay");
  for (let i = 0; i < 3; i += 1) await doVerbs(world, FIRST, "passToDue");
  const { id } = await applicationOf(world, FIRST);
  const [row] = await world.ask("select promise_broken_at from applications where id = ?", [id]);
  world.now = new Date(Date.parse(String(row?.promise_broken_at)) + 4 * DAY * 1000);
  const service = capped(world);
  // The schedule reads the case and decides to hold the return back ...
  const facts = await loadGuarantee(service, { application: id });
  const returns = await loadReturns(service);
  const { plan } = nextStep({ ...facts, hasFreeTimes: false, readers: null, returns }, service.now);
  // ... the candidate takes the money ...
  await act(service, requestRefund(service, FIRST.person, id), NO_ANSWER);
  expect(await waiting(world)).toMatchObject({ status: "REJECTED", return_waits_since: null });
  // ... and the schedule commits what it decided.
  await commit(service, plan, NO_ANSWER);
  await releaseHeldReturn(world.service(), STAFF, id).catch(() => {});
  expect((await waiting(world))?.return_waits_since).toBeNull();
});
