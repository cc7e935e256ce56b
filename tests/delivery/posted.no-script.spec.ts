import type { Page } from "@playwright/test";
import { postJob, setInterview } from "../support/browser/employer";
import { beginIn, offerDay } from "../support/browser/interview-fixtures";
import { callAsStaff, product } from "../support/browser/product";
import { expect, type Shortcut, test } from "../support/browser/shortcut";

// Pages that answered a form: they keep the typed text, and the browser's Back returns to them.

async function leaveAndReturn(page: Page) {
  await page.getByRole("contentinfo").getByRole("link", { name: "Contact", exact: true }).click();
  await expect(page).toHaveURL(product("/contact"));
  await page.goBack();
}

test("Back leads to the test link that was asked for, and to the page before it", async ({
  page,
  someone,
}) => {
  const application = await someone.apply("Collections Executive");
  await page.goto(product(application));
  await page.getByRole("button", { name: "Get Test Link" }).click();
  const link = page.getByLabel("Your test link");
  await expect(link).toBeVisible();
  await leaveAndReturn(page);
  await expect(link).toBeVisible();
  await page.reload();
  await expect(link).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("button", { name: "Get Test Link" })).toBeVisible();
});

test("Back leads to the verdict on a message, and to a form that was refused", async ({ page }) => {
  await page.goto(product("/check"));
  await page.getByLabel("What did you get?").fill("Pay ₹500 to asha@ybl");
  await page.getByRole("button", { name: "Check" }).click();
  const verdict = page.getByRole("heading", { name: "Do not pay" });
  await expect(verdict).toBeVisible();
  await leaveAndReturn(page);
  await expect(verdict).toBeVisible();

  await page.goto(product("/contact"));
  await page.getByLabel("Subject").fill("Partner with us");
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(page.locator("[aria-invalid]").first()).toBeVisible();
  await leaveAndReturn(page);
  await expect(page.getByLabel("Subject")).toHaveValue("Partner with us");
});

/** From here on, posts reach a server without a database. */
function takeDatabase(page: Page) {
  const { NO_DATABASE_URL = "" } = process.env;
  return page.route("**", async (route) => {
    const request = route.request();
    if (request.method() !== "POST") return route.continue();
    const headers = { ...(await request.allHeaders()), origin: NO_DATABASE_URL };
    const url = NO_DATABASE_URL + new URL(request.url()).pathname;
    return route.fulfill({ response: await route.fetch({ url, headers, maxRedirects: 0 }) });
  });
}

/** The application of a candidate whose interview began half an hour ago. */
async function begun(someone: Shortcut): Promise<string> {
  const path = await someone.book(await postJob());
  await setInterview(path, null);
  await beginIn(path, -30);
  return path;
}

test("typed text about an interview stays when the server could not save it", async ({
  page,
  someone,
}) => {
  const path = await begun(someone);
  await page.goto(`${process.env.READ_ONLY_URL}${path}`);
  await page.getByRole("button", { name: "Nobody came" }).click();
  await page.getByLabel(/^What happened/).fill("I sat at gate 1.");
  await page.getByRole("button", { name: "Yes, nobody came" }).click();
  await expect(page.getByText("We do not know if this was done.").first()).toBeVisible();
  await expect(page.getByLabel(/^What happened/)).toHaveValue("I sat at gate 1.");
});

test("typed text about an interview is sent again from an error page", async ({
  page,
  someone,
}) => {
  const path = await begun(someone);
  await page.goto(product(path));
  await page.getByRole("button", { name: "Nobody came" }).click();
  await page.getByLabel(/^What happened/).fill("I sat at gate 1.");
  await expect(page.getByRole("heading", { name: "Did nobody meet you?" })).toBeVisible();
  await takeDatabase(page);
  await page.getByRole("button", { name: "Yes, nobody came" }).click();
  await expect(page.getByRole("heading", { name: "We could not load this" })).toBeVisible();
  await page.unroute("**");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { name: "Noted: nobody came" })).toBeVisible();
  const { interviews } = (await callAsStaff("GET", `/ops${path}`)).body;
  expect(interviews.at(-1).said.candidate.text).toBe("I sat at gate 1.");
});

test("the error page sends a chosen time again that the server could not save", async ({
  page,
  someone,
}) => {
  const job = await postJob();
  const { times } = await offerDay(job);
  const path = await someone.book(job);
  await page.goto(product(`${path}/times`));
  await takeDatabase(page);
  await page.getByRole("button", { name: /10:00 am/ }).click();
  await expect(page.getByRole("heading", { name: "We could not load this" })).toBeVisible();
  await page.unroute("**");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { name: "Interview Scheduled" })).toBeVisible();
  const { interviews } = (await callAsStaff("GET", `/ops${path}`)).body;
  expect(interviews).toMatchObject([{ at: times[0] }]);
});

test("an answer of a test stays chosen when the server could not save it", async ({
  page,
  someone,
}) => {
  const path = await someone.testPath(await someone.apply("Collections Executive"));
  await someone.post(path, { intent: "start" });
  const last = (await someone.questions(path)).length;
  await page.goto(`${process.env.READ_ONLY_URL}${path}?q=${last}`);
  await page.getByRole("radio").nth(1).check();
  // A second press, as the page suggests, would submit the test without that answer.
  await page.getByRole("button", { name: "Submit test" }).click();
  await expect(page.getByText("We could not save that. Try again.")).toBeVisible();
  await expect(page.getByRole("radio").nth(1)).toBeChecked();
  // A new load of the question shows only what is saved.
  await page.goto(product(`${path}?q=${last}`));
  await expect(page.getByRole("radio", { checked: true })).toHaveCount(0);
});
