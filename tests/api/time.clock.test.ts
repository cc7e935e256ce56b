import { expect, inject, test } from "vitest";
import { INTERVIEW_DAYS_AHEAD } from "../../worker/facts/guarantee/interviews";
import { order, paid, passed, setInterview } from "../support/api/applicant";
import { now, passTime } from "../support/api/clock";
import { signInMember } from "../support/api/console";
import { logIn } from "../support/api/people";
import { call, simulate } from "../support/api/product";
import { postJob } from "../support/api/staff";
import { payAtProvider } from "../support/api/steps";
import { callAt } from "../support/client";
import { PROFILE } from "../support/people";

const DAY_MS = 86_400_000;
const secondsOff = (at: string | number) =>
  Math.abs(now().getTime() - (typeof at === "number" ? at * 1_000 : Date.parse(at))) / 1_000;
const onTime = (at: string | number) => expect(secondsOff(at)).toBeLessThan(10);
const clock = (json?: unknown) =>
  callAt(json === undefined ? "GET" : "POST", `${inject("simulators")}/clock`, { json });

test("the clock moves ahead by whole seconds, and never back", async () => {
  const { offsetSeconds } = (await clock()).body;
  for (const seconds of [-1, 0.5, "60", null, undefined, 1e12]) {
    const refused = await clock({ seconds });
    expect(refused.status).toBe(400);
    expect(refused.body.message).toMatch(/seconds|CLOCK_OFFSET_SECONDS/);
  }
  const moves = await Promise.all([1, 0, 2, 3].map((seconds) => clock({ seconds })));
  expect(moves.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  await passTime({});
  const { body } = await clock();
  expect(body.offsetSeconds).toBe(offsetSeconds + 6);
  onTime(body.now);
});

test("the product and the providers take their time from the clock, and sessions end by it", async () => {
  await passTime({ days: 3 });
  const job = await postJob();
  onTime((await call("GET", `/user/jobs/${job.id}`)).body.createdAt);
  const page = async () => (await call("GET", `/jobs/${job.id}`)).body;
  expect(await page()).toContain("Posted less than a minute ago");
  const one = await passed(job.id);
  const [sms] = await simulate(`/inbox/sms?to=${one.phone}`);
  onTime(sms.at);
  const { body: createdOrder } = await order(one);
  await payAtProvider(createdOrder.id);
  const { events } = await simulate("/razorpay/sim/webhooks");
  const event = events.find(({ body }: { body: string }) => body.includes(createdOrder.id));
  const { created_at, payload } = JSON.parse(event.body);
  for (const at of [created_at, payload.payment.entity.created_at]) onTime(at);

  const read = (token: string) =>
    fetch(`${inject("product")}/user/profile`, { headers: { Authorization: `Bearer ${token}` } });
  expect((await read(one.token)).status).toBe(200);
  await passTime({ minutes: 15 });
  expect(await page()).toContain("Posted 15 minutes ago");
  expect((await read(one.token)).status).toBe(401);
  // The tests' clients refresh their tokens as real ones do, and sign in again after a month.
  const member = await signInMember({ role: "owner" });
  for (const days of [0, 29, 40]) {
    await passTime({ days });
    expect((await call("GET", "/user/profile", { token: one.token })).status).toBe(200);
    expect((await call("GET", "/employer/company", { token: member.token })).status).toBe(200);
  }
});

test("checks against today use the clock's date", async () => {
  const young = await logIn(undefined, false);
  const inTwoDays = new Date(now().getTime() + 2 * DAY_MS).toISOString();
  const dob = `${Number(inTwoDays.slice(0, 4)) - 18}${inTwoDays.slice(4, 10)}`;
  const save = () =>
    call("PATCH", "/user/profile", {
      token: young.token,
      json: { ...PROFILE, email: young.email, dob },
    });
  expect((await save()).body.fields).toMatchObject({ dob: expect.any(String) });

  const applicant = await paid((await postJob()).id);
  const far = new Date(now().getTime() + (INTERVIEW_DAYS_AHEAD + 2) * DAY_MS).toISOString();
  const refused = await setInterview(applicant.id, far);
  expect(refused.body.fields).toMatchObject({ at: expect.any(String) });

  await passTime({ days: 3 });
  expect((await save()).body.age).toBe(18);
  expect((await setInterview(applicant.id, far)).status).toBe(201);
});
