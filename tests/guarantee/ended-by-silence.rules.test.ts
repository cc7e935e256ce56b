import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { loadCase } from "../../worker/domain/case/case";
import { act, commit, NO_ANSWER } from "../../worker/domain/case/commit";
import { leave, REFUND } from "../../worker/domain/outcome/ending/cancellation";
import { loadGuarantee, loadReturns } from "../../worker/domain/outcome/guarantee/guarantee-case";
import { keepGuarantee, nextStep } from "../../worker/domain/outcome/guarantee/keep";
import { nextRoundVerb } from "../../worker/domain/outcome/guarantee/next-round";
import { resultVerb } from "../../worker/domain/outcome/guarantee/result";
import { waitOn } from "../../worker/domain/outcome/guarantee/wait";
import type { Service } from "../../worker/domain/service";
import { NO_ANSWER_DAYS } from "../../worker/facts/guarantee/results";
import { applicationOf, type Choice } from "../simulation/choices";
import { makeDeterministic } from "../simulation/crypto";
import { OWNER } from "../simulation/staff";
import { doVerbs, TO_ORDER } from "../simulation/verbs";
import { World } from "../simulation/world";

beforeAll(makeDeterministic);
afterAll(() => vi.unstubAllGlobals());

// The schedule ends an application because nobody acted, while somebody acts.

const DAY_MS = 86_400_000;
const FIRST: Choice = { person: 1, job: 2, number: 1 };
const ZERO: Choice = { ...FIRST, number: 0 };

async function booked() {
  const world = await World.begin(1);
  await doVerbs(world, ZERO, ...TO_ORDER, "pay", "verify");
  await doVerbs(world, FIRST, "offerDay");
  const { id } = await applicationOf(world, FIRST);
  return { world, id };
}

/** The promise is broken, and the time to choose what follows is over. */
async function promiseOver() {
  const { world, id } = await booked();
  await doVerbs(world, ZERO, "cancelDay");
  for (let i = 0; i < 3; i += 1) await doVerbs(world, FIRST, "passToDue");
  const [row] = await world.ask("select promise_broken_at at from applications");
  world.now = new Date(Date.parse(String(row?.at)) + 4 * DAY_MS);
  return { world, id };
}

/** The first round was held, and the company's time to answer is over. */
async function unanswered() {
  const { world, id } = await booked();
  await doVerbs(world, FIRST, "chooseTime");
  while (world.now.toISOString() < "2026-11-22T10:51")
    await doVerbs(world, FIRST, "passToInterview");
  await doVerbs(world, ZERO, "candidateSays");
  world.now = new Date(world.now.getTime() + 86_400_000);
  await keepGuarantee(world.service(), { application: id }, NO_ANSWER);
  const [row] = await world.ask("select answer_by at from applications");
  world.now = new Date(Date.parse(String(row?.at)) + (NO_ANSWER_DAYS * 86_400 + 60) * 1000);
  return { world, id };
}

/** What the schedule decides now, to be committed later. */
async function stepOf(service: Service, id: number) {
  const facts = await loadGuarantee(service, { application: id });
  const returns = await loadReturns(service);
  return nextStep({ ...facts, hasFreeTimes: false, readers: null, returns }, service.now).plan;
}

const statusOf = async (world: World) => {
  const [row] = await world.ask(
    "select status, closed_because, slot_state, next_round from applications where user_id = 1",
  );
  return row;
};

test("a candidate who chose to wait on keeps the slot", async () => {
  const { world, id } = await promiseOver();
  const service = world.service();
  const plan = await stepOf(service, id);
  await act(service, waitOn(service, FIRST.person, id), NO_ANSWER);
  await commit(service, plan, NO_ANSWER);
  expect(await statusOf(world)).toMatchObject({ closed_because: null, slot_state: "confirmed" });
});

test("a candidate who chose to wait on does not get the money as well", async () => {
  const { world, id } = await promiseOver();
  const service = world.service();
  const facts = await loadCase(service, { application: id }, { for: "owner", userId: 1 });
  const plan = leave(facts, REFUND, { promised: null }, service.now);
  await act(service, waitOn(service, FIRST.person, id), NO_ANSWER);
  if (plan) await commit(service, plan, NO_ANSWER);
  // One after the other, the second is refused: `not_refundable`.
  expect(await statusOf(world)).toMatchObject({ closed_because: null, slot_state: "confirmed" });
});

test("a result that a company gives at the last moment is not lost", async () => {
  const { world, id } = await unanswered();
  const service = world.service();
  const plan = await stepOf(service, id);
  await act(service, resultVerb(service, OWNER, id, { result: "SELECTED" }), NO_ANSWER);
  await commit(service, plan, NO_ANSWER);
  world.now = new Date(world.now.getTime() + 2 * DAY_MS);
  await keepGuarantee(world.service(), { application: id }, NO_ANSWER);
  expect(await statusOf(world)).toMatchObject({ status: "SELECTED", closed_because: null });
});

test("a call to the next round at the last moment is not lost", async () => {
  const { world, id } = await unanswered();
  const service = world.service();
  const plan = await stepOf(service, id);
  await act(service, nextRoundVerb(service, OWNER, id), NO_ANSWER);
  await commit(service, plan, NO_ANSWER);
  expect(await statusOf(world)).toMatchObject({ closed_because: null, next_round: 2 });
});
