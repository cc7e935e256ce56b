import { rightOption } from "../support/answer-key";
import { expect, test } from "../support/browser/clock";
import { press, signIn } from "../support/browser/console";
import { postJob } from "../support/browser/employer";
import { verify } from "../support/browser/fixtures";
import { callAsStaff, product } from "../support/browser/product";
import { succeeded } from "../support/client";
import { bookable } from "../support/interview-times";
import { newEmail, PROFILE } from "../support/people";

test("a company types a wrong code, and says after a while that they met", async ({
  page,
  someone,
  passTime,
}) => {
  const name = "Kaveri Care";
  await signIn(page, "/hiring", newEmail());
  await page.getByLabel("Company's name").fill(name);
  await press(page, "Set up the company");
  const [company] = await succeeded(callAsStaff("GET", "/ops/companies?q=Kaveri"));
  await verify(company.id);
  const job = await postJob({ company: name, companyId: company.id });
  const path = await someone.applyAndWait(job);
  await someone.takeTest(path, rightOption);
  await someone.pay(path);
  const at = bookable(new Date(Date.now() + 2 * 86_400_000).toISOString());
  await succeeded(
    callAsStaff("POST", `/ops/applications/${path.split("/").pop()}/interviews`, {
      ...{ at, place: "Gate 1", minutes: 30 },
    }),
  );
  await passTime({ seconds: Math.ceil((Date.parse(at) - Date.now()) / 1_000) });

  await page.goto(product("/hiring"));
  await expect(page.getByRole("heading", { name: "Who comes today" })).toBeVisible();
  await expect(page.getByText(`${PROFILE.name}, `)).toBeVisible();
  await expect(page.getByRole("button", { name: "We met" })).toHaveCount(0);
  await page.getByLabel("Meeting code").fill("AAA-22");
  await press(page, "Check in");
  await expect(page.getByText("This is not the code of this interview.").first()).toBeVisible();
  await passTime({ minutes: 21 });
  await page.goto(product("/hiring"));
  await press(page, "We met");
  await expect(page.getByText("You said: we met.")).toBeVisible();
  await expect(page.getByRole("button", { name: "We met" })).toHaveCount(0);
});
