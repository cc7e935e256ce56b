import { type Client, createClient, type InArgs } from "@libsql/client/http";
import type { Stack } from "../../../local/stack";
import { makeStaffToken } from "../../../local/staff-token";
import { todayInIndia } from "../../../worker/contract/profile";
import { deliver, keepWebhooks, keptEvents } from "../../payments/webhooks";
import { rightOption } from "../../support/answer-key";
import { clientOf } from "../../support/client";
import type { Job } from "../../support/jobs";
import { offerDayIn } from "../../support/offered-days";
import { createOrder, payAtProvider, verifyPayment } from "../../support/payments";
import { newestCode, newPhone } from "../../support/people";
import { applyWith, takeTest, testToken } from "../../support/screening";
import { inWaves, ROOMY } from "../../support/stress/product";
import { newBenchCompany } from "../bench-company";
import { strict } from "../candidate";
import { startCountedStack } from "../screens/bench-stack";
import type { DatabaseProxy } from "../screens/database-proxy";
import { countHiring } from "./hiring-trips";
import { newPeople, type Person } from "./people";
import { postRushJob } from "./rush-jobs";
import { StillQueue } from "./still-queue";
import type { Act, Trips } from "./trip-budgets";

/** Messages that the queue delivers at once. */
const BATCH = 50;
/** The message of one application is delivered alone. */
const SLOTS = BATCH + 1;
const AT_ONCE = 8;
const ENOUGH_JOBS = 10;
/** The time until an interview to which its candidate has already come. */
const SOON_MS = 10 * 60_000;

/** The round trips of each act to the database, measured while people use a fresh product. */
export async function measureTrips(): Promise<Record<Act, Trips>> {
  const queue = new StillQueue();
  const { stack, ports, proxy, close } = await startCountedStack(ROOMY, queue.serve);
  // Without the proxy: the walk's own queries must not be counted.
  const database = createClient({ ...stack.database, url: `http://127.0.0.1:${ports.sqld}` });
  const walk = new Walk(stack, proxy, queue, database);
  try {
    await keepWebhooks(walk.client);
    const admin = await makeStaffToken(stack.database, "Bench", "admin");
    const people = await newPeople(stack.database, SLOTS + 1);
    const job = await postRushJob(walk.client, admin, SLOTS, (sql, args) =>
      database.execute({ sql, args }),
    );
    await proxy.quiet();
    await walk.logIn();
    await walk.look(people[0] as Person, job);
    await walk.apply(people, job);
    const [first, second] = people as [Person, Person];
    await walk.takeTests(first, second, job);
    await walk.pay(first, second, job);
    await walk.chooseAndCancel(first, job);
    await walk.meet(second, job);
    await countHiring(walk, stack.database);
    await walk.misspell(admin);
    await walk.runSchedule();
    return walk.measured;
  } finally {
    database.close();
    await close();
  }
}

class Walk {
  readonly measured = {} as Record<Act, Trips>;
  readonly client;

  constructor(
    private readonly stack: Stack,
    private readonly proxy: DatabaseProxy,
    private readonly queue: StillQueue,
    readonly database: Client,
  ) {
    this.client = strict(clientOf(stack));
  }

  async logIn(): Promise<void> {
    const { call, simulate } = this.client;
    const phone = newPhone();
    const post = async (path: string, json: object) =>
      (await call("POST", `/user/auth/${path}`, { json })).body;
    let key = "";
    await this.count("send a code", async () => {
      key = (await post("send-otp", { phone })).key;
    });
    const otp = await newestCode(simulate, phone);
    let refreshToken = "";
    await this.count("log in by code", async () => {
      refreshToken = (await post("verify-otp", { key, otp })).tokens.refresh.token;
    });
    await this.count("renew a login", () => post("refresh-tokens", { refreshToken }));
  }

  async look({ token }: Person, job: Job): Promise<void> {
    for (const [act, path] of [
      ["list of jobs", "/user/jobs"],
      ["opening", `/user/jobs/${job.id}`],
      ["applications", "/user/applications"],
      ["notifications", "/user/notifications"],
    ] as const)
      await this.count(act, () => this.client.call("GET", path, { token }));
  }

  async apply(people: Person[], job: Job): Promise<void> {
    const [first, ...others] = people as [Person, ...Person[]];
    const late = others.pop() as Person;
    const tap = ({ token, resumeId }: Person) => applyWith(this.client, token, job.id, resumeId);
    await this.count("apply", () => tap(first));
    await inWaves(others, AT_ONCE, tap);
    await this.count("apply, all slots taken", () => tap(late).catch(() => {}));
    await this.deliver("1 message: applied", "applied", 1);
    await this.deliver("50 messages: applied", "applied", BATCH);
  }

  async takeTests(first: Person, second: Person, job: Job): Promise<void> {
    const { call } = this.client;
    const path = `/user/assessments/${await testToken(this.client, first.token, job.id)}`;
    await this.count("start", () => call("POST", `${path}/start`));
    let questions: any[] = [];
    await this.count("read the test", async () => {
      questions = (await call("GET", path)).body.questions;
    });
    const [one, ...others] = questions;
    const answer = (question: any) => {
      const json = { question: question.index, option: rightOption(question) };
      return call("PUT", `${path}/answers`, { json });
    };
    await this.count("answer", () => answer(one));
    for (const question of others) await answer(question);
    await this.count("submit", () => call("POST", `${path}/submit`));
    await takeTest(this.client, await testToken(this.client, second.token, job.id), rightOption);
    await this.deliver("1 message: passed", "passed", 1);
  }

