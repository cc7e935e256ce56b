import { product, simulate } from "../support/browser/product";
import { expect, test } from "../support/browser/shortcut";

/** The only mail to our support that contains this text. */
async function mailWith(words: string): Promise<string> {
  const mailed = async () => {
    const mails: { text: string }[] = await simulate("/inbox/email?to=support@pakka.in");
    return mails.map(({ text }) => text).filter((text) => text.includes(words));
  };
  await expect.poll(async () => (await mailed()).length).toBe(1);
  return (await mailed()).join();
}

test("the form asks once about a mistyped address, and one press corrects it", async ({
  page,
  someone,
}) => {
  await page.goto(product("/profile"));
  const email = page.getByLabel("Email Address");
  const update = page.getByRole("button", { name: "Update Profile" });
  const name = someone.email.split("@")[0];
  await email.fill(`${name}@gmial.com`);
  await update.click();
  await expect(email).toHaveAccessibleDescription(`Did you mean ${name}@gmail.com?`);
  await expect(email).toBeFocused();
  await page.getByRole("button", { name: `Use ${name}@gmail.com` }).click();
  await expect(page).toHaveURL(product("/dashboard"));
  await page.goto(product("/profile"));
  await expect(email).toHaveValue(`${name}@gmail.com`);

  await email.fill(`${name}@yaho.com`);
  await update.click();
  await expect(page.getByRole("button", { name: `Use ${name}@yahoo.com` })).toBeVisible();
  await update.click();
  await expect(page).toHaveURL(product("/dashboard"));
  await page.goto(product("/profile"));
  await expect(email).toHaveValue(`${name}@yaho.com`);
});

test("a visitor's message is sent with the corrected address, and keeps what was typed", async ({
  page,
}) => {
  const words = `We would like to post jobs, ${Date.now()}`;
  await page.goto(product("/contact"));
  const email = page.getByLabel("Email Address");
  await page.getByLabel("Full Name").fill("Asha Verma");
  await email.fill("asha@gmail.con");
  await page.getByLabel("Subject").fill("Partner with us");
  await page.locator("[name=message]").fill(words);
  await page.getByLabel("Phone (optional)").press("Enter");
  await expect(email).toHaveAccessibleDescription("Did you mean asha@gmail.com?");
  await expect(email).toBeFocused();
  await expect(page.locator("[name=message]")).toHaveValue(words);
  await page.getByRole("button", { name: "Use asha@gmail.com" }).click();
  await expect(page.getByText("Your message has been sent successfully.")).toBeVisible();
  await expect(email).toHaveValue("");
  expect(await mailWith(words)).toContain("asha@gmail.com");
});

test("the form does not ask again about a candidate's own address", async ({ page, someone }) => {
  const address = `${someone.phone}@gmial.com`;
  const profile = { name: "Asha Verma", dob: "1999-08-15", gender: "", email: address };
  await someone.post("/profile", { ...profile, emailAsked: address });
  const words = `Is the office open, ${Date.now()}`;
  await page.goto(product("/contact"));
  await page.getByLabel("Subject").fill("A question");
  await page.locator("[name=message]").fill(words);
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(page.getByText("Your message has been sent successfully.")).toBeVisible();
  expect(await mailWith(words)).toContain(address);
});

test("a visitor's question keeps a correct address, and works without one", async ({ page }) => {
  const words = `The link does not open, ${Date.now()}`;
  await page.goto(product("/help"));
  const email = page.getByLabel("Your email (optional)");
  const submit = page.getByRole("button", { name: "Submit Query" });
  await page.getByLabel("Subject").fill("My test link");
  await page.getByLabel("Description").fill(words);
  await email.fill("asha@yaho.com");
  await submit.click();
  await expect(email).toHaveAccessibleDescription(/Did you mean asha@yahoo.com\?/);
  await submit.click();
  await expect(page.getByText("Your query has been submitted successfully")).toBeVisible();
  expect(await mailWith(words)).toContain("asha@yaho.com");
});
