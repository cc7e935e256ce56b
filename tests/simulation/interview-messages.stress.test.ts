import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import * as words from "~worker/words/formats";
import { patchInterview } from "../../worker/domain/booking/interview/change-interview";
import { act, NO_ANSWER } from "../../worker/domain/case/commit";
import { deliver } from "../../worker/jobs/queue";
import type { Choice } from "./choices";
import { makeDeterministic } from "./crypto";
import { STAFF } from "./staff";
import { doVerbs, TO_ORDER } from "./verbs";
import { World } from "./world";

// The queue has no order, but the last message about an interview must be the newest one.

beforeAll(makeDeterministic);
afterAll(() => vi.unstubAllGlobals());

const FIRST: Choice = { person: 1, job: 1, number: 0 };
const TO_INTERVIEW = [...TO_ORDER, "pay", "verify", "setInterview"];
let world: World;
beforeEach(async () => {
  world = await World.begin(1);
});

test("messages about an interview arrive in order, each with its own date, whatever the queue does", async () => {
  await doVerbs(world, FIRST, ...TO_INTERVIEW);
  const [row] = await world.ask("select id, uid, at from interviews");
  const service = world.service();
  const at = new Date(world.now.getTime() + 90 * 3_600_000).toISOString();
  await act(service, patchInterview(service, STAFF, Number(row?.id), { at }), NO_ANSWER);
  // The queue delivers the move first, and after it the older message about the interview.
  await deliver(world.service(), `interview-${row?.uid}-1`);
  await deliver(world.service(), `interview-${row?.uid}-0`);
  const notifications = Array.from(
    await world.ask(`select title, body from notifications
      where outbox_id like 'interview-%' order by id`),
  );
  expect(notifications.map(({ title }) => title)).toEqual(["Interview set", "Interview moved"]);
  expect(notifications[0]?.body).toContain(words.clockTime(String(row?.at)));
  expect(notifications[1]?.body).toContain(words.clockTime(at));
});

test("a failed message about a new interview is not sent after its move", async () => {
  await doVerbs(world, FIRST, ...TO_INTERVIEW);
  const [row] = await world.ask("select id, uid from interviews");
  await world.ask("update outbox set attempts = 1 where kind = 'interview_set'");
  const at = new Date(world.now.getTime() + 90 * 3_600_000).toISOString();
  const service = world.service();
  await act(service, patchInterview(service, STAFF, Number(row?.id), { at }), NO_ANSWER);
  await deliver(world.service(), `interview-${row?.uid}-1`);
  await deliver(world.service(), `interview-${row?.uid}-0`);
  const sql = "select title from notifications where outbox_id like 'interview-%'";
  expect(Array.from(await world.ask(sql)).map(({ title }) => title)).toEqual(["Interview moved"]);
});