  async pay(first: Person, second: Person, job: Job): Promise<void> {
    const paise = job.applicationPrice * 100;
    const order = async (person: Person) => {
      const id = await this.applicationOf(person);
      return (await createOrder(this.client, { token: person.token, id }, paise)).body.id;
    };
    let ordered = "";
    await this.count("create-order", async () => {
      ordered = await order(first);
    });
    const signed = await payAtProvider(this.client, ordered);
    await this.count("verify-payment", () => verifyPayment(this.client, first, signed));
    await deliver(this.stack, await this.eventOf(ordered));
    await this.deliver("1 message: payment_event, settled before", "payment_event", 1);

    const secondOrder = await order(second);
    await payAtProvider(this.client, secondOrder);
    const event = await this.eventOf(secondOrder);
    await this.count("webhook", () => deliver(this.stack, event));
    await this.deliver("1 message: payment_event", "payment_event", 1);
    await this.deliver("1 message: confirmed", "confirmed", 1);
  }

  async chooseAndCancel(person: Person, job: Job): Promise<void> {
    const { token } = person;
    const path = `/user/applications/${await this.applicationOf(person)}`;
    await this.count("application", () => this.client.call("GET", path, { token }));
    const json = await this.offerDay(job);
    await this.count("times to choose", () => this.client.call("GET", `${path}/times`, { token }));
    await this.count("choose a time", () =>
      this.client.call("POST", `${path}/interview`, { token, json }),
    );
    await this.deliver("1 message: interview_set", "interview_set", 1);
    await this.count("cancel", () => this.client.call("POST", `${path}/cancel`, { token }));
  }

  /** The day of an interview: the candidate arrives, and the company enters the meeting code. */
  async meet(person: Person, job: Job): Promise<void> {
    const company = await newBenchCompany(this.database);
    await this.ask("update jobs set company_id = ? where id = ?", [company.companyId, job.id]);
    const { token } = person;
    const path = `/user/applications/${await this.applicationOf(person)}`;
    const json = await this.offerDay(job);
    await this.client.call("POST", `${path}/interview`, { token, json });
    const [row] = await this.ask("select id from interviews order by id desc limit 1");
    const soon = new Date(Date.now() + SOON_MS).toISOString();
    await this.ask("update interviews set at = ? where id = ?", [soon, Number(row?.id)]);

    const { body } = await this.client.call("GET", path, { token });
    await this.count("arrive", () => this.client.call("POST", `${path}/arrived`, { token }));
    const day = todayInIndia(new Date(soon));
    await this.count("company: day of interviews", () =>
      this.client.call("GET", `/employer/interviews?day=${day}`, { token: company.token }),
    );
    await this.count("company: check in", () =>
      this.client.call("POST", `/employer/interviews/${row?.id}/check-in`, {
        token: company.token,
        json: { code: body.interview.meetingCode },
      }),
    );
  }

  /** As many jobs are meant as make a search enough. */
  async misspell(admin: string): Promise<void> {
    for (let posted = 0; posted < ENOUGH_JOBS; posted += 1)
      await postRushJob(this.client, admin, SLOTS, this.ask);
    await this.stack.schedule();
    await this.proxy.quiet();
    await this.count("misspelled search", () =>
      this.client.call("GET", "/user/jobs?q=stoer+helpr"),
    );
  }

  async runSchedule(): Promise<void> {
    // The first run does everything that is due.
    await this.stack.schedule();
    await this.proxy.quiet();
    await this.count("schedule, nothing due", () => this.stack.schedule());
  }

  /** A time on a new day of the job. */
  private async offerDay({ id }: Job) {
    const day = await offerDayIn(this.ask, id, {});
    return { dayId: day.id, at: day.times[0] };
  }

  async count(act: Act, visit: () => Promise<unknown>): Promise<void> {
    const { chain, all, rows } = await this.proxy.duringAndAfter(visit);
    this.measured[act] = { row: chain, all, rows };
  }

  /** Counts the delivery of one batch of waiting messages of one kind. */
  private async deliver(act: Act, kind: string, size: number): Promise<void> {
    const sql = "select id from outbox where handled_at is null and kind = ? limit ?";
    const waiting = (await this.ask(sql, [kind, size])).map(({ id }) => String(id));
    if (waiting.length < size) throw new Error(`${waiting.length} messages wait, not ${size}`);
    await this.count(act, () => this.queue.deliver(waiting));
  }

  private async eventOf(order: string) {
    const event = (await keptEvents(this.client)).find(({ orderId }) => orderId === order);
    if (!event) throw new Error("The provider kept no event of the payment");
    return event;
  }

  private async applicationOf({ userId }: Person): Promise<number> {
    const [row] = await this.ask("select id from applications where user_id = ?", [userId]);
    return Number(row?.id);
  }

  ask = async (sql: string, args: InArgs = []) => (await this.database.execute({ sql, args })).rows;
}
