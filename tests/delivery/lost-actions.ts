import type { Locator, Page } from "@playwright/test";
import { product } from "../support/browser/product";
import { expect, type Shortcut } from "../support/browser/shortcut";
import { newPhone } from "../support/people";

// Actions of pages with the framework's script, and the message of each when its call is lost.

export interface Action {
  /** The path of the page with the action. */
  on(someone: Shortcut): string | Promise<string>;
  /** Steps before the action, such as filling in a field. */
  before?(page: Page): Promise<unknown>;
  button(page: Page): Locator;
  /** The message: title and text. */
  says: [title: string, words: string];
  /** The message is covered by a dialog, whose own button repeats the action. */
  inDialog?: true;
  /** Checks that the typed text and the look of the page are as before. */
  asBefore?(page: Page): Promise<unknown>;
  /**
   * Another button of the same question: once the first is done, it is refused with the new page.
   */
  contrary?(page: Page): Locator;
  /** Checks that the action was done once the connection was back. */
  done(page: Page): Promise<unknown>;
}

export const toastWith = (page: Page, text: string) =>
  page.locator(".toast:visible").filter({ hasText: text });
export const toast = (words: string) => (page: Page) =>
  expect(toastWith(page, words)).toBeVisible();
export const button = (name: string | RegExp) => (page: Page) =>
  page.getByRole("button", { name, exact: true }).first();

/** A person who has applied, so that the bell has news, and the path of the application. */
export async function informed(someone: Shortcut) {
  const application = await someone.apply("Collections Executive");
  await expect.poll(() => someone.text("/notifications")).toMatch(/Mark as read: Applied/);
  return application;
}
export const openBell = async (page: Page) => {
  await page.locator("summary.bell").click();
  await page.locator("summary[aria-label^='Actions: Applied']").click();
};

const testLink = (page: Page) => page.getByLabel("Your test link");

/** Follows a link of the menu by the framework, so that the next page is not plain. */
export async function goByMenu(page: Page, name: string) {
  await page.locator(".top-bar summary[aria-label^='My Account']").first().click();
  await page.getByRole("link", { name }).first().click();
}

/** The same, with a link of the footer. */
export const goByFooter = (page: Page, name: string) =>
  page.getByRole("contentinfo").getByRole("link", { name, exact: true }).click();

