import { type BrowserContext, test as base, expect, type Page } from "@playwright/test";
import { seedJobs } from "../../../local/demonstration/jobs";
import type { Assessment } from "../../../worker/contract/assessments";
import { rightOption } from "../answer-key";
import { payAtProvider } from "../payments";
import { newPhone, PDF, PROFILE } from "../people";
import type { Choose } from "../screening";
import { fromOurPage, newestCode, ON_ITS_OWN_CONNECTION, product, simulate } from "./product";

// Posts the forms of the pages without opening them: a quick way to the state in which a test
// begins.

/** A job of the seed data, by its title. */
export function seeded(title: string) {
  const job = seedJobs.find((seed) => seed.title === title);
  if (!job) throw new Error(`The seed has no ${title}`);
  return job;
}

/** The first group of a pattern that must match. */
const extract = (text: string, pattern: RegExp): string => {
  const match = pattern.exec(text)?.[1];
  if (match === undefined) throw new Error(`${pattern} is not on the page`);
  return match;
};

export class Shortcut {
  readonly email: string;
  readonly #context: Pick<BrowserContext, "request">;

  constructor(
    context: Pick<BrowserContext, "request">,
    readonly phone = newPhone(),
  ) {
    this.#context = context;
    this.email = `q${phone}@example.in`;
  }

  async text(path: string): Promise<string> {
    const request = { headers: ON_ITS_OWN_CONNECTION };
    return (await this.#context.request.get(product(path), request)).text();
  }

  /** Loads a page, so that no pending toast is left. */
  hearAll(): Promise<string> {
    return this.text("/dashboard");
  }

  post(path: string, form: Record<string, string>) {
    const request = { form, headers: fromOurPage(), maxRedirects: 0 };
    return this.#context.request.post(product(path), request);
  }

  /** Logs in; `more` is sent together with the code. */
  async logIn(more: Record<string, string> = {}): Promise<void> {
    await this.post("/login", { phone: this.phone });
    const key = extract(await this.text("/login"), /name="key" value="([^"]+)"/);
    const otp = await newestCode(this.phone);
    await this.post("/login", { intent: "verify", key, otp, ...more });
  }

  completeProfile(name = PROFILE.name) {
    return this.post("/complete-profile", { ...PROFILE, name, email: this.email });
  }

  /** Logs in, completes the profile and uploads one resume. */
  async enter(name?: string): Promise<void> {
    await this.logIn();
    await this.completeProfile(name);
    await this.uploadResume();
    // On a phone, a pending toast would cover the controls of the first page for seconds.
    await this.hearAll();
  }

  uploadResume(name = "resume.pdf") {
    const resume = { name, mimeType: "application/pdf", buffer: Buffer.from(PDF) };
    const request = { multipart: { resume }, headers: fromOurPage(), maxRedirects: 0 };
    return this.#context.request.post(product("/resumes"), request);
  }

  /** The id of a job of the seed data. */
  async jobId(title: string): Promise<string> {
    const answer = await this.text(`/user/jobs?q=${encodeURIComponent(title)}`);
    const jobs = JSON.parse(answer) as { id: number; title: string }[];
    return String(jobs.find((job) => job.title === title)?.id);
  }

  /** Applies with the first resume. */
  async applyFor(job: string): Promise<void> {
    const dialog = await this.text(`/jobs/${job}/apply`);
    const resumeId = extract(dialog, /name="resumeId"[^>]*value="(\d+)"/);
    await this.post(`/jobs/${job}/apply`, { resumeId });
  }

  /** Applies for a job of the seed data, and waits until the queue has opened the test. */
  async apply(title: string): Promise<string> {
    return this.applyAndWait(await this.jobId(title));
  }

  async applyAndWait(job: string): Promise<string> {
    await this.applyFor(job);
    const application = extract(
      await this.text(`/jobs/${job}`),
      /href="(\/applications\/\d+)"[^>]*>See your application/,
    );
    // Do not load the application's page here: this would mark its notifications as read.
    await expect.poll(() => this.text(`/jobs/${job}`)).toContain("Next: take the free test.");
    return application;
  }

