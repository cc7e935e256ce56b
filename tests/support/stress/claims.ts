import { eventually } from "../eventually";
import { FormBrowser } from "../form-browser";
import type { Job } from "../jobs";
import { applyFor, askForOrder, pass } from "./journey";
import type { Caller, Visitor } from "./people";
import type { Product } from "./product";

/** `mine`: another tap of the same person was first. */
export type Outcome = "won" | "full" | "mine";

export interface Person {
  phone: string;
  jobId: number;
  claim(): Promise<Outcome>;
}

interface Seen {
  status: number;
  code?: string;
  location?: string;
}

/** The test link on the application's page, after the queue has opened the test. */
const LINK = /\/assessment\/(\d[\w-]+)/;
const REFUSED: Record<string, Outcome> = { no_slots_left: "full", already_applied: "mine" };

/** The ways to claim a slot, each prepared up to its last step. An unexpected answer throws. */
export class Claims {
  /** How often each kind of answer occurred. */
  readonly answers: Record<string, number> = {};

  constructor(private readonly product: Product) {}

  /** A first application through the API. */
  async applyByApi({ phone, token, resumeId }: Caller, job: Job): Promise<Person> {
    const json = { jobId: job.id, resumeId };
    return this.person(phone, job, async () => {
      const answer = await this.product.call("POST", "/user/jobs/apply", { token, json });
      return this.api(answer, answer.status === 201);
    });
  }

  /** A first application through the apply form. */
  async applyByForm({ phone, browser, resumeId }: Visitor, job: Job): Promise<Person> {
    return this.person(phone, job, async () => {
      const page = await browser.post(`/jobs/${job.id}/apply`, { resumeId });
      const won = page.location.startsWith("/applications/");
      const full = page.status === 409 && page.html.includes("All slots are taken.");
      return this.count("apply form", page, won ? "won" : full ? "full" : undefined);
    });
  }

  /** Starts the test after the hold has lapsed. */
  async startByApi(caller: Caller, job: Job): Promise<Person> {
    const { test } = await applyFor(this.product, caller, job);
    return this.person(caller.phone, job, async () => {
      const answer = await this.product.call("POST", `/user/assessments/${test}/start`);
      return this.api(answer, answer.body.state === "running");
    });
  }

  /** The same on the test's page, in a browser without a login. */
  async startByForm(caller: Caller, job: Job): Promise<Person> {
    const { test } = await applyFor(this.product, caller, job);
    const browser = new FormBrowser(this.product.url);
    return this.person(caller.phone, job, async () => {
      const page = await browser.post(`/assessment/${test}`, { intent: "start" });
      const won = page.location === `/assessment/${test}?q=1`;
      const full = page.location === `/assessment/${test}`;
      return this.count("start form", page, won ? "won" : full ? "full" : undefined);
    });
  }

  /** Asks for an order after the hold has lapsed. */
  async orderByApi(caller: Caller, job: Job): Promise<Person> {
    const applied = await applyFor(this.product, caller, job);
    await pass(this.product, applied);
    return this.person(caller.phone, job, async () => {
      const answer = await askForOrder(this.product, applied);
      return this.api(answer, answer.status === 200);
    });
  }

  /** The same, with the pay button on the application's page. */
  async orderByForm({ phone, browser, resumeId }: Visitor, job: Job): Promise<Person> {
    const { location } = await browser.post(`/jobs/${job.id}/apply`, { resumeId });
    const { html } = await eventually(
      async () => {
        const answer = await browser.post(location, {});
        return answer.location ? browser.get(answer.location) : answer;
      },
      (page) => LINK.test(page.html),
    );
    const test = LINK.exec(html)?.[1] ?? "";
    await pass(this.product, { test });
    return this.person(phone, job, async () => {
      const page = await browser.post(`${location}/pay`, {});
      const won = page.location === `${location}/pay`;
      const full = page.location === location;
      return this.count("pay form", page, won ? "won" : full ? "full" : undefined);
    });
  }

  private person(phone: string, job: Job, claim: () => Promise<Outcome>): Person {
    return { phone, jobId: job.id, claim: claim };
  }

  private api(answer: { status: number; body: any }, won: boolean): Outcome {
    const { code } = answer.body;
    const refused = answer.status === 409 ? REFUSED[code] : undefined;
    return this.count("api", { status: answer.status, code }, won ? "won" : refused);
  }

  private count(way: string, answer: Seen, outcome: Outcome | undefined): Outcome {
    if (!outcome) throw new Error(`Not a clean answer: ${way} ${JSON.stringify(answer)}`);
    const kind = `${way} ${answer.status} ${outcome}`;
    this.answers[kind] = (this.answers[kind] ?? 0) + 1;
    return outcome;
  }
}
