import type { Page } from "@playwright/test";
import { newestCode, product } from "../support/browser/product";
import { expect, Shortcut, signedIn, test } from "../support/browser/shortcut";
import { newPhone } from "../support/people";

// Errors in a form are shown in our own text, not in the browser's validation bubbles. Each form is
// sent with its button, as a person sends it.

interface Wrong {
  form: string;
  path: string;
  /** By field name. */
  typed: Record<string, string>;
  button: string;
  /** The error beside each field; the first of these fields gets the focus. */
  beside: Record<string, string>;
  toast: string;
}

const CONTACT = { path: "/contact", button: "Send Message", toast: "Error" };
const QUERY = { path: "/help", button: "Submit Query", toast: "Error" };
const PROFILE = { path: "/profile", button: "Update Profile", toast: "Update Failed" };

const OPEN: Wrong[] = [
  {
    ...CONTACT,
    form: "contact, empty",
    typed: {},
    beside: {
      fullName: "Full name is required",
      email: "Please enter a valid email address",
      subject: "Subject is required",
      message: "Message must be at least 10 characters",
    },
  },
  {
    ...CONTACT,
    form: "contact, too short",
    typed: { fullName: "Asha Verma", email: "asha@", subject: "b", message: "Nine char" },
    beside: {
      email: "Please enter a valid email address",
      subject: "Subject is required",
      message: "Message must be at least 10 characters",
    },
  },
  {
    ...QUERY,
    form: "query, empty",
    typed: {},
    beside: {
      subject: "Subject must be at least 5 characters",
      description: "Description must be at least 10 characters",
    },
  },
  {
    ...QUERY,
    form: "query, with what is no number and no address",
    typed: { subject: "My test", description: "The link is broken", jobId: "x7", email: "asha" },
    beside: { jobId: "Give the job's number", email: "Please enter a valid email address" },
  },
  {
    form: "phone",
    path: "/login",
    button: "Send OTP",
    toast: "Error",
    typed: { phone: "1234567890" },
    beside: { phone: "Enter a 10-digit Indian mobile number that begins with 6, 7, 8 or 9" },
  },
];

const SIGNED_IN: Wrong[] = [
  {
    ...PROFILE,
    form: "profile, empty",
    typed: { name: "", email: "", dob: "" },
    beside: {
      name: "Enter your full name",
      email: "Enter your email address",
      dob: "Enter your date of birth",
    },
  },
  {
    ...PROFILE,
    form: "complete profile, wrong",
    path: "/complete-profile",
    button: "Save and continue",
    typed: { name: "Asha", email: "asha@", dob: "1899-12-31" },
    beside: { email: "Please enter a valid email address", dob: "Enter a date from 1900 on" },
  },
  {
    form: "resume, no file",
    path: "/profile",
    button: "Upload Resume",
    toast: "Upload Failed",
    typed: {},
    beside: { resume: "Choose a PDF, DOC or DOCX file" },
  },
];

async function refuse(page: Page, wrong: Wrong) {
  await page.goto(product(wrong.path));
  const button = page.getByRole("button", { name: wrong.button });
  const form = page.locator("main form").filter({ has: button });
  for (const [name, text] of Object.entries(wrong.typed)) {
    await form.locator(`[name=${name}]`).fill(text);
  }
  await button.click();
  const [first = ""] = Object.keys(wrong.beside);
  for (const [name, words] of Object.entries(wrong.beside)) {
    const field = form.locator(`[name=${name}]`);
    await expect(field).toHaveAccessibleDescription(new RegExp(`${words}$`));
    await expect(field).toHaveAttribute("aria-invalid", "true");
  }
  await expect(form.locator("[aria-invalid]")).toHaveCount(Object.keys(wrong.beside).length);
  await expect(form.locator(`[name=${first}]`)).toBeFocused();
  for (const [name, text] of Object.entries(wrong.typed)) {
    await expect(form.locator(`[name=${name}]`)).toHaveValue(text);
  }
  const toasts = page.locator(".toast");
  await expect(toasts).toHaveCount(1);
  await expect(toasts).toContainText(wrong.toast);
  await expect(toasts).toContainText(wrong.beside[first] ?? "");
  await expect(toasts).toBeVisible();
}

for (const wrong of OPEN)
  test(`${wrong.form}: the form reports mistakes in our words`, ({ page }) => refuse(page, wrong));
for (const wrong of SIGNED_IN)
  signedIn(`${wrong.form}: the form reports mistakes in our words`, ({ page }) =>
    refuse(page, wrong),
  );

test("code: the form reports mistakes in our words", async ({ page }, { project }) => {
  const phone = newPhone();
  await new Shortcut(page.context()).post("/login", { phone });
  await page.goto(product("/login"));
  const code = page.getByLabel("4-digit code");
  const verify = page.getByRole("button", { name: "Verify" });
  const refused = async (words: string) => {
    await verify.click();
    await expect(code).toHaveAccessibleDescription(new RegExp(words));
    await expect(code).toBeFocused();
    await expect(page.locator(".toast")).toHaveCount(1);
    await expect(page.locator(".toast")).toContainText("Verification Failed");
  };
  // With script, the button is disabled until four digits are typed.
  if (project.name === "script") await expect(verify).toBeDisabled();
  else await refused("Enter the 4-digit code");
  await code.fill((await newestCode(phone)) === "1111" ? "2222" : "1111");
  await refused("That code is not right");
});

test("application without a resume: the form reports it in our words", async ({
  page,
  someone,
}) => {
  await page.goto(product(`/jobs/${await someone.jobId("Collections Executive")}/apply`));
  // The newest resume is selected by default, so only a changed page can send none.
  const resume = page.getByRole("radio").first();
  await resume.evaluate((input: HTMLInputElement) => {
    input.name = "";
  });
  await page.getByRole("button", { name: "Submit Application" }).click();
  await expect(page.getByRole("alert")).toContainText("Application Failed");
  await expect(page.getByRole("alert")).toContainText("Select a resume");
  await expect(page.locator(".toast")).toHaveCount(1);
  await expect(page.locator(".toast")).toContainText("Application Failed");
  await expect(page.locator(".toast")).toContainText("Select a resume");
});

test("an application refused by the API says so in the dialog and in one message", async ({
  page,
  someone,
}) => {
  await page.goto(product(`/jobs/${await someone.jobId("Collections Executive")}/apply`));
  const resume = page.getByRole("radio").first();
  await resume.check();
  await resume.evaluate((input: HTMLInputElement) => {
    input.value = "987654321";
  });
  await page.getByRole("button", { name: "Submit Application" }).click();
  await expect(page.getByRole("alert")).toContainText("Application Failed");
  await expect(page.locator(".toast")).toHaveCount(1);
  await expect(page.locator(".toast")).toContainText("Application Failed");
});

signedIn("no form shows the browser's own validation messages", async ({ page }) => {
  const paths = ["/profile", "/complete-profile", "/dashboard", "/help", "/contact", "/jobs"];
  await page.goto(product("/jobs/1/apply"));
  for (const path of paths) {
    await page.goto(product(path));
    const bubbling = await page.evaluate(() =>
      [...document.forms]
        .filter((form) => !form.noValidate)
        .flatMap((form) => [...form.elements])
        .filter((field) =>
          field.matches("[required], [minlength], [pattern], [type=email], [type=date]"),
        )
        .map((field) => field.outerHTML),
    );
    expect(bubbling, path).toEqual([]);
  }
});
