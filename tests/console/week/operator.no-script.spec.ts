import { readFileSync } from "node:fs";
import type { Locator, Page } from "@playwright/test";
import { expect, test, until } from "../../support/browser/clock";
import { signInAdmin } from "../../support/browser/console";
import { postJob } from "../../support/browser/employer";
import { crowd, deadLetter } from "../../support/browser/fixtures";
import { offerDay } from "../../support/browser/interview-fixtures";
import { callAsStaff, product } from "../../support/browser/product";
import { Shortcut } from "../../support/browser/shortcut";
import { succeeded } from "../../support/client";
import { dateInDays } from "../../support/interview-days";

// The most frequent tasks of an operator, from the start page on: the table of
// `docs/operations.md`.

interface Measured {
  acts: number;
  presses: number;
}

/** The rows of the table: a task, its acts and its presses. */
const [, section = ""] = readFileSync("docs/operations.md", "utf8").split(
  "## What an operator does most\n",
);
const WRITTEN: Record<string, Measured> = Object.fromEntries(
  [...(section.split("\n## ")[0] ?? "").matchAll(/^\| (.+?) \| (\d+) \| (\d+) \|/gm)].map(
    ([, name = "", acts, presses]) => [name, { acts: Number(acts), presses: Number(presses) }],
  ),
);

/** Counts an operator's acts (each changes or finds something) and presses (clicks and Enter). */
class Operator {
  readonly page: Page;
  #acts = 0;
  #presses = 0;

  constructor(page: Page) {
    this.page = page;
    page.on("request", (request) => {
      const { pathname } = new URL(request.url());
      const isFind = pathname === "/staff/find";
      if (request.isNavigationRequest() && (request.method() === "POST" || isFind)) this.#acts += 1;
    });
  }

  async click(what: Locator) {
    this.#presses += 1;
    await what.click();
  }

  press(name: string) {
    return this.click(this.page.getByRole("button", { name, exact: true }));
  }

  open(name: string | RegExp) {
    return this.click(this.page.getByRole("link", { name }).first());
  }

  async find(text: string) {
    await this.page.getByRole("searchbox").fill(text);
    this.#presses += 1;
    await this.page.getByRole("searchbox").press("Enter");
  }

