import { afterAll, beforeAll, expect, test } from "vitest";
import { shuffled } from "../payments/webhooks";
import { Claims, type Person } from "../support/stress/claims";
import { lapseHolds } from "../support/stress/journey";
import {
  type Caller,
  callers,
  postJob,
  staff,
  type Visitor,
  visitors,
} from "../support/stress/people";
import { inWaves, type Product, startProduct } from "../support/stress/product";
import { report, sized } from "../support/stress/size";

const PEOPLE = sized(500, 20);
const ROUNDS = sized(20, 1);
const AT_ONCE = 16;

let product: Product;
let admin: string;
let people: Caller[];
let readers: Visitor[];
beforeAll(async () => {
  product = await startProduct({ UNPAID_HOLDS_NEW: "20" });
  admin = await staff(product);
  people = await callers(product, PEOPLE * 0.8);
  readers = await visitors(product, PEOPLE * 0.2);
});
afterAll(() => product.close());

const share = <T>(list: T[], from: number, to: number) =>
  list.slice(list.length * from, list.length * to);

/** Prepares claims of all kinds: first applications, and lapsed holds that are claimed again. */
async function prepareClaims(claims: Claims, slots: number): Promise<Person[]> {
  const job = await postJob(product, admin, { maxApplicants: PEOPLE });
  const prepare = <T>(list: T[], person: (one: T) => Promise<Person>) =>
    inWaves(list, AT_ONCE, person);
  const prepared = [
    ...(await prepare(share(people, 0, 0.5), (one) => claims.applyByApi(one, job))),
    ...(await prepare(share(readers, 0, 0.5), (one) => claims.applyByForm(one, job))),
    ...(await prepare(share(people, 0.5, 0.65), (one) => claims.startByApi(one, job))),
    ...(await prepare(share(people, 0.65, 0.75), (one) => claims.startByForm(one, job))),
    ...(await prepare(share(people, 0.75, 1), (one) => claims.orderByApi(one, job))),
    ...(await prepare(share(readers, 0.5, 1), (one) => claims.orderByForm(one, job))),
  ];
  await lapseHolds(product, job.id);
  const json = { maxApplicants: slots };
  const cut = await product.call("PATCH", `/ops/jobs/${job.id}`, { token: admin, json });
  expect(cut.body).toMatchObject({ maxApplicants: slots, applicantsCount: 0 });
  return prepared;
}

test("a person holds at most twenty unpaid slots, however many they claim at once", async () => {
  const [greedy] = (await callers(product, 1)) as [Caller];
  const jobs = await inWaves(Array.from({ length: 25 }), AT_ONCE, () => postJob(product, admin));
  const answers = await Promise.all(
    jobs.map(({ id: jobId }) => {
      const json = { jobId, resumeId: greedy.resumeId };
      return product.call("POST", "/user/jobs/apply", { token: greedy.token, json });
    }),
  );
  const refused = answers.filter(({ status }) => status !== 201);
  expect(refused.map(({ body }) => body.code)).toEqual(Array(5).fill("too_many_holds"));
});

test.each([
  1,
  7,
  sized(50, 10),
])("%i slots go to exactly as many people, however many claim them at once", async (slots) => {
  const claims = new Claims(product);
  let winners = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const everyone = await prepareClaims(claims, slots);
    const [{ jobId } = { jobId: 0 }] = everyone;
    // Every third person taps twice, and the order is shuffled in each round.
    const taps = shuffled(
      everyone.flatMap((person, i) => (i % 3 === 0 ? [person, person] : [person])),
    );
    const outcomes = await Promise.all(taps.map((person) => person.claim()));

    const won = new Set(taps.flatMap((person, i) => (outcomes[i] === "won" ? person.phone : [])));
    const turnedAway = taps.filter((_, i) => outcomes[i] === "full").map((person) => person.phone);
    expect(won.size).toBe(slots);
    // A person who won a slot is never told on the other tap that the job is full.
    expect(turnedAway.filter((phone) => won.has(phone))).toEqual([]);
    const claimed = await product.query(
      `select phone from applications join users on users.id = user_id where job_id = ?
        and (slot_state = 'confirmed' or slot_state = 'held' and slot_expires_at > ?)`,
      [jobId, new Date().toISOString()],
    );
    expect(new Set(claimed.map((row) => String(row.phone)))).toEqual(won);
    expect((await product.call("GET", `/user/jobs/${jobId}`)).body.applicantsCount).toBe(slots);
    winners += won.size;
    // Without this, frequent winners would reach the limit of twenty holds.
    await lapseHolds(product, jobId);
  }
  report("slots", { slots, rounds: ROUNDS, people: PEOPLE, winners, answers: claims.answers });
});
