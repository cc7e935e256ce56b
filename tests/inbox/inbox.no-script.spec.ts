import { expect, test } from "@playwright/test";
import { inviteAdmin, press, signInAdmin, signInByPosts } from "../support/browser/console";
import { postJob } from "../support/browser/employer";
import { markupBytes } from "../support/browser/markup";
import { callAsStaff, product } from "../support/browser/product";
import { Shortcut } from "../support/browser/shortcut";
import { succeeded } from "../support/client";

test("a question is found, answered with a prepared sentence, and read by its sender", async ({
  page,
  playwright,
}) => {
  const browser = await playwright.request.newContext();
  const candidate = new Shortcut({ request: browser });
  await candidate.enter("Imran Shaikh");
  const application = await candidate.book(await postJob({ title: "Loom Fitter" }));
  const subject = `Which gate ${crypto.randomUUID().slice(0, 8)}?`;
  await candidate.post("/help", { subject, description: "Which gate do I come to?" });

  await signInAdmin(page);
  await page.getByRole("link", { name: "Inbox" }).click();
  await page.getByRole("link", { name: "Questions" }).click();
  await expect(page).toHaveURL(/kind=query/);
  const { body: rows } = await callAsStaff("GET", "/ops/queries?state=open");
  const { id } = rows.find((row: { subject: string }) => row.subject === subject);
  const ticket = product(`/staff/inbox/query/${id}`);
  await page.goto(ticket);
  await expect(page.getByRole("heading", { level: 1, name: subject })).toBeVisible();
  await expect(page.getByText("Which gate do I come to?")).toBeVisible();
  const number = `PK-${application.split("/").pop()}`;
  await expect(page.getByRole("link", { name: number })).toBeVisible();
  await press(page, "Take it");
  await expect(page.getByText("Ila Rao (you)")).toBeVisible();

  await page.getByLabel("Your answer").fill("Come to gate 2.");
  for (const act of ["Release it to all", "Take it", "Close", "Open again"]) {
    await press(page, act);
    await expect(page.getByText("Done").first()).toBeVisible();
    await expect(page.getByLabel("Your answer")).toHaveValue("Come to gate 2.");
  }
  await page.getByLabel("A ready sentence").selectOption("How to choose a time");
  await press(page, "Put it in");
  await expect(page.getByLabel("Your answer")).toHaveValue(
    /^Come to gate 2\.\n\nYour slot is confirmed\./,
  );
  await press(page, "See it as they will read it");
  await expect(page.getByText("This is what they will read")).toBeVisible();
  await expect(page.getByText(`Answer to your query: ${subject}`)).toBeVisible();
  const colleague = await playwright.request.newContext();
  await signInByPosts(colleague, "/staff", await inviteAdmin());
  await succeeded(callAsStaff("POST", `/ops/queries/${id}/reply`, { message: "Gate 3." }));
  await press(page, "Send");
  await expect(page.getByText("Somebody replied to this or closed it")).toBeVisible();
  await expect(page.getByText("Gate 3.")).toBeVisible();
  await expect(page.getByLabel("Your answer")).toHaveValue(/^Come to gate 2\./);
  await press(page, "See it as they will read it");
  await press(page, "Send and close");
  await expect(page.getByText(/^Closed, /)).toBeVisible();
  await press(page, "Open again");
  await expect(page.getByText("Answered", { exact: true })).toBeVisible();

  await page.goto(product("/staff/inbox?mine=true&state=answered"));
  await expect(page.getByRole("link", { name: subject })).toBeVisible();
  const help = await (await browser.get(product("/help"))).text();
  expect(help).toContain("Come to gate 2.");
  expect(help).toContain("Your questions");
  await browser.dispose();
  await colleague.dispose();
});

test("a message of the contact page is given to a colleague, and a report without an address is closed", async ({
  page,
}) => {
  const subject = `Hiring ${crypto.randomUUID().slice(0, 8)}`;
  const json = {
    fullName: "Meena Rao",
    email: "m@example.in",
    subject,
    message: "How do we post?",
  };
  const response = await page.request.post(product("/user/contact"), { data: json });
  expect(response.status()).toBe(201);
  const description = `Pay ₹499 now, ${crypto.randomUUID()}`;
  const report = { subject: "Suspicious message", description, suspicious: true };
  await page.request.post(product("/user/queries"), { data: report });
  const { body: contacts } = await callAsStaff("GET", "/ops/contact-messages");
  const { id } = contacts.find((row: { subject: string }) => row.subject === subject);

  await inviteAdmin();
  await signInAdmin(page);
  await page.goto(product(`/staff/inbox/contact/${id}`));
  await page.getByLabel("A colleague").selectOption({ index: 0 });
  await press(page, "Give it");
  await expect(page.getByRole("button", { name: "Release it to all" })).toBeVisible();

  const { body: reports } = await callAsStaff("GET", "/ops/queries?suspicious=true");
  const one = reports.find((row: { description: string }) => row.description === description);
  await page.goto(product(`/staff/inbox/query/${one.id}`));
  await expect(page.getByText("May be a fraud")).toBeVisible();
  await expect(page.getByText("No address was left")).toBeVisible();
  await expect(page.getByLabel("Your answer")).toHaveCount(0);
  await press(page, "Close");
  await expect(page.getByText(/^Closed, /)).toBeVisible();
  expect((await page.goto(product("/staff/inbox/letter/1")))?.status()).toBe(404);
  expect((await page.goto(product("/staff/inbox/query/999999")))?.status()).toBe(404);
});

test("a list of fifty tickets fits a small screen and a slow connection", async ({ page }) => {
  const text = "x".repeat(900);
  for (let n = 0; n < 51; n += 1) {
    const subject = `Hiring of weavers for the looms of our mill ${n}`;
    const json = { fullName: "Meena Rao", email: `m${n}@example.in`, subject, message: text };
    const headers = { "CF-Connecting-IP": `10.9.${n}.1` };
    await page.request.post(product("/user/contact"), { data: json, headers });
  }
  await signInAdmin(page);
  await page.setViewportSize({ width: 1024, height: 768 });
  const answer = await page.goto(product("/staff/inbox"));
  await expect(page.getByRole("row")).toHaveCount(51);
  expect(await markupBytes(answer)).toBeLessThan(60 * 1_024);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1024);
  await page.getByRole("link", { name: "Next" }).click();
  await expect(page.getByRole("link", { name: "Previous" })).toBeVisible();
});
