import type { Page } from "@playwright/test";
import { rightOption } from "../../support/answer-key";
import { expect, test, until } from "../../support/browser/clock";
import { newCompanyName } from "../../support/browser/company";
import { press, signIn, signInAdmin } from "../../support/browser/console";
import { announce } from "../../support/browser/employer";
import { callAsStaff, product } from "../../support/browser/product";
import { Shortcut } from "../../support/browser/shortcut";
import { succeeded } from "../../support/client";
import { dateInDays, timeOf } from "../../support/interview-days";
import { newEmail } from "../../support/people";

// A week of both consoles on one product: the company works on a phone, and staff at a desk.

/** Fills in fields by their labels. */
async function fill(page: Page, values: Record<string, string>) {
  for (const [label, value] of Object.entries(values))
    await page.getByLabel(label, { exact: true }).fill(value);
}

const row = (page: Page, name: string) => page.getByRole("row").filter({ hasText: name });
/** A candidate in the list of today. */
const visitor = (page: Page, name: string) => page.getByRole("listitem").filter({ hasText: name });

/** An application as staff see it. */
const read = (path: string) => succeeded(callAsStaff("GET", `/ops${path}`));

/** Fills in the company's own page, from a new mailbox to facts that staff can verify. */
async function foundCompany(company: Page, name: string) {
  await signIn(company, "/hiring", newEmail());
  await company.getByLabel("Company's name").fill(name);
  await press(company, "Set up the company");
  await company.goto(product("/hiring/company"));
  await fill(company, {
    "Legal name": `${name} Private Limited`,
    Address: "4 Ring Road, Surat 395002",
    City: "Surat",
    Phone: "9876543210",
  });
  await press(company, "Save and submit");
}

/** Writes a job and submits it. Returns its id. */
async function writeJob(company: Page, title: string): Promise<string> {
  await company.goto(product("/hiring/jobs/new"));
  await fill(company, {
    Title: title,
    "Place, as candidates read it": "Surat",
    "Pay from, in rupees": "18000",
    "Interview slots": "40",
    "About the work": "Help customers",
  });
  await press(company, "Save and submit");
  await expect(company.getByRole("heading", { level: 2, name: "Submitted" })).toBeVisible();
  return company.url().split("/").pop() ?? "";
}

async function verifyAndOpen(staff: Page, name: string, jobs: string[]) {
  await signInAdmin(staff);
  await staff.getByRole("link", { name: `Check: ${name}` }).click();
  await staff.getByLabel("What was looked at").selectOption("call");
  await staff.getByLabel("What was found. Candidates read it").fill("Spoke to the owner");
  await press(staff, "Record");
  await expect(staff.getByText("Verified", { exact: true })).toBeVisible();
  for (const job of jobs) {
    await staff.goto(product(`/staff/jobs/${job}`));
    await press(staff, "Approve and open");
    await expect(staff.getByText("Open", { exact: true }).first()).toBeVisible();
  }
}

/** A candidate with a slot of a job, and the forms on their own pages. */
async function candidateOf(page: Page, job: string, name: string) {
  const someone = new Shortcut(page.context());
  await someone.enter(name);
  const path = await someone.applyAndWait(job);
  await someone.takeTest(path, rightOption);
  await someone.pay(path);
  const say = (form: Record<string, string>) => someone.post(path, form);
  return { someone, path, say };
}

