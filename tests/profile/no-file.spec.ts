import type { Locator, Page } from "@playwright/test";
import { postJob } from "../support/browser/employer";
import { newestCode, product } from "../support/browser/product";
import { expect, Shortcut, test } from "../support/browser/shortcut";
import { newPhone, PDF, PROFILE } from "../support/people";
import { PICTURES } from "../support/photos";

// A candidate without a resume file goes from a job to an application, with and without script.

/** Counts taps; typed characters do not count. */
class Finger {
  taps = 0;

  async tap(control: Locator) {
    this.taps += 1;
    await control.click();
  }
}

const go = (page: Page) => page.getByRole("button", { name: "Save and go on" });
const expectQuestion = (page: Page, question: string) =>
  expect(page.getByRole("heading", { level: 1, name: question })).toBeVisible();

/** Answers all questions after the name: the profile already has the name. */
async function answerAll(page: Page, finger = new Finger()) {
  const tap = (control: Locator) => finger.tap(control);
  const choose = (name: string) => tap(page.getByText(name, { exact: true }));
  await expectQuestion(page, "Where do you live?");
  await page.getByLabel("City or village").fill("सीहोर");
  await tap(go(page));
  await expectQuestion(page, "What did you study last?");
  await choose("12th pass");
  await tap(go(page));
  await expectQuestion(page, "What work did you do last?");
  await expect(page.getByLabel("What were you?")).toBeVisible();
  await choose("None yet: this will be my first job");
  await expect(page.getByLabel("What were you?")).toBeHidden();
  await tap(go(page));
  await expectQuestion(page, "What can you do well?");
  await choose("Computer");
  await tap(go(page));
  await expectQuestion(page, "Which languages do you speak?");
  await choose("Hindi");
  await tap(go(page));
  await expectQuestion(page, "Do you have a driving licence?");
  await tap(page.getByRole("link", { name: "Skip this question" }));
  await expectQuestion(page, "Is this right?");
  await tap(page.getByRole("button", { name: "Make my resume" }));
}

test("without a file on the phone, it takes 17 taps from a job to an application", async ({
  page,
}) => {
  const job = await postJob();
  const finger = new Finger();
  const phone = newPhone();
  const press = (name: string) => finger.tap(page.getByRole("button", { name }));
  await page.goto(product(`/jobs/${job}`));
  await finger.tap(page.getByRole("link", { name: "Apply Now" }));
  await page.getByLabel("Phone number").fill(phone);
  await press("Send OTP");
  const code = page.locator("[autocomplete=one-time-code]");
  await expect(code).toBeVisible();
  await code.fill(await newestCode(phone));
  await press("Verify");
  await page.locator("[name=name]").fill(PROFILE.name);
  await page.locator("[name=email]").fill(`n${phone}@example.in`);
  await page.locator("[name=dob]").fill(PROFILE.dob);
  await press("Save and continue");
  await expect(page.getByText("Still needed: your resume")).toBeVisible();
  await finger.tap(page.getByRole("link", { name: "Make one here" }));
  await answerAll(page, finger);
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("radio", { name: "Asha Verma, resume.html" })).toBeChecked();
  const view = dialog.getByRole("link", { name: "View Asha Verma, resume.html" });
  const answer = await page.request.get((await view.getAttribute("href")) ?? "");
  expect(await answer.text()).toContain("सीहोर");
  await press("Submit Application");
  await expect(page).toHaveURL(/\/applications\/\d+$/);
  expect(finger.taps).toBe(17);
});

