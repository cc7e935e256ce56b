import { LOCAL_SECRETS } from "../../local/keys";
import { hmac } from "../../worker/crypto";
import { newestCode, product } from "../support/browser/product";
import { expect, signedIn, test } from "../support/browser/shortcut";
import { newPhone } from "../support/people";

const TELL = "Tell me about new ones like these";

signedIn(
  "a candidate saves a search that found nothing, pauses it, and ends it",
  async ({ page }) => {
    await page.goto(product("/jobs?q=qwrtzpsd&location=Imphal"));
    await expect(page.getByText("No job matches your search.")).toBeVisible();
    await page.getByRole("button", { name: TELL }).click();
    await expect(page.getByText("New jobs for “qwrtzpsd · Imphal”")).toBeVisible();
    await expect(page).toHaveURL(product("/jobs?q=qwrtzpsd&location=Imphal"));

    await page.goto(product("/searches"));
    await expect(page.getByRole("heading", { name: "qwrtzpsd · Imphal" })).toBeVisible();
    await expect(page.getByText("You get messages about new jobs.")).toBeVisible();
    const button = (name: string) =>
      page.getByRole("button", { name: `${name}: qwrtzpsd · Imphal` });
    await button("Pause").click();
    await expect(page.getByText("Paused. You get no messages.")).toBeVisible();
    await button("Go on").click();
    await expect(page.getByText("You get messages about new jobs.", { exact: true })).toBeVisible();
    await button("End").click();
    await expect(page.getByRole("heading", { name: "No saved searches yet" })).toBeVisible();
  },
);

signedIn("the sixth search is refused, with the list of the others", async ({ page, someone }) => {
  for (let n = 0; n < 5; n += 1) {
    await someone.post("/jobs", { search: `q=glazier${n}`, returnTo: "/jobs" });
  }
  await someone.hearAll();
  await page.goto(product("/jobs?category=Sales"));
  await page.getByRole("button", { name: TELL }).click();
  await expect(page).toHaveURL(product("/searches"));
  await expect(page.getByText("You have 5 searches. End one of them first.")).toBeVisible();
  await expect(page.getByRole("button", { name: /^End: / })).toHaveCount(5);
});

for (const list of ["/jobs", "/openings"]) {
  test(`a visitor of ${list} logs in, and then their search is saved`, async ({ page }) => {
    const phone = newPhone();
    await page.goto(product(`${list}?q=welder&location=Raipur`));
    await page.getByRole("button", { name: TELL }).click();
    await page.getByLabel("Phone number").fill(phone);
    await page.getByRole("button", { name: "Send OTP" }).click();
    const code = page.locator("[autocomplete=one-time-code]");
    await expect(code).toBeVisible();
    await code.fill(await newestCode(phone));
    await page.getByRole("button", { name: "Verify" }).click();
    await page.getByLabel("Full Name").fill("Asha Verma");
    await page.getByLabel("Email Address").fill(`w${phone}@example.in`);
    await page.getByLabel("Date of Birth").fill("1999-08-15");
    await page.getByRole("button", { name: "Save and continue" }).click();
    await expect(page).toHaveURL(product("/searches"));
    await expect(page.getByRole("heading", { name: "welder · Raipur" })).toBeVisible();
    await expect(page.getByText("We will tell you", { exact: true })).toBeVisible();
    // A search that was ended stays ended.
    await page.getByRole("button", { name: "End: welder · Raipur" }).click();
    await expect(page.getByRole("heading", { name: "welder · Raipur" })).toHaveCount(0);
    await page.goto(product("/searches"));
    await expect(page.getByRole("heading", { name: "No saved searches yet" })).toBeVisible();
  });
}

test("the link of a mail says whether the link is wrong or our server fails", async ({ page }) => {
  const { NO_DATABASE_URL, READ_ONLY_URL } = process.env;
  const { TOKEN_SECRET } = LOCAL_SECRETS;
  const path = `/u/searches-1-${await hmac(TOKEN_SECRET, "unsubscribe:searches:1")}`;
  const heading = page.getByRole("heading", { level: 1 });
  await page.goto(`${NO_DATABASE_URL}${path}`);
  await expect(heading).toHaveText("We could not load this");
  await page.goto(product(`${path}0`));
  await expect(heading).toHaveText("This link is not complete");
  await page.goto(`${READ_ONLY_URL}${path}`);
  await page.getByRole("button", { name: "Send me these mails again" }).click();
  await expect(page.getByRole("status")).toContainText("Not done");
  await expect(heading).toHaveText("Mails with new jobs");
});