test("a company and staff work through a week of interviews", async ({
  page: company,
  newPhone,
  passTime,
}) => {
  test.setTimeout(180_000);
  const staff = await newPhone();
  await staff.setViewportSize({ width: 1280, height: 900 });
  const name = newCompanyName();

  // Monday: a company signs up, is verified, and its jobs open.
  await foundCompany(company, name);
  const job = await writeJob(company, "Store Assistant");
  const closing = await writeJob(company, "Night Watch");
  await verifyAndOpen(staff, name, [job, closing]);
  await company.goto(product(`/hiring/jobs/${job}/days`));
  await fill(company, { Day: dateInDays(4), From: "10:00", To: "12:00" });
  await fill(company, {
    "Who meets them": "Kavya Nair",
    "Place: building and street": "Plot 14, MP Nagar",
  });
  await press(company, "Offer the day");
  await expect(company.getByText("4 seats free now.")).toBeVisible();
  await company.getByRole("link", { name: /10:00.am to 12:00.pm/ }).click();
  await company.waitForURL(/\/days\/\d+$/);
  const day = company.url().split("/").pop() ?? "";
  const wide = await company.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBeLessThanOrEqual(360);

  // Candidates pay, and four of them choose a time.
  const invite = async (who: string, of = job, time?: string) => {
    const one = await candidateOf(await newPhone(), of, who);
    if (time) {
      const choice = { dayId: day, at: timeOf(time, 4) };
      await one.someone.post(`${one.path}/times`, choice);
    }
    return one;
  };
  const [bina, chand, devi, esha, farid, gita] = await Promise.all([
    invite("Bina Rao", job, "10:00"),
    invite("Chand Ali", job, "10:30"),
    invite("Devi Nair", job, "11:00"),
    invite("Esha Paul", job, "11:30"),
    invite("Farid Khan"),
    invite("Gita Sen", closing),
  ]);

  // A refund by hand, a withdrawn job, and an announcement.
  await staff.goto(product(`/staff${farid.path}/refund`));
  await staff.getByLabel("Reason", { exact: true }).fill("He has moved away.");
  await press(staff, "See what it does");
  await press(staff, "Refund now");
  await expect(staff.getByText("Refunded", { exact: true })).toBeVisible();
  await company.goto(product(`/hiring/jobs/${closing}/withdraw`));
  await company.getByLabel("Reason", { exact: true }).fill("The shop stays closed at night.");
  await press(company, "See what it does");
  await expect(company.getByText("₹199").first()).toBeVisible();
  await press(company, "Withdraw the job");
  await expect(company.getByText(/^Withdrawn on /)).toBeVisible();
  await expect.poll(async () => (await read(gita.path)).closedBecause).toBe("job_withdrawn");
  await announce(job, "Bring your mark sheets", "The shop asks for your mark sheets.");
  await expect.poll(() => bina.someone.text("/notifications")).toContain("Bring your mark sheets");

  // Friday: one is met by code, one is absent, one meets nobody at the venue, and two sides
  // disagree.
  await passTime(until(timeOf("10:00", 4), -5));
  const ticket = await bina.someone.text(bina.path);
  const code = /aria-label="([A-Z] [A-Z] [A-Z] \d \d)"/.exec(ticket)?.[1] ?? "";
  await company.goto(product("/hiring"));
  await visitor(company, "Bina Rao").getByLabel("Meeting code").fill(code.replaceAll(" ", ""));
  await visitor(company, "Bina Rao").getByRole("button", { name: "Check in" }).click();
  await expect(company.getByText(/^Checked in, 9:55/)).toBeVisible();
  await passTime(until(timeOf("11:00", 4), -5));
  await devi.say({ intent: "arrived" });
  await passTime(until(timeOf("11:30", 4), 25));
  await devi.say({
    intent: "outcome",
    outcome: "employer_absent",
    sure: "employer_absent",
  });
  await company.goto(product("/hiring"));
  for (const absent of ["Chand Ali", "Esha Paul"]) {
    const did = visitor(company, absent).getByRole("button", {
      name: "The candidate did not come",
    });
    await did.click();
    await press(company, "Yes, the candidate did not come");
    await expect(visitor(company, absent).getByText(/^You can take it back until /)).toBeVisible();
  }
  await passTime({ minutes: 11 });
  await esha.say({ intent: "outcome", outcome: "held", text: "I sat at the desk with Kavya." });
  await company.goto(product(`/hiring${bina.path}`));
  await company.getByRole("link", { name: "Choose", exact: true }).click();
  await press(company, "See what they read");
  await press(company, "Send: chosen");
  await expect(company.getByText("You chose this candidate.")).toBeVisible();

  // Staff decide the dispute on the page that shows both statements.
  await signInAdmin(staff);
  await staff.getByRole("link", { name: "Decide: Esha Paul" }).click();
  await expect(row(staff, "In their own words")).toContainText("I sat at the desk with Kavya.");
  await expect(row(staff, "Says").first()).toContainText("The candidate was not there");
  await expect(row(staff, "At the place")).toContainText("Did not type the meeting code");
  await expect(row(staff, "At the place")).toContainText("Did not say “I am here”");
  await staff.getByText("What each side reads of “Held”").click();
  await staff.getByRole("radio", { name: /^Held\./ }).check();
  await staff.getByLabel("Reason, for the audit").fill("The visitors' book names her.");
  await press(staff, "Decide the dispute");
  await expect(staff.getByText("The two sides disagree about the interview.")).toHaveCount(0);

  // Days later every application has ended.
  await passTime({ hours: 25 });
  await passTime({ hours: 48 });
  const ends = async () =>
    Object.fromEntries(
      await Promise.all(
        Object.entries({ bina, chand, devi, esha, farid, gita }).map(async ([who, { path }]) => {
          const { status, closedBecause, interview, payment } = await read(path);
          return [who, [closedBecause ?? status, interview?.state ?? null, payment.state]];
        }),
      ),
    );
  await expect.poll(ends).toMatchObject({
    bina: ["SELECTED", "held", "kept"],
    chand: ["candidate_absent", "candidate_absent", "kept"],
    devi: ["PAYMENT_CONFIRMED", "employer_absent", expect.stringMatching(/^refund/)],
    esha: ["INTERVIEW_SCHEDULED", "held", "kept"],
    farid: ["staff_refund", null, expect.stringMatching(/^refund/)],
    gita: ["job_withdrawn", null, expect.stringMatching(/^refund/)],
  });
});
