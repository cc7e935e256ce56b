import { postJob } from "../support/browser/employer";
import { newestCode, product } from "../support/browser/product";
import { expect, test } from "../support/browser/shortcut";
import { ROOMY_JOB } from "../support/jobs";
import { newPhone, PROFILE } from "../support/people";

const FOR_JOB = `For the job ${ROOMY_JOB.title} at ${ROOMY_JOB.company}`;

test("a visitor searches from the front page, reads a job, applies, and the code leads back to the job", async ({
  page,
}) => {
  const title = `Harmonium${newPhone()}`;
  const job = await postJob({ title, location: "Gaya" });
  const phone = newPhone();
  const main = page.locator("main");

  await page.goto(product("/"));
  await page.getByLabel("Job title").fill(title);
  await page.getByRole("button", { name: "Search jobs" }).click();
  await expect(page).toHaveURL(/\/openings\?q=Harmonium/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("1 job");
  await page.getByRole("link", { name: title }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  await page.getByText("Share or report this job").click();
  await expect(page.getByRole("link", { name: "Share on WhatsApp" })).toHaveAttribute(
    "href",
    new RegExp(`^https://wa.me/\\?text=${title}.*Gaya.*${encodeURIComponent("₹22,000 a month")}`),
  );
  await page.getByRole("link", { name: "Back to jobs" }).click();
  await expect(page.getByRole("link", { name: title })).toBeVisible();
  await page.getByRole("link", { name: title }).click();

  await main.getByRole("link", { name: "Apply Now" }).click();
  await expect(page).toHaveURL(/\/login\?next=/);
  await page.getByLabel("Phone number").fill(phone);
  await page.getByRole("button", { name: "Send OTP" }).click();
  const code = page.locator("[autocomplete=one-time-code]");
  await expect(code).toBeVisible();
  await code.fill(await newestCode(phone));
  await page.getByRole("button", { name: "Verify" }).click();
  // Applying needs a name, an address and a birth date.
  await expect(page).toHaveURL(/\/complete-profile\?next=/);
  await page.locator("[name=name]").fill(PROFILE.name);
  await page.locator("[name=email]").fill(`o${phone}@example.in`);
  await page.locator("[name=dob]").fill(PROFILE.dob);
  await page.getByRole("button", { name: "Save and continue" }).click();
  await expect(page).toHaveURL((url) => url.pathname === `/jobs/${job}/apply`);
  await expect(page.getByRole("dialog")).toHaveAccessibleName(`Apply for ${title}`);
});

test("a person who logs in to save a job reads it without a profile, and is asked for one to apply", async ({
  page,
}) => {
  const job = await postJob();
  const phone = newPhone();
  await page.goto(product(`/login?next=${encodeURIComponent(`/jobs/${job}`)}`));
  await expect(page.getByText(FOR_JOB)).toBeVisible();
  await page.getByLabel("Phone number").fill(phone);
  await page.getByRole("button", { name: "Send OTP" }).click();
  const code = page.locator("[autocomplete=one-time-code]");
  await expect(code).toBeVisible();
  await code.fill(await newestCode(phone));
  await page.getByRole("button", { name: "Verify" }).click();
  await expect(page).toHaveURL(product(`/jobs/${job}`));
  await page.getByRole("link", { name: "Apply Now" }).click();
  await expect(page).toHaveURL(
    product(`/complete-profile?next=${encodeURIComponent(`/jobs/${job}/apply`)}`),
  );
  await expect(page.getByText(FOR_JOB)).toBeVisible();
});

test("a visitor goes from the prompt of the jobs page to a list, and from there to a smaller one", async ({
  page,
}) => {
  await page.goto(product("/jobs"));
  await page
    .getByRole("navigation", { name: "Look first" })
    .getByRole("link", { name: "in Mumbai" })
    .click();
  await expect(page).toHaveURL(product("/openings/in/mumbai"));
  await page
    .getByRole("navigation", { name: "Other lists" })
    .getByRole("link", { name: "Finance" })
    .click();
  await expect(page).toHaveURL(product("/openings/finance/in/mumbai"));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Finance jobs? in Mumbai$/);
  await page.getByRole("link", { name: "Leave out Mumbai" }).click();
  await expect(page).toHaveURL(product("/openings/finance"));
});

test("the results of a search stand above other lists, and a link leads past the search to them", async ({
  page,
}) => {
  const title = `Sarangi${newPhone()}`;
  await postJob({ title });
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(product(`/openings?q=${title}&free=false&slots=true`));
  await expect(page.locator(".search-fold > summary")).toHaveAccessibleName(
    `Search: ${title} · Interviews open, change`,
  );
  const results = page.getByRole("list").filter({ has: page.getByRole("article") });
  const others = page.getByRole("navigation", { name: "Other lists" });
  const [above, below] = [await results.boundingBox(), await others.boundingBox()];
  expect(above?.y).toBeLessThan(below?.y ?? 0);
  const skip = page.getByRole("link", { name: "Skip to the jobs" });
  await skip.focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(page.locator("main article a").first()).toBeFocused();
});

test("a card is one link with its facts; two fit side by side on a desktop, one on a phone", async ({
  page,
}) => {
  const title = `Santoor${newPhone()}`;
  for (const [kind, location] of [
    ["Maker", "Pune"],
    ["Player", "Remote"],
  ])
    await postJob({
      title: `${title} ${kind}`,
      location,
      remote: true,
      schooling: "10th",
      experienceYears: 2,
    });
  await page.goto(product(`/openings?q=${title}`));
  const cards = page.locator("main article");
  for (const fact of ["₹22,000 a month", "From home", "10th pass", "2 years", "500 slots left"])
    await expect(cards.first()).toContainText(fact);
  for (const fact of ["Pune", "From home"]) await expect(cards.nth(1)).toContainText(fact);
  const tops = () => cards.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
  const [first, second] = await tops();
  expect(second).toBeGreaterThan(first as number);
  await page.setViewportSize({ width: 1024, height: 740 });
  const [left, right] = await tops();
  expect(right).toBe(left);
  await cards.first().click({ position: { x: 8, y: 8 } });
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`${title} Player`);
});