  /** The path of the test of an application. */
  async testPath(application: string): Promise<string> {
    return extract(
      await this.text(`${application}?link`),
      /value="http[^"]*(\/assessment\/[^"]+)"/,
    );
  }

  /** The questions of a running test, from the API. */
  async questions(testPath: string): Promise<Assessment["questions"]> {
    return JSON.parse(await this.text(`/user/assessments/${testPath.split("/").pop()}`)).questions;
  }

  /** Answers the first `count` questions with `pick`, all by default. */
  async answer(
    application: string,
    pick: Choose,
    count = Number.POSITIVE_INFINITY,
  ): Promise<string> {
    const path = await this.testPath(application);
    await this.post(path, { intent: "start" });
    for (const item of (await this.questions(path)).slice(0, count)) {
      const [question, option] = [`${item.index}`, `${pick(item)}`];
      await this.post(path, { intent: "forward", question, option });
    }
    return path;
  }

  /** Answers all questions and submits the test. */
  async takeTest(application: string, pick: Choose): Promise<string> {
    const path = await this.answer(application, pick);
    await this.post(path, { intent: "submit" });
    return path;
  }

  /** Applies and passes the test: the pay button comes next. */
  async pass(title: string): Promise<string> {
    const application = await this.apply(title);
    await this.takeTest(application, rightOption);
    return application;
  }

  /** Presses the pay button. Returns the provider's id of the order. */
  async order(application: string): Promise<string> {
    await this.post(`${application}/pay`, {});
    return extract(await this.text(`${application}/pay`), /name="order_id" value="([^"]+)"/);
  }

  /** Orders and pays for a slot, and posts the provider's answer. */
  async pay(application: string): Promise<void> {
    await this.paid(application, await this.order(application));
  }

  /** Applies, passes the test and pays for the slot. */
  async book(job: string): Promise<string> {
    const application = await this.applyAndWait(job);
    await this.takeTest(application, rightOption);
    await this.pay(application);
    await this.hearAll();
    return application;
  }

  /** Pays this order at the provider, and posts the provider's answer. */
  async paid(application: string, orderId: string): Promise<void> {
    const providerPayment = await payAtProvider({ simulate }, orderId);
    await this.post(`${application}/pay`, { ...providerPayment, intent: "verify" });
  }
}

/**
 * Waits until script has taken over a page, which happens a little after it is rendered; some pages
 * have no script. The project without script tests the time before.
 */
export async function takenOver(page: Page): Promise<void> {
  if (test.info().project.name === "no-script") return;
  await page.waitForFunction(() => {
    const main = document.getElementById("content") ?? {};
    return (
      !("__remixContext" in window) || Object.keys(main).some((key) => key.startsWith("__react"))
    );
  });
}

/** A page that waits after each `goto` until script has taken it over. */
function patient(page: Page): Page {
  const goto = page.goto.bind(page);
  page.goto = async (...where) => {
    const answer = await goto(...where);
    await takenOver(page);
    return answer;
  };
  return page;
}

/**
 * `someone` is a candidate with a complete profile and one resume, logged in in the test's browser.
 * `newPhone` opens a page for another person, with a session of its own.
 */
export const test = base.extend<{ someone: Shortcut; newPhone(): Promise<Page> }>({
  page: async ({ page }, use) => {
    await use(patient(page));
  },
  newPhone: async ({ browser }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async () => {
      const context = await browser.newContext();
      contexts.push(context);
      return patient(await context.newPage());
    });
    await Promise.all(contexts.map((context) => context.close()));
  },
  someone: async ({ context }, use) => {
    const someone = new Shortcut(context);
    await someone.enter();
    await use(someone);
  },
});

/** The same, for a test that needs only the session. */
export const signedIn = test.extend<{ entered: undefined }>({
  entered: [async ({ someone: _ }, use) => use(undefined), { auto: true }],
});
export { expect };
