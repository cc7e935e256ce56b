import type { Page } from "@playwright/test";
import { button, informed, openBell } from "../delivery/lost-actions";
import { scripted } from "../support/browser/candidate";
import { newestCode, product } from "../support/browser/product";
import { expect, Shortcut, test } from "../support/browser/shortcut";
import { newPhone } from "../support/people";

// A page sends something by script after another tab has ended the session.

interface Act {
  on(someone: Shortcut): string | Promise<string>;
  before?(page: Page): Promise<void>;
  button: string | RegExp;
  /** The page that the login leads to, if it is not the page where the button was pressed. */
  leadsTo?: string;
}

const ACTS: Record<string, Act> = {
  "saving a profile": { on: () => "/profile", button: "Update Profile" },
  "reading all notifications": {
    async on(someone) {
      await someone.apply("Collections Executive");
      await expect.poll(() => someone.text("/notifications")).toContain("Mark all as read");
      return "/notifications?tab=unread";
    },
    button: "Mark all as read",
  },
  "reading a notification": {
    on: (someone) => informed(someone).then(() => "/notifications"),
    button: /^Mark as read: Applied/,
  },
  "reading in the bell": {
    on: (someone) => informed(someone).then(() => "/dashboard"),
    before: openBell,
    button: "Mark as read",
    leadsTo: "/notifications",
  },
  "asking for a test's link": {
    on: (someone) => someone.apply("Collections Executive"),
    button: "Get Test Link",
  },
  applying: {
    on: async (someone) => `/jobs/${await someone.jobId("Collections Executive")}/apply`,
    before: (page) => page.getByRole("radio").first().check(),
    button: "Submit Application",
  },
};

for (const [act, { on, before, button: name, leadsTo }] of Object.entries(ACTS)) {
  test(`${act} after the session has ended leads through the login back to the page`, async ({
    page,
    someone,
  }) => {
    const path = await on(someone);
    await page.goto(product(path));
    await scripted(page.getByRole("heading", { level: 1 }));
    await before?.(page);
    const pressed = button(name)(page);
    await someone.post("/logout", {});
    await pressed.click();
    const tab = leadsTo ?? path.replace(/\?.*/, "");
    await expect(page).toHaveURL(product(`/login?next=${encodeURIComponent(tab)}`));
    // Log in with a new number: a second code for the same number would have to wait.
    const phone = newPhone();
    await page.getByLabel("Phone number").fill(phone);
    await page.getByRole("button", { name: "Send OTP" }).click();
    const code = page.locator("[autocomplete=one-time-code]");
    await expect(code).toBeVisible();
    await code.fill(await newestCode(phone));
    await page.getByRole("button", { name: "Verify" }).click();
    await page.getByLabel("Full Name").fill("Bina Das");
    await page.getByLabel("Email Address").fill(`e${phone}@example.in`);
    await page.getByLabel("Date of Birth").fill("1999-08-15");
    await page.getByRole("button", { name: "Save and continue" }).click();
    await expect(page).toHaveURL(product(tab));
    await expect(page.getByRole("contentinfo")).toBeVisible();
  });
}

test("a profile whose page loaded another person's data is not saved as theirs", async ({
  page,
  context,
  someone,
}) => {
  await page.goto(product("/profile"));
  await page.getByLabel("Full Name").fill("Asha Rao");
  await someone.post("/logout", {});
  await new Shortcut(context).enter("Bina Das");
  // Any action on the page revalidates its data; the text in the field stays.
  await page.evaluate(() => window.__remixRouter.revalidate());
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Bina Das");
  await expect(page.getByLabel("Full Name")).toHaveValue("Asha Rao");
  await page.getByRole("button", { name: "Update Profile" }).click();
  await expect(page.getByText("You are logged in as somebody else now.")).toBeVisible();
  await expect(page.getByLabel("Full Name")).toHaveValue("Bina Das");
});
