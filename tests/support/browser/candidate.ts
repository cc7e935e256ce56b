import { expect, type Locator, type Page, test } from "@playwright/test";
import { type Asked, rightOption } from "../answer-key";
import { newPhone, PDF, PROFILE } from "../people";
import { newestCode, product } from "./product";

/** Logs in through the screens and completes the profile; ends on the dashboard. */
export async function logIn(page: Page, phone = newPhone(), name = PROFILE.name) {
  await page.goto(product("/login"));
  await page.getByLabel("Phone number").fill(phone);
  await page.getByRole("button", { name: "Send OTP" }).click();
  const code = page.locator("[autocomplete=one-time-code]");
  await expect(code).toBeVisible();
  await code.fill(await newestCode(phone));
  await page.getByRole("button", { name: "Verify" }).click();
  await expect(page).toHaveURL(product("/complete-profile"));
  const email = `s${phone}@example.in`;
  await page.locator("[name=name]").fill(name);
  await page.locator("[name=email]").fill(email);
  await page.locator("[name=dob]").fill(PROFILE.dob);
  await page.locator("[name=gender]").selectOption(PROFILE.gender);
  await page.locator("main").locator("form:has([name=dob]) [type=submit]").click();
  await expect(page).toHaveURL(product("/dashboard"));
  return { phone, email, name };
}

/** Uploads a small PDF from the dashboard. */
export async function uploadResume(page: Page, name = "आशा resume.pdf") {
  await page.goto(product("/dashboard"));
  await page
    .locator("[name=resume]")
    .setInputFiles({ name, mimeType: "application/pdf", buffer: Buffer.from(PDF) });
  await page.getByRole("button", { name: "Upload Resume" }).click();
  await expect(page.getByRole("link", { name: `View ${name}` })).toBeVisible();
}

/** Opens a job from the list by its title, applies, and waits for the queue to open the test. */
export async function apply(page: Page, title: string) {
  await page.goto(product(`/jobs?q=${encodeURIComponent(title)}`));
  await page.getByRole("link", { name: "View Details" }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await page.getByRole("link", { name: "Apply Now" }).click();
  await page.getByRole("radio").first().check();
  await page.getByRole("button", { name: "Submit Application" }).click();
  await expect(page).toHaveURL(/\/applications\/\d+$/);
  await expect(async () => {
    await page.reload();
    await expect(page.getByRole("heading", { name: "Test Pending!" })).toBeVisible({
      timeout: 500,
    });
  }).toPass();
  return page.url();
}

/** The question on a test's page. */
export async function askedOn(page: Page): Promise<Asked> {
  const prompt = await page.getByRole("heading", { level: 1 }).innerText();
  const options = await page.locator("main label:has([type=radio])").allInnerTexts();
  return { prompt, options };
}

/** The number of questions of the test whose first question is shown. */
export async function questionCount(page: Page): Promise<number> {
  const words = await page.getByText(/^Question 1 of \d+$/).innerText();
  return Number(words.split(" ").pop());
}

/** Takes the test on its page with only right answers. Returns the number of questions. */
export async function passTest(page: Page): Promise<number> {
  await page.getByRole("button", { name: "Get Test Link" }).click();
  const link = await page.getByLabel("Your test link").inputValue();
  await page.goto(link);
  await page.getByRole("button", { name: "Start test" }).click();
  const count = await questionCount(page);
  for (let number = 1; number <= count; number += 1) {
    await expect(page.getByText(`Question ${number} of ${count}`)).toBeVisible();
    const right = rightOption(await askedOn(page));
    await page.locator("main label:has([type=radio])").nth(right).click();
    const forward = page.locator("main [type=submit]").last();
    await expect(forward).toHaveText(number === count ? "Submit test" : "Next");
    await forward.click();
  }
  await expect(page.getByRole("heading", { name: "You passed." })).toBeVisible();
  return count;
}

/**
 * Waits until the framework's script has taken over a control; before
 * that, its form is a plain one. React marks a control while it is still
 * rendering, so this also waits until its root is no longer dehydrated.
 */
export async function scripted(control: Locator): Promise<void> {
  const isTaken = () =>
    control.evaluate((element) => {
      const isMarked = Object.keys(element).some((key) => key.startsWith("__react"));
      const container = Object.entries(document).find(([key]) =>
        key.startsWith("__reactContainer"),
      );
      return isMarked && container?.[1].stateNode.current.memoizedState.isDehydrated === false;
    });
  await expect.poll(isTaken).toBe(true);
}

/**
 * Pays for the slot on an application's page: in the
 * checkout, or on the hosted page without script.
 */
export async function pay(
  page: Page,
  isHosted = test.info().project.name === "no-script",
): Promise<void> {
  const button = page.getByRole("button", { name: "Click to Pay ₹199" });
  if (!isHosted) await scripted(button);
  await button.click();
  if (isHosted) await page.getByRole("button", { name: "Go to Razorpay and pay ₹199" }).click();
  await page.getByRole("button", { name: "Pay", exact: true }).click();
  if (isHosted) await page.getByRole("button", { name: "Continue" }).click();
}