test.describe("with a profile", () => {
  let someone: Shortcut;
  test.beforeEach(async ({ context }) => {
    someone = new Shortcut(context);
    await someone.logIn();
    await someone.completeProfile();
    await someone.hearAll();
  });

  test("answers are kept, and a person who left goes on at the first open question", async ({
    page,
  }) => {
    await page.goto(product("/resume/new"));
    await expectQuestion(page, "Where do you live?");
    await expect(page.getByText("Your resume · 2 of 7", { exact: true })).toBeVisible();
    await page.getByLabel("City or village").fill("Bhopal");
    await go(page).click();
    await expectQuestion(page, "What did you study last?");
    await expect(page.getByText("Your resume · 3 of 7 · saved")).toBeVisible();
    await page.goto(product("/profile"));
    await page.getByRole("link", { name: "Make a resume here" }).click();
    await expectQuestion(page, "What did you study last?");
    await page.getByRole("link", { name: "Back", exact: true }).click();
    await expect(page.getByLabel("City or village")).toHaveValue("Bhopal");
  });

  test("a wrong answer stays on its page, with what was typed and the reason", async ({ page }) => {
    await page.goto(product("/resume/new/schooling"));
    await page.getByText("12th pass").click();
    await page.getByLabel("School or college").fill("शासकीय विद्यालय");
    await page.getByLabel("Year").fill("24");
    await go(page).click();
    await expect(page.getByText(/^Enter a year like 2019/).first()).toBeVisible();
    await expect(page.getByLabel("12th pass")).toBeChecked();
    await expect(page.getByLabel("School or college")).toHaveValue("शासकीय विद्यालय");
    await page.getByLabel("Year").fill("2024");
    await go(page).click();
    await expectQuestion(page, "What work did you do last?");
    await page.goto(product("/resume/new/place"));
    await go(page).click();
    await expect(page.locator("[aria-invalid]")).toHaveAttribute("name", "city");
  });

  test("an answer that our server could not save stays in its form", async ({ context }) => {
    const { NO_DATABASE_URL = "" } = process.env;
    const answer = await context.request.post(`${NO_DATABASE_URL}/resume/new/place`, {
      form: { city: "Bhopal" },
      headers: { Origin: NO_DATABASE_URL },
    });
    const html = await answer.text();
    expect(answer.status()).toBe(503);
    expect(html).toContain('value="Bhopal"');
    expect(html).toContain("Not Saved");
    const pageAnswer = await context.request.get(`${NO_DATABASE_URL}/resume/new/place`);
    expect(await pageAnswer.text()).toContain("We could not load this");
  });

  test("several skills, also typed ones, are kept and can be removed", async ({ page }) => {
    await page.goto(product("/resume/new/skills"));
    await page.getByLabel("Billing").check();
    await page.getByLabel("Typing").check();
    await page.getByLabel("Something else").fill("सिलाई, Welding");
    await go(page).click();
    await expectQuestion(page, "Which languages do you speak?");
    await page.getByRole("link", { name: "Back", exact: true }).click();
    await expect(page.getByLabel("Billing")).toBeChecked();
    await expect(page.getByLabel("Something else")).toHaveValue("सिलाई, Welding");
    await page.getByLabel("Billing").uncheck();
    await page.getByLabel("Typing").uncheck();
    await page.getByLabel("Something else").fill("");
    await go(page).click();
    await page.goto(product("/resume/new/check"));
    await expect(page.getByText("Not answered").nth(4)).toBeVisible();
  });

  test("a resume that lacks an answer says which one, and its button works", async ({ page }) => {
    await page.goto(product("/resume/new/check"));
    await expect(page.getByText("Still needed: where you live")).toBeVisible();
    await page.getByRole("button", { name: "Make my resume" }).click();
    await expect(page.getByText("Say which city or village you live in")).toBeVisible();
    await page.getByRole("link", { name: "Change: Lives in" }).click();
    await page.getByLabel("City or village").fill("Bhopal");
    await go(page).click();
    await expectQuestion(page, "Is this right?");
    await page.getByRole("button", { name: "Make my resume" }).click();
    await expect(page).toHaveURL(product("/profile"));
    await expect(page.getByRole("link", { name: "View Asha Verma, resume.pdf" })).toBeVisible();
    await page.getByRole("link", { name: "Change Asha Verma, resume.pdf" }).click();
    await expectQuestion(page, "Is this right?");
  });

  test("photos become a resume that is chosen in the dialog", async ({ page }) => {
    const job = await postJob();
    await page.goto(product(`/jobs/${job}/apply`));
    await page.getByRole("link", { name: "Take a photo" }).click();
    await expectQuestion(page, "Photograph your resume");
    const photo = { mimeType: "image/jpeg", buffer: Buffer.from(PICTURES.baseline) };
    await page.getByLabel("Page 1").setInputFiles({ name: "1.jpg", ...photo });
    await page.getByText("More pages").click();
    await page.getByLabel("Page 2").setInputFiles({ name: "2.jpg", ...photo });
    await page.getByRole("button", { name: "Make my resume" }).click();
    const radio = page.getByRole("radio", { name: "Asha Verma, resume, 2 photos.pdf" });
    await expect(radio).toBeChecked();
    await expect(page.getByText("Your resume is ready")).toBeVisible();
  });

  test("a file that is not a photo is refused at its field", async ({ page }) => {
    await page.goto(product("/resume/photos"));
    const file = { name: "cv.jpg", mimeType: "image/jpeg", buffer: Buffer.from(PDF) };
    await page.getByLabel("Page 1").setInputFiles(file);
    await page.getByRole("button", { name: "Make my resume" }).click();
    await expect(page.locator("main").getByText("Picture 1 is not a JPEG.")).toBeVisible();
    await expect(page.getByLabel("Page 1")).toHaveAttribute("aria-invalid", "true");
  });

  test("a file is uploaded in the dialog itself, and the newest resume is chosen", async ({
    page,
  }) => {
    await someone.uploadResume("old.pdf");
    await someone.hearAll();
    const job = await postJob();
    await page.goto(product(`/jobs/${job}/apply`));
    await expect(page.getByRole("radio", { name: "old.pdf" })).toBeChecked();
    await page.getByText("Add another resume").click();
    await page.getByText("Choose a file").click();
    const file = { name: "new.pdf", mimeType: "application/pdf", buffer: Buffer.from(PDF) };
    await page.getByLabel("Upload a resume").setInputFiles(file);
    await page.getByRole("button", { name: "Upload Resume" }).click();
    await expect(page.getByRole("radio", { name: "new.pdf" })).toBeChecked();
    await page.getByRole("button", { name: "Submit Application" }).click();
    await expect(page).toHaveURL(/\/applications\/\d+$/);
  });
});
