import { expect, test } from "@playwright/test";
import { mailedCode } from "../support/browser/console";
import { Thumb } from "../support/browser/thumb";
import { newEmail } from "../support/people";

/** From a mailbox to a submitted job. */
const LIMIT_SECONDS = 600;
const WORK =
  "Sell saris to people who come in\nKeep the shelves in order\nMake the bill at the counter";

test("a new company submits its first job within ten minutes on a phone", async ({ page }) => {
  const thumb = new Thumb(page);
  const email = newEmail();

  await thumb.open("/hiring/login");
  await thumb.type("Email", email);
  const code = await mailedCode(email, () => thumb.press("Mail me a code"));
  thumb.readMail();
  await thumb.type("Code of six digits", code);
  await thumb.press("Sign in");
  await thumb.type("Company's name", "Tara Looms");
  await thumb.press("Set up the company");

  await thumb.follow("The facts of your company");
  await thumb.type("Legal name", "Tara Looms Private Limited");
  await thumb.type("Address", "4 Ring Road, near the old mill, Surat 395002");
  await thumb.type("City", "Surat");
  await thumb.type("Phone", "9876543210");
  await thumb.press("Save and submit");

  await thumb.follow("Jobs");
  await thumb.follow("Write a job");
  await thumb.follow("Sales");
  await thumb.type("Title", "Shop Assistant");
  await expect(page.getByLabel("Place, as candidates read it")).toHaveValue("Surat");
  await expect(page.getByLabel("City")).toHaveValue("Surat");
  await thumb.type("State", "Gujarat");
  await thumb.type("Pay from, in rupees", "16000");
  await thumb.type("Pay to, in rupees", "19000");
  await thumb.type("Openings", "4");
  await thumb.choose("Shift", "Day");
  await thumb.type("Interview slots", "20");
  await thumb.type("About the work", WORK);
  await thumb.press("Save the draft");

  await thumb.follow("The test");
  await thumb.press("Begin with proposed questions");
  await thumb.follow("Change question 1");
  await thumb.type("Question 1", "A sari costs ₹900. What do two cost?");
  for (const [at, answer] of ["₹1,600", "₹1,800", "₹1,900", "₹2,000"].entries())
    await thumb.type(`Answer ${at + 1}`, answer);
  await thumb.check("Answer 2 is right");
  await thumb.press("Save the question");
  await thumb.follow("Shop Assistant");

  await thumb.follow("See it as candidates will");
  await expect(page.getByText("₹16,000–19,000 a month").first()).toBeVisible();
  await thumb.follow("Shop Assistant");
  await thumb.press("Submit");
  await expect(page.getByRole("heading", { level: 2, name: "Submitted" })).toBeVisible();

  console.info(JSON.stringify({ event: "first-job", ...thumb.counted, seconds: thumb.seconds }));
  expect(thumb.seconds).toBeLessThanOrEqual(LIMIT_SECONDS);
});
