import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { violations } from "../support/stress/invariants";
import { sized } from "../support/stress/size";
import type { Choice } from "./choices";
import { makeDeterministic } from "./crypto";
import { attempt } from "./steps";
import { doVerbs, TO_ORDER } from "./verbs";
import { World } from "./world";

beforeAll(makeDeterministic);
afterAll(() => vi.unstubAllGlobals());

const SEEDS = sized(200, 10);
const FIRST: Choice = { person: 1, job: 1, number: 0 };
const SECOND: Choice = { person: 2, job: 2, number: 0 };
const THIRD: Choice = { person: 3, job: 2, number: 0 };
const TO_SLOT = [...TO_ORDER, "pay", "verify"];

test("two candidates who take a seat at once, by choosing or from staff, never share it", async () => {
  for (let seed = 0; seed < SEEDS; seed += 1) {
    const world = await World.begin(seed);
    await doVerbs(world, SECOND, ...TO_SLOT);
    await doVerbs(world, THIRD, ...TO_SLOT);
    // A day whose times have one seat each.
    await doVerbs(world, { ...SECOND, number: 2 }, "offerDay");
    await world.turns.all([
      () => attempt(world, "chooseTime", SECOND),
      () => attempt(world, seed % 2 ? "chooseTime" : "giveSeat", THIRD),
    ]);
    expect(world.unexpected).toEqual([]);
    expect(await violations(world.ask, world.now)).toEqual([]);
  }
});

test("automatic refunds of one day stay under their cap until staff release them", async () => {
  const world = await World.begin(1);
  for (const one of [FIRST, SECOND, THIRD]) await doVerbs(world, one, ...TO_SLOT);
  const back = async () =>
    (await world.ask("select 1 from payments where is_automatic_refund = 1")).length;
  // The promises break, and no candidate takes the money at once.
  const waiting = () =>
    world.ask("select user_id, job_id from applications where return_waits_since is not null");
  for (let due = 0; due < 4 && (await waiting()).length === 0; due += 1) {
    await doVerbs(world, FIRST, "passToDue");
  }
  expect(await back()).toBe(2);
  const [one, ...others] = await waiting();
  expect(others).toEqual([]);
  const who = { person: Number(one?.user_id), job: Number(one?.job_id), number: 0 };
  await doVerbs(world, who, "releaseHeldReturn");
  expect(await back()).toBe(3);
  expect(await violations(world.ask, world.now)).toEqual([]);
});
