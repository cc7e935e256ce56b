import type { Locator } from "@playwright/test";
import { press, signInAdmin } from "../support/browser/console";
import { postJob, setInterview } from "../support/browser/employer";
import { interviewIs } from "../support/browser/fixtures";
import { product } from "../support/browser/product";
import { expect, test } from "../support/browser/shortcut";

test("a form of staff that is sent empty says itself what is missing, beside the field", async ({
  page,
  someone,
}) => {
  const line = await someone.book(await postJob());
  await setInterview(line, null);
  await interviewIs(line, { state: "disputed", companyWord: "candidate_absent" });
  await signInAdmin(page);
  await page.goto(product(`/staff${line}`));

  const wrong = (form: Locator) => form.locator(".field-error");
  await press(page, "Decide the dispute");
  const dispute = page.locator("form", { has: page.getByRole("radio") });
  await expect(wrong(dispute)).toHaveText("Choose what happened");
  await dispute.getByRole("radio").first().check();
  await press(page, "Decide the dispute");
  await expect(wrong(dispute)).toHaveText("Give at least 1 character");
  await expect(dispute.getByRole("radio").first()).toBeChecked();
  const comment = page.locator("#comment");
  await comment.getByRole("button").click();
  await expect(wrong(comment)).toHaveText("Give at least 1 character");
});
