import { expect, test } from "@playwright/test";
import { press, signInAdmin } from "../support/browser/console";
import { postJob } from "../support/browser/employer";
import { crowd } from "../support/browser/fixtures";
import { callAsStaff, product } from "../support/browser/product";
import { Shortcut } from "../support/browser/shortcut";

test("an announcement is previewed, its number typed, and it is sent once and stopped", async ({
  page,
  playwright,
}) => {
  const browser = await playwright.request.newContext();
  const candidate = new Shortcut({ request: browser });
  await candidate.enter("Imran Shaikh");
  const job = await postJob({ maxApplicants: 99 });
  const application = await candidate.book(job);
  await crowd(application, 34);
  const title = `Gate 2 ${crypto.randomUUID().slice(0, 8)}`;

  await signInAdmin(page);
  await page.getByRole("link", { name: "Messages" }).click();
  await page.getByRole("link", { name: "Write one" }).click();
  await page.getByLabel("Title").fill(title);
  await page.getByLabel("Text").fill("Come to gate 2,\nnot to gate 1.");
  await page.getByLabel("To whom").selectOption("job");
  await press(page, "See whom it reaches");
  await expect(page.getByText("Give the number of a job").first()).toBeVisible();
  await page.getByLabel("Job number").fill(job);
  await press(page, "See whom it reaches");
  await expect(page.getByRole("heading", { name: "It goes to 35 people" })).toBeVisible();
  await expect(page.getByText("35 people, on the site")).toBeVisible();
  await press(page, "Send it");
  await expect(page.getByText("Type the number of people: 35.").first()).toBeVisible();
  await page.getByLabel("Number of people").fill("35");
  await press(page, "Send it");
  await expect(page).toHaveURL(product("/staff/messages"));
  const row = page.getByRole("row").filter({ hasText: title });
  await expect(row).toHaveCount(1);
  await expect(async () => {
    await page.reload();
    await expect(row).toContainText("35 of 35 on the site", { timeout: 500 });
  }).toPass();
  await row.getByRole("button", { name: `Stop: ${title}` }).click();
  await expect(row).toContainText("Stopped");
  const { body } = await callAsStaff("GET", "/ops/announcements");
  expect(body[0]).toMatchObject({ title, people: 35, delivered: { app: 35, email: 0 } });
  await browser.dispose();
});

test("a text is previewed as candidates will see it, saved, and taken back", async ({ page }) => {
  const { body } = await callAsStaff("GET", "/ops/static-content/about_us/versions");
  const before = await (await page.request.get(product("/user/static-content/about_us"))).json();
  const words = `Pakka means sure, ${crypto.randomUUID()}`;
  await signInAdmin(page);
  await page.getByRole("link", { name: "Texts" }).click();
  await page.getByRole("link", { name: "About Us" }).click();
  await page.getByLabel("The text, in HTML").fill("<script>1</script> ");
  await press(page, "See it as candidates will");
  await expect(page.getByText("Nothing is left of this text").first()).toBeVisible();
  const html = `${before.content}<p>${words}</p><script>1</script>`;
  await page.getByLabel("The text, in HTML").fill(html);
  await press(page, "See it as candidates will");
  await expect(page.getByRole("paragraph").filter({ hasText: words })).toBeVisible();
  const meanwhile = await page.request.get(product("/user/static-content/about_us"));
  expect(await meanwhile.json()).toEqual(before);
  await press(page, "Save it");
  await expect(page.getByText("Done").first()).toBeVisible();
  await expect(page.getByRole("paragraph").filter({ hasText: words })).toBeVisible();
  const { body: after } = await callAsStaff("GET", "/ops/static-content/about_us/versions");
  expect(after.length).toBe(body.length + 1);
  await page.getByRole("link", { name: "Read it, or take it again" }).first().click();
  await expect(page.getByText("This version was replaced")).toBeVisible();
  await press(page, "See it as candidates will");
  await press(page, "Save it");
  const restored = await page.request.get(product("/user/static-content/about_us"));
  expect(await restored.json()).toEqual(before);
});
