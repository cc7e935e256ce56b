import type { Page } from "@playwright/test";
import { rightOption } from "../support/answer-key";
import { expect, test, until } from "../support/browser/clock";
import { setUpCompany } from "../support/browser/company";
import { press } from "../support/browser/console";
import { offerDay } from "../support/browser/interview-fixtures";
import { askProvider, product, simulate } from "../support/browser/product";
import { Shortcut } from "../support/browser/shortcut";

const shows = (page: Page, name: string | RegExp) =>
  expect(page.getByRole("heading", { name, exact: true })).toBeVisible();

test("candidates and their company say how the interviews went, or stay silent", async ({
  newPhone,
  passTime,
}) => {
  test.setTimeout(120_000);
  const company = await newPhone();
  const job = await setUpCompany(company);
  const day = await offerDay(job, { seats: 4, to: "10:30" });
  const [at = ""] = day.times;

  /** A candidate's phone, from the login to a chosen time. */
  async function invited(name: string) {
    const page = await newPhone();
    const someone = new Shortcut(page.context());
    await someone.enter(name);
    const path = await someone.applyAndWait(job);
    await someone.takeTest(path, rightOption);
    await someone.pay(path);
    await someone.post(`${path}/times`, { dayId: String(day.id), at });
    await someone.hearAll();
    return { page, someone, open: () => page.goto(product(path)) };
  }
  const [both, denied, alone, silent] = await Promise.all(
    ["Bina Rao", "Chand Ali", "Devi Nair", "Esha Paul"].map(invited),
  );
  if (!both || !denied || !alone || !silent) throw new Error("Somebody has no phone");

  await passTime(until(at, -120));
  await alone.open();
  await shows(alone.page, "10:00 AM");
  await shows(alone.page, "If nobody comes");
  await expect(alone.page.getByRole("link", { name: "See on map" })).toBeVisible();
  await expect(alone.page.getByText(/^You can say “I am here” from 9:30\sam on/)).toBeVisible();
  await expect(alone.page.getByRole("button", { name: "I am here" })).toHaveCount(0);
  await passTime(until(at, -10));
  await alone.open();
  // With text at 200 %, the whole code still fits on the screen of a small phone.
  await alone.page.evaluate(() => {
    document.documentElement.style.fontSize = "200%";
  });
  const code = alone.page.locator(".code-boxes");
  await expect(code).toBeVisible();
  expect(await code.evaluate((boxes) => boxes.scrollWidth - boxes.clientWidth)).toBe(0);
  await press(alone.page, "I am here");
  await expect(alone.page.getByText(/You said “I am here” at 9:50/)).toBeVisible();

  await passTime(until(at, 22));
  await company.goto(product("/hiring"));
  const row = (name: string) => company.getByRole("listitem").filter({ hasText: name });
  await row("Bina Rao").getByRole("button", { name: "We met" }).click();
  await expect(row("Bina Rao").getByText("You said: we met.")).toBeVisible();
  await row("Chand Ali").getByRole("button", { name: "The candidate did not come" }).click();
  await press(company, "Yes, the candidate did not come");
  await expect(row("Chand Ali").getByText(/^You can take it back until /)).toBeVisible();

  await silent.open();
  await expect(silent.page.getByRole("button", { name: "I am here" })).toHaveCount(1);

  // The statement of absence counts once it can't be taken back any more.
  await passTime(until(at, 22 + 11));
  await both.open();
  await shows(both.page, /says that you met$/);
  await press(both.page, "Yes, we met");
  await shows(both.page, /^You get an answer by /);
  await shows(both.page, "MET");

  await denied.open();
  await shows(denied.page, /says that you did not come$/);
  await denied.page.getByLabel(/^What happened/).fill("I sat at gate 1 from 9:50 on.");
  await press(denied.page, "I was there, and we met");
  await shows(denied.page, "We look into your interview");

  await alone.open();
  await shows(alone.page, "Did you meet?");
  await expect(alone.page.getByText("Nobody has typed it")).toBeVisible();
  await press(alone.page, "Nobody came");
  await shows(alone.page, "Did nobody meet you?");
  await press(alone.page, "Yes, nobody came");
  await shows(alone.page, "Noted: nobody came");

  await passTime(until(at, 45 + 24 * 60 + 2));
  await offerDay(job, { inDays: 9 });
  await alone.open();
  await shows(alone.page, "Your ₹199 is coming back");
  await expect(alone.page.locator("#stage p").first()).toHaveText(/^₹199 .*Your bank shows it /);
  await shows(alone.page, "NOT HELD");
  await alone.page.getByText("Cancel this application").click();
  await expect(alone.page.getByText("What went back to you stays yours.")).toBeVisible();
  await alone.page.getByRole("button", { name: "10:00 am 1 open" }).click();
  await shows(alone.page, "Interview Scheduled");
  await expect(alone.page.getByText("This slot costs you nothing")).toBeVisible();
  await silent.open();
  await shows(silent.page, "Did you meet?");
  await expect(silent.page.getByText(/^You can answer until /)).toBeVisible();
  const mails = () => simulate(`/inbox/email?to=${silent.someone.email}`);
  await expect
    .poll(async () => JSON.stringify(await mails()))
    .toContain("How did your interview go?");

  await passTime({ days: 3 });
  await silent.open();
  await shows(silent.page, "Your interview is not confirmed");
  await shows(silent.page, "NOT CONFIRMED");

  for (const { open, page } of [alone, silent]) {
    // The queue asks the provider for the refund; then the page shows the refund's number.
    const number = /rfnd_\w+/;
    await expect(async () => {
      await open();
      await expect(page.locator("main")).toContainText(number, { timeout: 1_000 });
    }).toPass();
    const [refund] = number.exec((await page.locator("main").textContent()) ?? "") ?? [];
    const providerRefund = await askProvider(`/refunds/${refund}`);
    expect(providerRefund).toMatchObject({ amount: 19_900 });
  }
});
