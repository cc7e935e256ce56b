import { rightOption } from "../answer-key";
import type { Answer } from "../client";
import type { Job } from "../jobs";
import { payAtProvider } from "../payments";
import type { Caller } from "./people";
import type { Reached } from "./product";

const PAUSE_MS = 20;

/**
 * A write that the product acknowledged. Its statement
 * must find the row, whatever was killed since then.
 */
interface Acknowledged {
  what: string;
  sql: string;
  args: (string | number)[];
}

/** People who repeat their journeys without end; each step is repeated until it is answered. */
export class Load {
  readonly acknowledged: Acknowledged[] = [];
  /** How often each status occurred; 0 means no answer. */
  readonly statuses: Record<number, number> = {};
  private over = false;

  constructor(
    private readonly product: Reached,
    private readonly nextJob: () => Promise<Job>,
  ) {}

  /** Starts the load. The returned function stops it, and waits until all journeys have stopped. */
  start(people: Caller[]): () => Promise<void> {
    const walks = people.map(async (caller) => {
      while (!this.over) await this.journey(caller);
    });
    return async () => {
      this.over = true;
      await Promise.all(walks);
    };
  }

  /** Repeats a call until the answer is not a 503. Returns nothing after the load has stopped. */
  private async ask(...call: Parameters<Reached["call"]>): Promise<Answer | undefined> {
    while (!this.over) {
      const answer = await this.product.call(...call).catch(() => undefined);
      const status = answer?.status ?? 0;
      this.statuses[status] = (this.statuses[status] ?? 0) + 1;
      if (answer && status !== 503) return answer;
      await new Promise((next) => setTimeout(next, PAUSE_MS));
    }
    return undefined;
  }

  private acknowledge(
    answer: Answer | undefined,
    what: string,
    sql: string,
    ...args: Acknowledged["args"]
  ) {
    const isGood = answer !== undefined && answer.status < 300;
    if (isGood) this.acknowledged.push({ what, sql, args });
    return isGood;
  }

  private async journey(caller: Caller): Promise<void> {
    const { token, resumeId } = caller;
    const job = await this.nextJob();
    const json = { jobId: job.id, resumeId };
    const applied = await this.ask("POST", "/user/jobs/apply", { token, json });
    this.acknowledge(
      applied,
      "applied",
      `select 1 from applications where id = ? and user_id =
        (select id from users where phone = ?)`,
      applied?.body.id,
      caller.phone,
    );
    // After a lost answer, the repeat says only that the application exists, so look up its id.
    const answer = await this.ask("GET", `/user/jobs/${job.id}/application`, { token });
    const id: number = answer?.body.id;
    const linked = await this.ask("GET", `/user/jobs/${job.id}/assessment-link`, { token });
    if (!linked || linked.status >= 300) return;
    await this.takeTest(id, new URL(linked.body.link).pathname.split("/").pop() ?? "");
    await this.pay(caller, job, id);
  }

  private async takeTest(id: number, test: string): Promise<void> {
    const path = `/user/assessments/${test}`;
    const started = await this.ask("POST", `${path}/start`);
    this.acknowledge(started, "started", "select 1 from attempts where application_id = ?", id);
    const opened = started ?? (await this.ask("GET", path));
    const [question] = opened?.body.questions ?? [];
    const json = { question: 0, option: question ? rightOption(question) : 0 };
    const answer = await this.ask("PUT", `${path}/answers`, { json });
    this.acknowledge(answer, "answered", "select 1 from answers where application_id = ?", id);
    const graded = await this.ask("POST", `${path}/submit`);
    this.acknowledge(
      graded,
      "graded",
      "select 1 from attempts where application_id = ? and score = ?",
      id,
      graded?.body.score ?? 0,
    );
  }

  private async pay({ token }: Caller, job: Job, id: number): Promise<void> {
    const amount = String(job.applicationPrice * 100);
    const json = { amount, applicationId: id };
    const ordered = await this.ask("POST", "/user/payment/create-order", { token, json });
    const orderId: string = ordered?.body.id;
    const sql = "select 1 from orders where provider_order_id = ? and application_id = ?";
    if (!this.acknowledge(ordered, "ordered", sql, orderId, id)) return;
    const signed = await payAtProvider(this.product, orderId);
    const verified = await this.ask("POST", "/user/payment/verify-payment", {
      token,
      json: signed,
    });
    if (verified?.body.status !== "PAYMENT_CONFIRMED") return;
    this.acknowledge(
      verified,
      "confirmed",
      "select 1 from applications where id = ? and slot_state = 'confirmed'",
      id,
    );
  }

  /** Descriptions of acknowledged writes that the database has lost. */
  async lost(): Promise<string[]> {
    const broken: string[] = [];
    for (const { what, sql, args } of this.acknowledged) {
      const [row] = await this.product.query(sql, args);
      if (!row) broken.push(`${what}: ${args.join(", ")}`);
    }
    return broken;
  }
}
