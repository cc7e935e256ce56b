import type { Page } from "@playwright/test";
import { rightOption } from "../support/answer-key";
import { scripted } from "../support/browser/candidate";
import { covered, visible } from "../support/browser/messages";
import { product } from "../support/browser/product";
import { expect, type Shortcut, Shortcut as Someone, test } from "../support/browser/shortcut";
import { newPhone, PDF } from "../support/people";

// A toast must not cover the next button or appear twice, and it must not appear where the page
// already shows the same change.

interface Scene {
  says: string;
  reach: (page: Page, someone: Shortcut) => Promise<unknown>;
}

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });

async function press(page: Page, name: string | RegExp) {
  await scriptedWhereSent(page, name);
  await button(page, name).first().click();
}

/** Waits until script has taken over the button, on pages that have the framework's script. */
async function scriptedWhereSent(page: Page, name: string | RegExp) {
  const scriptCount = await page.locator("script[nonce]").count();
  if (scriptCount > 0 && test.info().project.name === "script")
    await scripted(button(page, name).first());
}

const SCENES: Scene[] = [
  {
    says: "OTP Sent",
    async reach(page) {
      await page.context().clearCookies();
      await page.goto(product("/login"));
      await page.getByLabel("Phone number").fill(newPhone());
      await press(page, "Send OTP");
    },
  },
  {
    says: "Verification Success",
    async reach(page) {
      await page.context().clearCookies();
      await new Someone(page.context()).logIn();
      await page.goto(product("/complete-profile"));
    },
  },
  {
    says: "Profile Updated",
    async reach(page) {
      await page.goto(product("/profile"));
      await press(page, "Update Profile");
    },
  },
  {
    says: "Update Failed",
    async reach(page) {
      await page.goto(product("/profile"));
      await page.getByLabel("Full Name").fill("");
      await press(page, "Update Profile");
    },
  },
  {
    says: "Resume uploaded successfully",
    async reach(page) {
      await page.goto(product("/dashboard"));
      const buffer = Buffer.from(PDF);
      await page
        .locator("[name=resume]")
        .setInputFiles({ name: "new.pdf", mimeType: "application/pdf", buffer });
      await press(page, "Upload Resume");
    },
  },
  {
    says: "Resume deleted successfully",
    async reach(page) {
      await page.goto(product("/profile"));
      await press(page, "Delete resume.pdf");
    },
  },
  {
    says: "Job save status updated",
    async reach(page) {
      await page.goto(product("/jobs/1"));
      await press(page, "Save job");
    },
  },
  {
    says: "Application Submitted",
    async reach(page, someone) {
      await page.goto(product(`/jobs/${await someone.jobId("Collections Executive")}/apply`));
      await page.getByRole("radio").first().check();
      await press(page, "Submit Application");
    },
  },
  {
    says: "Error",
    async reach(page) {
      await page.goto(product("/help"));
      await press(page, "Submit Query");
    },
  },
  {
    says: "Your message has been sent successfully.",
    async reach(page) {
      await page.goto(product("/contact"));
      await page.getByLabel("Subject").fill("Partner with us");
      await page
        .getByRole("textbox", { name: "Message" })
        .fill(`We would like to post jobs, ${newPhone()}`);
      await press(page, "Send Message");
    },
  },
  {
    says: "Logged Out",
    async reach(page) {
      await page.goto(product("/profile"));
      await press(page, "Logout");
    },
  },
];

for (const { says, reach } of SCENES) {
  test(`${says}: one message, which covers no control of the page`, { tag: "@no-script" }, async ({
    page,
    someone,
  }) => {
    await reach(page, someone);
    await expect(visible(page)).toHaveCount(1);
    await expect(visible(page)).toContainText(says);
    expect(await covered(page)).toEqual([]);
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: width === 320 ? 640 : 900 });
      expect(await covered(page), `${width} px`).toEqual([]);
    }
    if (process.env.SHOTS) {
      await page.setViewportSize({ width: 360, height: 740 });
      await page.screenshot({
        path: `${process.env.SHOTS}/${says}-${test.info().project.name}.png`,
      });
    }
  });
}

test("a message disappears by its style sheet", { tag: "@no-script" }, async ({ page }) => {
  await page.goto(product("/contact"));
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(visible(page)).toHaveCount(1);
  const seconds = await page.evaluate(() =>
    document.getAnimations().map((leaving) => {
      leaving.finish();
      return leaving.effect?.getComputedTiming().endTime;
    }),
  );
  expect(seconds).toEqual([20_000]);
  await expect(visible(page)).toHaveCount(0);
});

test(
  "a confirmed payment is announced by the page, its stamp and the live region",
  { tag: "@no-script" },
  async ({ page, someone }, { project }) => {
    const application = await someone.apply("Field Sales Executive");
    await someone.takeTest(application, rightOption);
    await someone.hearAll();
    await page.goto(product(application));
    await press(page, /^Click to Pay/);
    if (project.name === "script") {
      await expect(visible(page)).toContainText("Payment order created successfully");
    } else {
      await press(page, /^Go to Razorpay/);
    }
    await page.getByRole("button", { name: "Pay", exact: true }).click();
    if (project.name !== "script") await press(page, "Continue");
    await expect(page.getByRole("heading", { name: "You're All Set!" })).toBeVisible();
    const message = page.getByRole("status");
    await expect(message).toContainText("Your payment has been verified successfully");
    await expect(message).toContainText("Your payment has been confirmed");
    await expect(visible(page)).toHaveCount(0);
  },
);
