import type { Page } from "@playwright/test";
import { rightOption } from "../support/answer-key";
import { expect, test, until } from "../support/browser/clock";
import { setUpCompany } from "../support/browser/company";
import { offerDay } from "../support/browser/interview-fixtures";
import { product } from "../support/browser/product";
import { Shortcut } from "../support/browser/shortcut";

const MOST_BYTES = 400;

const shows = (page: Page, name: string | RegExp) =>
  expect(page.getByRole("heading", { name, exact: true })).toBeVisible();

/** Lets a minute pass in the browser. */
const minute = (page: Page) => page.clock.runFor(60_000);

test("on the day of the interview, the open page asks each minute and announces what changed", async ({
  newPhone,
  passTime,
}) => {
  test.setTimeout(120_000);
  const company = await newPhone();
  const job = await setUpCompany(company);
  const day = await offerDay(job, { seats: 2, to: "10:30" });
  const [at = ""] = day.times;

  /** A candidate with this time, and the requests of their page. */
  async function invited(name: string) {
    const page = await newPhone();
    const someone = new Shortcut(page.context());
    await someone.enter(name);
    const path = await someone.applyAndWait(job);
    await someone.takeTest(path, rightOption);
    await someone.pay(path);
    await someone.post(`${path}/times`, { dayId: String(day.id), at });
    await someone.hearAll();
    const asked: { status: number; bytes: number }[] = [];
    page.on("response", async (response) => {
      if (!response.url().endsWith("/changes")) return;
      const { responseBodySize } = await response.request().sizes();
      asked.push({ status: response.status(), bytes: responseBodySize });
    });
    await page.clock.install();
    return { page, asked, open: () => page.goto(product(path)) };
  }
  const bina = await invited("Bina Rao");
  const lite = await invited("Devi Nair");
  await lite.page.setExtraHTTPHeaders({ "Save-Data": "on" });
  const announcement = bina.page.locator("#changes");

  await bina.open();
  await shows(bina.page, "Interview Scheduled");
  await minute(bina.page);
  expect(bina.asked, "on another day").toEqual([]);

  await passTime(until(at, -20));
  await bina.open();
  await lite.open();
  await shows(bina.page, "10:00 AM");
  await minute(bina.page);
  await expect.poll(() => bina.asked.map(({ status }) => status)).toEqual([304]);
  await expect(announcement).toBeEmpty();

  const code = bina.page.getByRole("img", { name: /^[A-Z] [A-Z] [A-Z] \d \d$/ });
  const spoken = (await code.getAttribute("aria-label")) ?? "";
  await company.goto(product("/hiring"));
  const row = company.getByRole("listitem").filter({ hasText: "Bina Rao" });
  await row.getByLabel("Meeting code").fill(spoken.replaceAll(" ", ""));
  await row.getByRole("button", { name: "Check in" }).click();
  await expect(row.getByText(/Checked in/)).toBeVisible();
  await shows(bina.page, "10:00 AM");
  await minute(bina.page);
  await shows(bina.page, "MET");
  await shows(bina.page, /^You get an answer by /);
  await expect(announcement).toHaveText(/^MET\. You get an answer by /);

  await passTime(until(at, 25));
  await lite.page.evaluate(() => {
    Object.defineProperty(document, "hidden", { value: true, configurable: true });
  });
  await minute(lite.page);
  await minute(lite.page);
  expect(lite.asked, "while the page is hidden").toEqual([]);
  await lite.page.evaluate(() => {
    Object.defineProperty(document, "hidden", { value: false });
    document.dispatchEvent(new Event("visibilitychange"));
  });
  await shows(lite.page, "Did you meet?");
  await expect(lite.page.locator("#changes")).toContainText("Did you meet?");
  for (const { bytes } of [...bina.asked, ...lite.asked]) {
    expect(bytes).toBeLessThanOrEqual(MOST_BYTES);
  }
});