  /** Counts from the start page until the task is done. */
  async measure(work: () => Promise<unknown>): Promise<Measured> {
    await this.page.goto(product("/staff"));
    [this.#acts, this.#presses] = [0, 0];
    await work();
    return { acts: this.#acts, presses: this.#presses };
  }
}

test("an operator needs as many actions and presses as the guide says", async ({
  newPhone,
  playwright,
  passTime,
}) => {
  test.setTimeout(180_000);
  const book = async (job: string, name: string) => {
    const browser = await playwright.request.newContext();
    const candidate = new Shortcut({ request: browser });
    await candidate.enter(name);
    const path = await candidate.book(job);
    await browser.dispose();
    return { path, phone: candidate.phone };
  };
  const waitingOf = async (job: string): Promise<{ id: number }[]> =>
    succeeded(callAsStaff("GET", `/ops/applications?jobId=${job}&waitingForDate=true&limit=50`));

  const [weaving, surveying, closing] = await Promise.all([
    postJob({ title: "Loom Fitter", company: "Vindhya Weaves" }),
    postJob({ title: "Field Surveyor", company: "Chambal Data" }),
    postJob({ title: "Night Watch", company: "Kaveri Care" }),
  ]);
  const [omkar, lata, farid] = await Promise.all([
    book(weaving, "Omkar Jha"),
    book(surveying, "Lata Bundela"),
    book(closing, "Farid Khan"),
    ...["Asha", "Bina", "Chand", "Devi", "Esha"].map((name) => book(closing, name)),
  ]);
  await crowd(omkar.path, 11);
  await crowd(lata.path, 11);
  for (const inDays of [5, 6]) await offerDay(weaving, { inDays, to: "13:00" });
  const surveys = await offerDay(surveying, { inDays: 2, to: "10:30", seats: 12 });
  const [at = ""] = surveys.times;
  for (const { id } of await waitingOf(surveying)) {
    const time = { dayId: surveys.id, at };
    await succeeded(callAsStaff("POST", `/ops/applications/${id}/interviews`, time));
  }

  const page = await newPhone();
  await page.setViewportSize({ width: 1024, height: 768 });
  await signInAdmin(page);
  page.setDefaultTimeout(20_000);
  const operator = new Operator(page);
  const measured: Record<string, Measured> = {};

  measured["Find somebody by phone"] = await operator.measure(async () => {
    await operator.find(omkar.phone);
    await expect(page.getByRole("heading", { level: 1, name: "Omkar Jha" })).toBeVisible();
  });

  measured["Give 12 people times on two days"] = await operator.measure(async () => {
    await operator.open("Open: Omkar Jha");
    await operator.open("All who wait for a date of this job");
    await operator.open("Mark all");
    await operator.press("See who gets which time");
    await expect(page.getByText("Interview set").first()).toBeVisible();
    await operator.press("Give these times");
    await expect(page.getByText("Nobody waits for a date.")).toBeVisible();
  });
  expect(await waitingOf(weaving)).toEqual([]);

  const sixth = dateInDays(6);
  const scheduled = async () =>
    (
      await succeeded(
        callAsStaff("GET", `/ops/interviews?jobId=${weaving}&day=${sixth}&state=scheduled`),
      )
    ).length;
  expect(await scheduled()).toBe(6);
  measured["Cancel a day of 6"] = await operator.measure(async () => {
    await operator.open("Interviews");
    await page.getByLabel("Day, in India").fill(sixth);
    await operator.press("Show");
    await operator.open("Cancel the day of Loom Fitter, Vindhya Weaves");
    await page.getByLabel("Reason", { exact: true }).fill("The office is flooded.");
    await operator.press("See what it does");
    await expect(page.getByText("Interview cancelled by the employer").first()).toBeVisible();
    await operator.press("Cancel the day");
  });
  await expect.poll(scheduled).toBe(0);

  measured["Refund on request"] = await operator.measure(async () => {
    await operator.find(farid.phone);
    await operator.open(/^PK-/);
    await operator.open(/^Refund ₹199/);
    await page.getByLabel("Reason", { exact: true }).fill("He has moved away.");
    await operator.press("See what it does");
    await operator.press("Refund now");
    await expect(page.getByText("Refunded", { exact: true })).toBeVisible();
  });

  measured["Withdraw a job with 5 paid"] = await operator.measure(async () => {
    await operator.open("Jobs");
    await operator.open("Night Watch");
    await operator.open("Withdraw the job");
    await page.getByLabel("Reason", { exact: true }).fill("The shop stays closed at night.");
    await operator.press("See what it does");
    await expect(page.getByText("₹995")).toBeVisible();
    await operator.press("Withdraw the job");
    await expect(page.getByText(/^Withdrawn on /)).toBeVisible();
  });

  measured["See who waits longest"] = await operator.measure(async () => {
    await expect(page.getByRole("columnheader", { name: "Waits" })).toBeVisible();
  });

  measured["See what was earned today"] = await operator.measure(async () => {
    await operator.open("Money");
    await expect(page.getByRole("row").filter({ hasText: "All days" })).toContainText("₹");
  });

  await deadLetter(omkar.path);
  measured["Send dead letters of a cause again"] = await operator.measure(async () => {
    await operator.click(page.getByRole("button", { name: /^Send again: / }));
    await expect(page.getByText("Done", { exact: true })).toBeVisible();
  });

  await passTime(until(at, 30));
  await signInAdmin(page);
  measured["Results for 12 of a day"] = await operator.measure(async () => {
    await operator.open("Interviews");
    await operator.open("Mark all");
    await page.getByLabel("Result").selectOption({ label: "Declined" });
    await page.getByLabel("Reason, if declined").selectOption({ label: "The position is filled" });
    await operator.press("See what they read");
    await expect(page.getByText("The position is filled.").first()).toBeVisible();
    await operator.press("Give the results");
    await expect(page.getByText("Done for 12 people")).toBeVisible();
  });

  expect(measured).toEqual(WRITTEN);
});
