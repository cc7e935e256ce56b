import type { Page } from "@playwright/test";
import { product, simulate } from "../support/browser/product";
import { expect, test } from "../support/browser/shortcut";

/** The texts of the mails to support that contain these words. */
const mailToSupport = (words: string) =>
  expect.poll(async () => {
    const mail: { text: string }[] = await simulate("/inbox/email?to=support@pakka.in");
    return mail.map(({ text }) => text).filter((text) => text.includes(words));
  });

/** The number that the page shows for the message that was just sent. */
async function numberOn(page: Page, kind: "question" | "message") {
  const line = page.getByRole("main").getByText(`We have your ${kind}. Its number is `);
  await expect(line).toBeVisible();
  return /\d+(?=\.$)/.exec(await line.innerText())?.[0];
}

test("a visitor sends a question on the help page; mistakes keep what was typed", {
  tag: "@no-script",
}, async ({ page }) => {
  const words = `The link does not open, ${Date.now()}`;
  await page.goto(product("/help"));
  await page.getByRole("link", { name: "Go to the form" }).click();
  const form = page.locator("form:has([name=description])");
  await form.locator("[name=subject]").fill("abc");
  await form.locator("[name=description]").fill(words);
  await form.locator("[name=category]").selectOption("technical_support");
  await form.getByRole("button", { name: "Submit Query" }).click();
  await expect(
    page.locator(".field-error", { hasText: "Subject must be at least 5 characters" }).first(),
  ).toBeVisible();
  await expect(form.locator("[name=description]")).toHaveValue(words);
  await expect(form.locator("[name=category]")).toHaveValue("technical_support");
  await form.locator("[name=subject]").fill("Test link");
  await form.getByRole("button", { name: "Submit Query" }).click();
  await expect(page.getByText("Your query has been submitted successfully")).toBeVisible();
  await expect(form.locator("[name=subject]")).toHaveValue("");
  await expect(form.locator("[name=description]")).toHaveValue("");
  const number = await numberOn(page, "question");
  await mailToSupport(words).toEqual([expect.stringContaining(`No. ${number}\n`)]);
});

test("a signed-in candidate sends a message without typing name and address", {
  tag: "@no-script",
}, async ({ page, someone }) => {
  const words = `We would like to post jobs, ${Date.now()}`;
  await page.goto(product("/contact"));
  const form = page.locator("form:has([name=message])");
  await expect(form.locator("[name=fullName]")).toHaveValue("Asha Verma");
  await expect(form.locator("[name=email]")).toHaveValue(someone.email);
  await form.locator("[name=subject]").fill("Partner with us");
  await form.locator("[name=message]").fill(words);
  await form.getByRole("button", { name: "Send Message" }).click();
  await expect(page.getByText("Your message has been sent successfully.")).toBeVisible();
  await expect(form.locator("[name=message]")).toHaveValue("");
  const number = await numberOn(page, "message");
  await mailToSupport(words).toEqual([expect.stringContaining(`No. ${number}\n`)]);
});

test("a signed-in candidate finds the number and the text of a question", {
  tag: "@no-script",
}, async ({ page, someone }) => {
  const subject = `My link, ${Date.now()}`;
  await page.goto(product("/help"));
  const form = page.locator("form:has([name=description])");
  await form.locator("[name=subject]").fill(subject);
  await form.locator("[name=description]").fill(`It does not open. ${someone.email}`);
  await form.getByRole("button", { name: "Submit Query" }).click();
  const number = await numberOn(page, "question");
  await page.goto(product("/help"));
  await expect(page.getByRole("main").getByText("We have your question.")).toHaveCount(0);
  await expect(page.getByText(`No. ${number}. You asked on `)).toBeVisible();
});
