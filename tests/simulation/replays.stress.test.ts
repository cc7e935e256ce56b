import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { apply } from "../../worker/domain/booking/application/application";
import { reconcileOrders, verifyPayment } from "../../worker/domain/booking/payment/payment";
import { NO_ANSWER } from "../../worker/domain/case/commit";
import { gradeOverdue } from "../../worker/domain/outcome/assessment/grading";
import { issueTokens, refreshTokens, revokeTokens } from "../../worker/domain/people/account/token";
import { takeOffList } from "../../worker/domain/people/resume/resume";
import { violations } from "../support/stress/invariants";
import { sized } from "../support/stress/size";
import type { Choice } from "./choices";
import { makeDeterministic } from "./crypto";
import { isExpected } from "./steps";
import { doVerbs, TO_ORDER } from "./verbs";
import { World } from "./world";

// A regression test for each defect that the simulation found.

beforeAll(makeDeterministic);
afterAll(() => vi.unstubAllGlobals());

const SEEDS = sized(200, 20);
const FIRST: Choice = { person: 1, job: 1, number: 0 };
const SECOND: Choice = { person: 2, job: 2, number: 0 };
let world: World;
beforeEach(async () => {
  world = await World.begin(1);
});

const doAll = (choice: Choice, ...verbs: string[]) => doVerbs(world, choice, ...verbs);

/** Sets an interview in time; then the clock moves until it is less than 48 hours ahead. */
async function setSoon(choice: Choice): Promise<void> {
  await doAll({ ...choice, number: 5 }, "setInterview");
  world.pass(13 * 3_600);
}

async function statusOf({ person, job }: Choice): Promise<unknown> {
  const sql = "select status from applications where user_id = ? and job_id = ?";
  return (await world.ask(sql, [person, job]))[0]?.status;
}

type Work = () => Promise<unknown>;

/** Does the verbs until one of them is refused. A refusal is accepted. */
const tryAll = (choice: Choice, ...verbs: string[]) =>
  doAll(choice, ...verbs).catch((error) => {
    if (!isExpected(error)) throw error;
  });

/** Runs these works at once in many interleavings, each in a new world. */
async function inManyOrders(prepare: Work, ...works: Work[]): Promise<void> {
  for (let seed = 0; seed < SEEDS; seed += 1) {
    world = await World.begin(seed);
    await prepare();
    await world.turns.all(works.map((work) => async () => void (await work())));
    expect(world.unexpected).toEqual([]);
    expect(await violations(world.ask, world.now)).toEqual([]);
  }
}

test("a hold that lapses while the provider is asked is not confirmed over its next owner", async () => {
  await doAll(FIRST, ...TO_ORDER, "pay");
  const [checkout = ""] = world.checkouts.get("1-1")?.keys() ?? [];
  const [signed] = world.bank.signedFor(checkout);
  const service = world.service();
  const ask = service.payments.paymentsOfOrder;
  service.payments.paymentsOfOrder = async (id) => {
    await world.passToLapse();
    await apply(world.service(), { userId: 2, jobId: 1, resumeId: 2 }, []);
    return ask(id);
  };
  if (signed) await verifyPayment(service, 1, signed, () => NO_ANSWER);
  expect(await violations(world.ask, world.now)).toEqual([]);
  expect(await statusOf(FIRST)).toBe("PAYMENT_PENDING");
  expect(await world.ask("select state from payments")).toMatchObject([{ state: "refund_due" }]);
});

test("a test submitted while the schedule grades it is graded once, and nobody sees a failure", () =>
  inManyOrders(
    async () => {
      await doAll(FIRST, "apply", "start", "answerRightly");
      world.pass(61);
    },
    () => doAll(FIRST, "submit"),
    () => gradeOverdue(world.service()),
    () => gradeOverdue(world.service()),
  ));

test("an application cancelled while its payment is confirmed keeps no money without a slot", () =>
  inManyOrders(
    () => doAll(FIRST, ...TO_ORDER, "pay"),
    () => tryAll(FIRST, "cancel"),
    () => doAll(FIRST, "verify"),
  ));

test("a staff refund during a late cancelling gives the money or a credit, never both", () =>
  inManyOrders(
    async () => {
      await doAll(FIRST, ...TO_ORDER, "pay", "verify");
      await setSoon(FIRST);
    },
    () => tryAll(FIRST, "cancel"),
    () => tryAll(FIRST, "refund"),
    () => tryAll(FIRST, "refund"),
  ));

test("a refund while the credit is spent leaves the slot or the money, never both", () =>
  inManyOrders(
    async () => {
      const choice = { ...SECOND, job: 1 };
      await doAll(choice, ...TO_ORDER, "pay", "verify");
      await setSoon(choice);
      await doAll(choice, "cancel");
      await doAll(SECOND, "apply", "start", "answerRightly", "submit");
    },
    () => tryAll(SECOND, "payWithCredit", "cancel"),
    () => tryAll({ ...SECOND, job: 1 }, "refund"),
  ));

