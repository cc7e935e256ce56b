import { expect, type Locator, type Page } from "@playwright/test";

export const PDF = "%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n";

const address = (name: "PRODUCT_URL" | "SIMULATORS_URL") => {
  const url = process.env[name];
  if (!url) throw new Error(`${name} is not set: the stack did not start`);
  return url;
};
export const product = (path = "/") => address("PRODUCT_URL") + path;

export const newPhone = () => `8${String(Math.floor(Math.random() * 1e9)).padStart(9, "0")}`;

/** A read of the simulators, as a developer with a phone and a mailbox has it. */
export async function simulator<T>(path: string, init?: RequestInit): Promise<T> {
  const response = await fetch(address("SIMULATORS_URL") + path, init);
  return (await response.json()) as T;
}

/** The newest code sent to a phone. Other messages may have come since. */
export async function newestCode(phone: string): Promise<string> {
  const inbox = await simulator<{ text: string }[]>(`/inbox/sms?to=${phone}`);
  return inbox.find(({ text }) => /^\d/.test(text))?.text.slice(0, 4) ?? "";
}

/** Logs in through the screens and completes the profile; ends on the dashboard. */
export async function logIn(page: Page, phone = newPhone(), name = "Asha Verma") {
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
  await page.locator("[name=dob]").fill("1999-08-15");
  await page.locator("[name=gender]").selectOption("FEMALE");
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
  await expect(page.getByRole("button", { name: "Applied" })).toBeDisabled();
  await page.getByRole("link", { name: "See your application" }).click();
  await expect(page).toHaveURL(/\/applications\/\d+$/);
  await expect(async () => {
    await page.reload();
    await expect(page.getByRole("heading", { name: "Test Pending!" })).toBeVisible({
      timeout: 500,
    });
  }).toPass();
  return page.url();
}

interface Asked {
  prompt: string;
  options: string[];
  answer: number;
}

/** Takes the test on its page; `pick` chooses the option for each question as it is asked. */
export async function takeTest(page: Page, questions: Asked[], pick: (asked: Asked) => number) {
  await page.getByRole("button", { name: "Get Test Link" }).click();
  const link = await page.getByLabel("Your test link").inputValue();
  await page.goto(link);
  await page.getByRole("button", { name: "Start test" }).click();
  for (const [index, asked] of questions.entries()) {
    await expect(page.getByRole("heading", { name: asked.prompt })).toBeVisible();
    await page.locator("main label:has([type=radio])").nth(pick(asked)).click();
    const forward = page.locator("main [type=submit]").last();
    await expect(forward).toHaveText(index === questions.length - 1 ? "Submit test" : "Next");
    await forward.click();
  }
  await expect(page.getByText("; a pass is")).toBeVisible();
}

/** Waits until the framework's script has taken a control over; before, it is a plain form's. */
export async function scripted(control: Locator): Promise<void> {
  const isTaken = () =>
    control.evaluate((element) => Object.keys(element).some((key) => key.startsWith("__react")));
  await expect.poll(isTaken).toBe(true);
}
