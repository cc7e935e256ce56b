import { goByFooter, toastWith } from "../delivery/lost-actions";
import { scripted } from "../support/browser/candidate";
import { postJob } from "../support/browser/employer";
import { cancelNewestDay, offerDay } from "../support/browser/interview-fixtures";
import { product } from "../support/browser/product";
import { expect, test } from "../support/browser/shortcut";
import { newPhone } from "../support/people";

// The toast about a refused action disappears when the action succeeds.

test("the message about a taken time disappears when a free one is chosen", async ({
  page,
  someone,
}) => {
  const job = await postJob();
  const path = await someone.book(job);
  await offerDay(job, { inDays: 4, seats: 2 });
  await offerDay(job, { inDays: 6, to: "10:30" });
  await page.goto(product(path));
  const gone = page.getByRole("button", { name: "10:00 am 1 open" });
  await scripted(gone);
  await cancelNewestDay(job);
  await gone.click();
  const refused = toastWith(page, "That time is not open any more.");
  await expect(refused).toBeVisible();
  await page.getByRole("button", { name: "11:00 am 2 open" }).click();
  await expect(page.getByRole("heading", { name: "Interview Scheduled" })).toBeVisible();
  await expect(refused).toHaveCount(0, { timeout: 1_000 });
});

test("the message about a wrong field disappears when the form is accepted", async ({
  page,
  someone: _,
}) => {
  await page.goto(product("/dashboard"));
  await goByFooter(page, "Contact");
  const message = page.getByRole("textbox", { name: "Message" });
  await page.getByLabel("Subject").fill("Partner with us");
  await message.fill("To");
  const send = page.getByRole("button", { name: "Send Message" });
  await send.click();
  const refused = toastWith(page, "Message must be at least 10 characters");
  await expect(refused).toBeVisible();
  await message.fill("Too short");
  await send.click();
  await expect(refused).toHaveCount(1);
  await message.fill(`To post jobs, ${newPhone()}`);
  await send.click();
  await expect(toastWith(page, "Your message has been sent successfully.")).toBeVisible();
  await expect(refused).toHaveCount(0, { timeout: 1_000 });
});
