import { rightOption } from "../support/answer-key";
import { expect, test } from "../support/browser/clock";
import { setUpCompany } from "../support/browser/company";
import { press } from "../support/browser/console";
import { callAsStaff, product } from "../support/browser/product";
import { succeeded } from "../support/client";
import { bookable } from "../support/interview-times";
import { PROFILE } from "../support/people";

test("a company types a wrong code, and says later that they met", async ({
  page,
  someone,
  passTime,
}) => {
  const job = await setUpCompany(page);
  const path = await someone.applyAndWait(job);
  await someone.takeTest(path, rightOption);
  await someone.pay(path);
  const at = bookable(new Date(Date.now() + 2 * 86_400_000).toISOString());
  await succeeded(
    callAsStaff("POST", `/ops/applications/${path.split("/").pop()}/interviews`, {
      at,
      place: "Gate 1",
      minutes: 30,
    }),
  );
  await passTime({ seconds: Math.ceil((Date.parse(at) - Date.now()) / 1_000) });

  await page.goto(product("/hiring"));
  await expect(page.getByRole("heading", { name: "Who comes today" })).toBeVisible();
  const row = page.getByRole("listitem").filter({ hasText: PROFILE.name });
  await expect(row.getByText("Gate 1")).toBeVisible();
  await expect(row.getByText(/8 of 8 right|of \d+ right/)).toBeVisible();
  await expect(page.getByText(/From .* on you can say how it went/)).toBeVisible();
  await expect(page.getByRole("button", { name: "We met" })).toHaveCount(0);
  await page.getByLabel("Meeting code").fill("AAA-22");
  await press(page, "Check in");
  await expect(page.getByText("This is not the code of this interview.").first()).toBeVisible();
  await passTime({ minutes: 21 });
  await page.goto(product("/hiring"));
  const comment = row.getByLabel("Comment (optional)");
  await comment.fill("She came ten minutes early.");
  // Enter in the comment must not send it, because a statement is final.
  await comment.press("Enter");
  await page.goto(product("/hiring"));
  await expect(page.getByRole("button", { name: "We met" })).toBeVisible();
  await comment.fill("She came ten minutes early.");
  await press(page, "We met");
  await expect(page).toHaveURL(product("/hiring#next"));
  await expect(row.getByText("You said: we met. She came ten minutes early.")).toBeVisible();
  await expect(page.getByRole("button", { name: "We met" })).toHaveCount(0);
});
