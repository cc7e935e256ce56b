import { expect, test } from "@playwright/test";
import { signInAdmin } from "../support/browser/console";
import { alertStands, letterDies } from "../support/browser/operations";

test("staff see first what is wrong, then each health line with its bound, and go to the action", async ({
  page,
}) => {
  await letterDies("reply", "Resend answered 550");
  await alertStands("dead_letters", "1 messages were given up. Mend the cause.");
  await signInAdmin(page);
  await page.getByRole("link", { name: "Health" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Health" })).toBeVisible();
  const headings = await page.getByRole("heading", { level: 2 }).allTextContents();
  expect(headings[0]).toBe("What is wrong");
  await expect(page.getByText("1 messages were given up. Mend the cause.")).toBeVisible();
  const row = page.getByRole("row").filter({ hasText: "Dead letters, last 24 h" });
  await expect(row).toContainText("Trouble");
  const late = page.getByRole("row").filter({ hasText: "Last run of the schedule" });
  await expect(late).toContainText("Over 3 min");
  await expect(page.getByRole("row").filter({ hasText: "Resend answered 550" })).toContainText(
    "reply",
  );
  await row.getByRole("link", { name: /^Send again: / }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Messages" })).toBeVisible();
  await expect(page.getByText("Resend answered 550")).toBeVisible();
});
