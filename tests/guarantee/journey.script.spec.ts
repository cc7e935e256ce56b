import { apply, logIn, passTest, pay, uploadResume } from "../support/browser/candidate";
import { expect, test, until } from "../support/browser/clock";
import { newCompanyName, openJobOf } from "../support/browser/company";
import { press, signIn } from "../support/browser/console";
import { callAsStaff, product, simulate } from "../support/browser/product";
import { succeeded } from "../support/client";
import { eventually } from "../support/eventually";
import { dateInDays, timeOf } from "../support/interview-days";
import { ROOMY_JOB } from "../support/jobs";
import { newEmail, PROFILE } from "../support/people";

interface Mail {
  subject: string;
  text: string;
}

test("a journey from phone to answer, with payment, time, reminder and code, needs only the two sides", async ({
  page,
  newPhone,
  passTime,
}) => {
  test.setTimeout(120_000);
  const shows = (name: string | RegExp) =>
    expect(page.getByRole("heading", { name, exact: true })).toBeVisible();
  const company = await newPhone();
  const name = newCompanyName();
  await signIn(company, "/hiring", newEmail());
  await company.getByLabel("Company's name").fill(name);
  await press(company, "Set up the company");
  const job = await openJobOf(name);
  await company.goto(product(`/hiring/jobs/${job}/days`));
  await company.getByLabel("Day", { exact: true }).fill(dateInDays(4));
  await company.getByLabel("From").fill("10:00");
  await company.getByLabel("To", { exact: true }).fill("11:00");
  await company.getByLabel("Who meets them").fill("Kavya Nair");
  await company.getByLabel("Place: building and street").fill("Plot 14, MP Nagar");
  await press(company, "Offer the day");
  await expect(company.getByText("2 seats free now.")).toBeVisible();

  const { phone, email } = await logIn(page);
  const mails = (): Promise<Mail[]> => simulate(`/inbox/email?to=${email}`);
  await uploadResume(page);
  const application = await apply(page, ROOMY_JOB.title);
  await passTest(page);
  await page.goto(application);
  await pay(page);
  await shows("Choose your interview time");
  await page.getByRole("button", { name: "10:00 am 1 open" }).click();
  await shows("Interview Scheduled");
  // The message about the chosen time replaces the one about the payment.
  await expect(page.getByRole("status")).toContainText("Interview time chosen");
  await expect(page.getByRole("status")).not.toContainText("Payment");
  const at = timeOf("10:00", 4);

  await passTime(until(at, -23 * 60));
  const reminded = (all: Mail[]) => all.find(({ subject }) => subject.startsWith("Reminder"))?.text;
  const reminder = reminded(await eventually(mails, (all) => Boolean(reminded(all)))) ?? "";
  expect(reminder).toContain("It takes: about 30 minutes");
  expect(reminder).toContain("Place: Plot 14, MP Nagar");
  const [calendar = ""] = /\/files\/interviews\/\S+/.exec(reminder) ?? [];
  const file = await (await page.request.get(product(calendar))).text();
  expect(file).toContain("DURATION:PT30M");
  expect(file).toContain("LOCATION:Plot 14\\, MP Nagar");
  await expect
    .poll(async () => JSON.stringify(await simulate(`/inbox/sms?to=${phone}`)))
    .toContain("Interview coming up: ");

  await company.getByRole("link", { name: /10:00.am to 11:00.am/ }).click();
  await press(company, "Make a link");
  const link = company.getByText(/\/hiring\/day\/[0-9a-f]{32}$/);
  const desk = await newPhone();
  const list = product(new URL((await link.textContent()) ?? "").pathname);
  await passTime(until(at, -20));
  await page.goto(application);
  await shows("10:00 AM");
  await press(page, "I am here");
  await expect(page.getByText(/You said “I am here” at 9:40/)).toBeVisible();
  const code = page.getByRole("img", { name: /^[A-Z] [A-Z] [A-Z] \d \d$/ });
  const spoken = (await code.getAttribute("aria-label")) ?? "";
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await desk.goto(list);
  await expect(desk.getByText(/^Here since 9:40/)).toBeVisible();
  await desk.getByLabel("Meeting code").fill(spoken.replaceAll(" ", ""));
  await press(desk, "Check in");
  await expect(desk.getByText(/^Checked in, 9:40/)).toBeVisible();
  await page.reload();
  await shows("MET");
  await expect(page.getByText(/^Met by Kavya Nair, .*, 9:40\sam/)).toBeVisible();

  await passTime(until(at, 35));
  await page.reload();
  await shows(/^You get an answer by /);
  await company.goto(product("/hiring"));
  await company.getByRole("link", { name: PROFILE.name, exact: true }).click();
  await company.getByRole("link", { name: "Choose", exact: true }).click();
  await press(company, "See what they read");
  await press(company, "Send: chosen");
  await expect(company.getByText("You chose this candidate.")).toBeVisible();
  await passTime({ minutes: 11 });
  await page.reload();
  await shows("Congratulations, You're Selected!");
  await expect
    .poll(async () => (await mails()).map(({ subject }) => subject))
    .toContain("Congratulations, you're selected!");

  // Staff did nothing on this application.
  const id = application.split("/").pop();
  const acts: { action: string; role: string }[] = await succeeded(
    callAsStaff("GET", `/ops/audit?subject=${id}&limit=100`),
  );
  // Another person's interview may have the same id.
  const ofIt = acts.filter(({ action }) => action.startsWith("application."));
  expect(new Set(ofIt.map(({ role }) => role))).toEqual(new Set(["owner"]));
});
