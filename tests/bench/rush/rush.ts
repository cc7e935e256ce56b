import { makeStaffToken } from "../../../local/staff-token";
import { keepWebhooks } from "../../payments/webhooks";
import { problems } from "../../support/stress/end-state";
import { type Product, startProduct } from "../../support/stress/product";
import { type Accepted, acceptedFor, openJobs, tapsFor, tapsOf } from "./apply";
import { BareBatches } from "./bare";
import { returnsOf, webhooksOf } from "./pay";
import { newPeople } from "./people";
import { watchProcessors } from "./processes";
import { type Reading, startReaders } from "./readers";
import type { Sizes } from "./sizes";
import { testsOf } from "./take-tests";
import { delivered, type Task, type Turn, takeTurn } from "./turn";

/** Turns with one kind of work. The middle one is the large one. */
export interface Part {
  name: string;
  turns: Turn[];
}

export interface Rush {
  parts: Part[];
  idle: Reading;
  /** Descriptions of forbidden results: wrong slots, money or messages. */
  wrong: string[];
}

const TURNS = 3;
const sleep = (ms: number) => new Promise((next) => setTimeout(next, ms));

/** Turns on one product, each between two measurements of bare batches. */
class Turns {
  #bare = 0;
  readonly #spent: ReturnType<typeof watchProcessors>;

  private constructor(
    private readonly product: Product,
    private readonly batches: BareBatches,
    private readonly sizes: Sizes,
    private readonly say: (line: string) => void,
  ) {
    this.#spent = watchProcessors(product.stack.sqld.process.pid ?? 0);
  }

  static async begin(product: Product, sizes: Sizes, say: (line: string) => void) {
    const batches = await BareBatches.open(product.stack.database, sizes.inFlight);
    const turns = new Turns(product, batches, sizes, say);
    // The first measurement warms up.
    await batches.measure(sizes.bareMs);
    turns.#bare = await batches.measure(sizes.bareMs);
    return turns;
  }

  async take(name: string, tasks: Task[]): Promise<Turn> {
    await delivered(this.product);
    const { inFlight, bareMs } = this.sizes;
    const turn = await takeTurn(this.product, { tasks, inFlight, spent: this.#spent });
    const before = this.#bare;
    this.#bare = await this.batches.measure(bareMs);
    const bare = (before + this.#bare) / 2;
    this.say(
      `${name}: ${turn.done} in ${turn.seconds.toFixed(1)} s, delivered after ${turn.deliveredSeconds.toFixed(1)} s, ${turn.refused} refused, ${turn.failed} failed; bare ${bare.toFixed(0)}`,
    );
    return { ...turn, bare };
  }

  close = () => this.batches.close();
}

/** The times of visitors' requests when the product is idle. */
async function readIdle(product: Product, ms: number): Promise<Reading> {
  const stop = startReaders(product.url);
  await sleep(ms);
  return stop();
}

/** Measures a whole rush: the applications, the tests that follow, and the payments. */
export async function measureRush(sizes: Sizes, say: (line: string) => void): Promise<Rush> {
  const product = await startProduct();
  try {
    const { stack, simulate } = product;
    await keepWebhooks({ simulate });
    const admin = await makeStaffToken(stack.database, "Bench", "admin");
    await readIdle(product, 1_000);
    const idle = await readIdle(product, sizes.idleMs);
    const turns = await Turns.begin(product, sizes, say);
    const accepted: Accepted[] = [];
    const wrong: string[] = [];

    const applied: Part = { name: "applications", turns: [] };
    const quarter = Math.ceil(sizes.applications / 4);
    let peopleCount = 0;
    for (const slots of [quarter, sizes.applications, quarter]) {
      const jobs = await openJobs(product, admin, sizes.jobs, slots);
      const places = jobs.reduce((sum, job) => sum + job.maxApplicants, 0);
      const people = await newPeople(stack.database, tapsFor(places), peopleCount);
      peopleCount += people.length;
      const taps = await tapsOf(product.url, people, jobs, sizes.way);
      const turn = await turns.take(applied.name, taps);
      applied.turns.push(turn);
      const got = await acceptedFor(product, people, jobs);
      if (turn.done !== places || got.length !== places)
        wrong.push(`${places} slots: ${turn.done} were accepted, ${got.length} have one`);
      accepted.push(...got);
    }

    const next = (count: number) => accepted.splice(0, count);
    const tests: Part = { name: "tests", turns: [] };
    const passed: Accepted[] = [];
    for (let turn = 0; turn < TURNS; turn += 1) {
      const those = next(sizes.tests);
      tests.turns.push(await turns.take(tests.name, await testsOf(those)));
      passed.push(...those);
    }

    const pay = async (name: string, tasksOf: typeof returnsOf): Promise<Part> => {
      const part: Part = { name, turns: [] };
      for (let turn = 0; turn < TURNS; turn += 1) {
        const tasks = await tasksOf(product, passed.splice(0, Math.floor(sizes.tests / 2)));
        part.turns.push(await turns.take(name, tasks));
      }
      return part;
    };
    const returned = await pay("payments, by the browser", returnsOf);
    const webhookPayments = await pay("payments, by webhooks", webhooksOf);
    turns.close();
    wrong.push(...(await problems(product)));
    return { parts: [applied, tests, returned, webhookPayments], idle, wrong };
  } finally {
    await product.close();
  }
}