export const ACTIONS: Record<string, Action> = {
  "saving a job": {
    on: () => "/jobs",
    button: button("Save job"),
    says: ["Error", "Failed to update job save status."],
    asBefore: (page) => expect(button("Remove from saved jobs")(page)).toHaveCount(0),
    done: toast("Job save status updated successfully."),
  },
  "reading a notification": {
    on: (someone) => informed(someone).then(() => "/notifications"),
    button: button(/^Mark as read: Applied/),
    says: ["Error", "Failed to mark notification as read."],
    asBefore: (page) => expect(button(/^Mark as read: Applied/)(page)).toBeVisible(),
    done: (page) => expect(button(/^Mark as unread: Applied/)(page)).toBeVisible(),
  },
  "deleting a notification": {
    on: (someone) => informed(someone).then(() => "/notifications"),
    button: button(/^Delete: Applied/),
    says: ["Error", "Failed to delete notification."],
    asBefore: (page) => expect(button(/^Delete: Applied/)(page)).toBeVisible(),
    done: toast("Notification deleted successfully."),
  },
  "reading all notifications": {
    on: (someone) => informed(someone).then(() => "/notifications"),
    button: button("Mark all as read"),
    says: ["Error", "Failed to mark notification as read."],
    done: (page) => expect(page.getByRole("link", { name: "Unread (0)" })).toBeVisible(),
  },
  "reading in the bell": {
    on: (someone) => informed(someone).then(() => "/dashboard"),
    before: openBell,
    button: (page) => page.locator(".bell-panel [value=read]:visible"),
    says: ["Error", "Failed to mark notification as read."],
    done: (page) => expect(page.locator(".bell-panel [value=unread]")).toHaveCount(1),
  },
  "saving the profile": {
    on: () => "/profile",
    before: (page) => page.getByLabel("Full Name").fill("Asha Rao"),
    button: button("Update Profile"),
    says: ["Update Failed", "Failed to update profile"],
    asBefore: (page) => expect(page.getByLabel("Full Name")).toHaveValue("Asha Rao"),
    done: (page) => expect(page.getByText("Welcome, Asha Rao")).toBeVisible(),
  },
  "completing the profile": {
    on: () => "/complete-profile?next=%2Fhelp",
    before: (page) => page.getByLabel("Full Name").fill("Asha Rao"),
    button: button("Save and continue"),
    says: ["Update Failed", "Failed to update profile"],
    asBefore: (page) => expect(page.getByLabel("Full Name")).toHaveValue("Asha Rao"),
    done: (page) => expect(page).toHaveURL(product("/help")),
  },
  applying: {
    on: async (someone) => `/jobs/${await someone.jobId("Collections Executive")}/apply`,
    before: (page) => page.getByRole("radio").first().check(),
    button: button("Submit Application"),
    says: ["Application Failed", "Failed to submit job application"],
    inDialog: true,
    asBefore: (page) => expect(page.getByRole("radio").first()).toBeChecked(),
    done: (page) => expect(page).toHaveURL(/\/applications\/\d+$/),
  },
  "deleting a resume": {
    on: () => "/profile",
    button: button("Delete resume.pdf"),
    says: ["Deletion Failed", "Failed to delete resume"],
    done: toast("Resume deleted successfully"),
  },
  "asking for the test's link": {
    on: (someone) => someone.apply("Collections Executive"),
    button: button("Get Test Link"),
    says: ["Error", "Failed to fetch assessment link"],
    done: (page) => expect(testLink(page)).toBeVisible(),
  },
  cancelling: {
    on: (someone) => someone.apply("Collections Executive"),
    async before(page) {
      await button("Get Test Link")(page).click();
      await expect(testLink(page)).toBeVisible();
      await page.getByText("Cancel this application").click();
    },
    button: button("Cancel my application"),
    says: ["Error", "We do not know if this was done."],
    asBefore: (page) => expect(testLink(page)).toBeVisible(),
    done: (page) => expect(page.getByRole("heading", { name: "Cancelled by you" })).toBeVisible(),
  },
  "logging out": {
    on: () => "/profile",
    button: (page) => page.locator("main").getByRole("button", { name: "Logout" }),
    says: ["Logout Failed", "We could not reach Pakka. You may still be logged in."],
    done: toast("You have been logged out"),
  },
  "switching to Lite": {
    on: () => "/profile",
    button: button("Use Lite: 10 times less data"),
    says: ["Error", "Failed to change Lite."],
    done: (page) => expect(button("Lite is on. Turn it off")(page)).toBeVisible(),
  },
  "asking support": {
    on: () => "/dashboard",
    async before(page) {
      await goByMenu(page, "Help & Support");
      await page.getByLabel("Subject").fill("My test link");
      await page.getByLabel("Description").fill("My test link does not open.");
    },
    button: button("Submit Query"),
    says: ["Error", "Failed to submit query"],
    asBefore: (page) => expect(page.getByLabel("Subject")).toHaveValue("My test link"),
    done: toast("Your query has been submitted successfully"),
  },
  "checking a message": {
    on: () => "/dashboard",
    async before(page) {
      await goByFooter(page, "Is it Pakka?");
      await page.getByLabel("What did you get?").fill("Pay ₹500 to asha@ybl");
    },
    button: button("Check"),
    says: ["Not checked", "We could not check that. Try again."],
    asBefore: (page) =>
      expect(page.getByLabel("What did you get?")).toHaveValue("Pay ₹500 to asha@ybl"),
    done: (page) => expect(page.getByRole("heading", { name: "Do not pay" })).toBeVisible(),
  },
  "reporting a message": {
    on: () => "/dashboard",
    async before(page) {
      await goByFooter(page, "Is it Pakka?");
      await page.getByLabel("What did you get?").fill(`Pay ₹500 to ${newPhone()}@ybl`);
      await button("Check")(page).click();
    },
    button: button("Report this to us"),
    says: ["Not sent", "We could not send your report. Try again."],
    asBefore: (page) => expect(page.getByRole("heading", { name: "Do not pay" })).toBeVisible(),
    async done(page) {
      await toast("Report sent")(page);
      await expect(button("Report this to us")(page)).toHaveCount(0);
      await expect(page.getByLabel("What did you get?")).toHaveValue("");
    },
  },
  "reporting a job": {
    on: async (someone) => `/jobs/${await someone.jobId("Collections Executive")}/report`,
    async before(page) {
      await page.getByLabel("Somebody asked for money outside Pakka").check();
      await page.getByLabel("What happened?").fill(`A call from ${newPhone()}`);
    },
    button: button("Send report"),
    says: ["Error", "We could not send your report. Try again."],
    async asBefore(page) {
      await expect(page.getByLabel("Somebody asked for money outside Pakka")).toBeChecked();
      await expect(page.getByLabel("What happened?")).toHaveValue(/^A call from/);
    },
    done: toast("Report sent"),
  },
  "writing to us": {
    on: () => "/dashboard",
    async before(page) {
      await goByFooter(page, "Contact");
      await page.getByLabel("Subject").fill("Partner with us");
      await page.getByRole("textbox", { name: "Message" }).fill(`To post jobs, ${newPhone()}`);
    },
    button: button("Send Message"),
    says: ["Error", "Failed to send your message. Please try again later."],
    asBefore: (page) => expect(page.getByLabel("Subject")).toHaveValue("Partner with us"),
    done: toast("Your message has been sent successfully."),
  },
  paying: {
    on: (someone) => someone.pass("Collections Executive"),
    button: button(/^Click to Pay/),
    says: ["Error", "Failed to create payment order"],
    done: (page) => expect(page.getByRole("dialog")).toBeVisible(),
  },
};