test("two parallel uses of one credit spend it once, and both succeed", () =>
  inManyOrders(
    async () => {
      const choice = { ...SECOND, job: 1 };
      await doAll(choice, ...TO_ORDER, "pay", "verify");
      await setSoon(choice);
      await doAll(choice, "cancel");
      await doAll(SECOND, "apply", "start", "answerRightly", "submit");
    },
    () => doAll(SECOND, "payWithCredit"),
    () => doAll(SECOND, "payWithCredit"),
  ));

test("a date set while the last one is cancelled counts as a new date", async () => {
  await inManyOrders(
    () => doAll(FIRST, ...TO_ORDER, "pay", "verify", "setInterview"),
    () => tryAll(FIRST, "cancelInterview"),
    async () => {
      await tryAll(FIRST, "setInterview");
      const [newest] = await world.ask("select moved_at, state from interviews where id = 2");
      if (newest) expect(newest.moved_at).not.toBeNull();
    },
  );
});

test("an order paid during a schedule run is not checked again", async () => {
  await doAll(FIRST, ...TO_ORDER, "pay");
  await doAll(SECOND, ...TO_ORDER, "pay");
  world.pass(61);
  const service = world.service();
  const ask = service.payments.paymentsOfOrder;
  service.payments.paymentsOfOrder = async (id) => {
    await doAll(FIRST, "verify");
    await doAll(SECOND, "verify");
    return ask(id);
  };
  await reconcileOrders(service);
  expect(await violations(world.ask, world.now)).toEqual([]);
});

test("an order that is asked for again is checked again, however old it is", async () => {
  await doAll(FIRST, ...TO_ORDER);
  for (let hour = 0; hour < 24 * 9; hour += 1) {
    world.pass(3_600);
    await reconcileOrders(world.service());
  }
  await doAll(FIRST, "order", "pay");
  // The browser does not return, and no webhook arrives.
  world.pass(61);
  await reconcileOrders(world.service());
  expect(await statusOf(FIRST)).toBe("PAYMENT_CONFIRMED");
});

test("a payment that never arrives is not checked without end", async () => {
  await doAll(FIRST, ...TO_ORDER);
  // The payment is authorized when the browser returns, and is never captured.
  await doAll({ ...FIRST, number: 2 }, "pay");
  await doAll(FIRST, "verify");
  expect(await world.ask("select state from orders")).toMatchObject([{ state: "checking" }]);
  for (let hour = 0; hour < 24 * 9; hour += 1) {
    world.pass(3_600);
    await reconcileOrders(world.service());
  }
  expect(await violations(world.ask, world.now)).toEqual([]);
  expect(await world.ask("select state from orders")).toMatchObject([{ state: "open" }]);
});

test("a failing row does not stop the others", async () => {
  await doAll(FIRST, ...TO_ORDER, "pay");
  await doAll(SECOND, ...TO_ORDER, "pay");
  world.pass(61);
  const service = world.service();
  const ask = service.payments.paymentsOfOrder;
  service.payments.paymentsOfOrder = (id) => {
    service.payments.paymentsOfOrder = ask;
    throw new Error(`payments: nobody expected ${id}`);
  };
  await reconcileOrders(service);
  expect(await statusOf(FIRST)).toBe("PAYMENT_PENDING");
  expect(await statusOf(SECOND)).toBe("PAYMENT_CONFIRMED");
});

test("a resume deleted while an application sends it is either deleted or sent", async () => {
  for (let seed = 0; seed < SEEDS; seed += 1) {
    world = await World.begin(seed);
    const gone: string[] = [];
    const service = world.service();
    service.files.remove = async (key) => void gone.push(key);
    await world.turns.all([() => tryAll(FIRST, "apply"), () => takeOffList(service, 1, 1)]);
    const sql = "select object_key from applications join resumes on resumes.id = resume_id";
    for (const { object_key } of await world.ask(sql)) expect(gone).not.toContain(object_key);
    expect(await violations(world.ask, world.now)).toEqual([]);
  }
});

test("a candidate who logs out during a renewal is logged out", async () => {
  const first = { id: 1, phone: "9000000001", blockedAt: null };
  for (let seed = 0; seed < SEEDS; seed += 1) {
    world = await World.begin(seed);
    const { token: refreshToken } = (await issueTokens(world.service(), first)).refresh;
    const renew = async () => {
      await refreshTokens(world.service(), { refreshToken }, null).catch((error) => {
        if (!isExpected(error)) throw error;
      });
    };
    await world.turns.all([renew, renew, () => revokeTokens(world.service(), refreshToken)]);
    expect(await world.ask("select * from refresh_tokens where revoked_at is null")).toEqual([]);
  }
});

test("an employer who is absent from a first round twice owes another time twice", async () => {
  await doAll(SECOND, ...TO_ORDER, "pay", "verify");
  const who = { ...SECOND, number: 1 };
  for (const times of [1, 2]) {
    await doAll(who, "offerDay", "chooseTime");
    for (let moment = 0; moment < 3; moment += 1) await doAll(who, "passToInterview");
    // The statement can be taken back for some minutes; then it counts.
    await doAll(who, "companySays", "passToDue");
    expect(await statusOf(SECOND)).toBe("PAYMENT_CONFIRMED");
    const absent = await world.ask("select 1 from interviews where state = 'employer_absent'");
    expect(absent).toHaveLength(times);
  }
});
