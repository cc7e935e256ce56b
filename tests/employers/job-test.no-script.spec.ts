import { expect, test } from "@playwright/test";
import { postForm, press, signInByPosts } from "../support/browser/console";
import { product } from "../support/browser/product";
import { newEmail } from "../support/people";

test("a job begins with a template, gets its own test, and is previewed as candidates see it", async ({
  page,
}) => {
  await signInByPosts(page.request, "/hiring", newEmail());
  await postForm(page.request, "/hiring", { intent: "save", name: "Tara Looms" });
  await page.goto(product("/hiring/jobs/new"));
  await page.getByRole("link", { name: "Sales", exact: true }).click();
  await expect(page.getByLabel("Category")).toHaveValue("Sales");
  await expect(page.getByLabel("Requirements")).toHaveValue(/discount and a bill/);
  await expect(page.getByLabel("How to prepare for the interview")).toHaveValue(/Find out/);
  await page.getByLabel("Title").fill("Shop Assistant");
  await page.getByLabel("Place, as candidates read it").fill("Surat");
  await page.getByLabel("Pay from, in rupees").fill("16000");
  await page.getByLabel("Interview slots").fill("20");
  await press(page, "Save the draft");

  await page.getByRole("link", { name: "See it as candidates will" }).click();
  await expect(page.getByText("₹16,000 a month").first()).toBeVisible();
  await expect(page.getByText("New on Pakka: no interview here yet.")).toBeVisible();
  await expect(page.getByText("Travel is paid")).toBeVisible();
  await page.getByRole("link", { name: "Shop Assistant", exact: true }).click();

  await page.getByRole("link", { name: "The test" }).click();
  await press(page, "Begin with proposed questions");
  await expect(page.getByText("8 questions, all asked, in 10 minutes.")).toBeVisible();
  await page.getByRole("link", { name: "Change question 2" }).click();
  await page.getByLabel("Question 2").fill("A sari costs ₹900. What do two cost?");
  for (const [index, text] of ["₹1,600", "₹1,800", "₹1,900", ""].entries()) {
    await page.getByLabel(`Answer ${index + 1}`, { exact: true }).fill(text);
  }
  await page.getByLabel("Answer 4 is right").check();
  await press(page, "Save the question");
  await expect(page.getByText("Mark the right answer").first()).toBeVisible();
  await page.getByLabel("Answer 2 is right").check();
  await press(page, "Save the question");
  const preview = page.getByRole("region", { name: "The candidate sees" });
  await expect(preview.getByText("A sari costs ₹900.")).toBeVisible();
  await expect(preview.getByText("₹1,900")).toBeVisible();

  await page.getByRole("link", { name: "Change question 1" }).click();
  await press(page, "Remove");
  await expect(page.getByText("7 questions")).toBeVisible();
  await page.getByRole("link", { name: "Add a question" }).click();
  await press(page, "Save the question");
  await expect(page.getByText("Write the question").first()).toBeVisible();
  await page.getByLabel("New question").fill("Which is more?");
  await page.getByLabel("Answer 1", { exact: true }).fill("10");
  await page.getByLabel("Answer 2", { exact: true }).fill("12");
  await page.getByLabel("Answer 2 is right").check();
  await press(page, "Save the question");
  await expect(page.getByText("8 questions")).toBeVisible();

  await page.getByLabel("Questions asked").fill("3");
  await press(page, "Save the rules");
  await expect(page.getByText(/at most 2 can be asked/).first()).toBeVisible();
  await page.getByLabel("Questions asked").fill("2");
  await page.getByLabel("Minutes").fill("15");
  await press(page, "Save the rules");
  await expect(page.getByLabel("Minutes")).toHaveAttribute("aria-invalid", "true");
  await page.getByLabel("Minutes").fill("5");
  await press(page, "Save the rules");
  await expect(page.getByText("8 questions, 2 of them asked, in 5 minutes.")).toBeVisible();
});

test("a company tries its test to the end, and does not overwrite what another page changed", async ({
  page,
}) => {
  await signInByPosts(page.request, "/hiring", newEmail());
  await postForm(page.request, "/hiring", { intent: "save", name: "Tara Looms" });
  const answer = await postForm(page.request, "/hiring/jobs/new", {
    intent: "save",
    title: "Weaver",
    location: "Surat",
    category: "Sales",
    rounds: "1",
    applicationPrice: "199",
    maxApplicants: "4",
    interviewWithinDays: "14",
    answerWithinDays: "7",
  });
  const job = answer.headers().location ?? "";
  await postForm(page.request, `${job}/test`, { intent: "begin" });
  await page.goto(product(`${job}/test?open=1`));
  const was = await page.getByLabel("Question 1").inputValue();
  await postForm(page.request, `${job}/test`, { intent: "remove", at: "0", was });
  await page.getByLabel("Question 1").fill("Nobody asks this");
  await press(page, "Save the question");
  await expect(page.getByText("The test was changed meanwhile.").first()).toBeVisible();
  await expect(page.getByText("Nobody asks this")).toHaveCount(0);

  await page.getByRole("link", { name: "Try the whole test" }).click();
  for (let number = 1; number <= 7; number += 1) {
    await expect(page.getByText(`Question ${number} of 7`)).toBeVisible();
    if (number > 1) await page.getByRole("radio").first().check();
    if (number === 2) {
      await press(page, "Back");
      await press(page, "Next");
      await expect(page.getByRole("radio").first()).toBeChecked();
    }
    if (number === 7) await expect(page.getByText("Question 1 has no answer yet.")).toBeVisible();
    await press(page, number < 7 ? "Next" : "Submit test");
  }
  await expect(page.getByText(/of 7 right\. 5 right answers needed\./)).toBeVisible();
  await expect(page.getByText(/^Wrong\. Right is:/).first()).toBeVisible();
});
