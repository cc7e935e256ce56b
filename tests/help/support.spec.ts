import { product, simulate } from "../support/browser/product";
import { expect, test } from "../support/browser/shortcut";

const mailToSupport = (words: string) =>
  expect.poll(async () => {
    const mail: { text: string }[] = await simulate("/inbox/email?to=support@pakka.in");
    return mail.filter(({ text }) => text.includes(words)).length;
  });

test("a visitor sends a question on the help page; mistakes keep what was typed", async ({
  page,
}) => {
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
  await mailToSupport(words).toBe(1);
});

test("a signed-in candidate sends a message without typing name and address", async ({
  page,
  someone,
}) => {
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
  await mailToSupport(words).toBe(1);
});
