import { postJob } from "../support/browser/employer";
import { product } from "../support/browser/product";
import { expect, signedIn, test } from "../support/browser/shortcut";
import { newPhone } from "../support/people";

signedIn(
  "jobs for a person are shown on their dashboard and under a job, with the reason",
  { tag: "@no-script" },
  async ({ page, someone }) => {
    const word = `Esraj${newPhone()}`;
    const [first, second] = [`${word} Maker`, `${word} Seller`];
    // No other test posts a job in this town: jobs nearby are suggested too.
    const town = "Bhagalpur";
    await postJob({ title: first, location: town });
    await postJob({ title: second, location: town });
    const forYou = page.getByRole("region", { name: "Jobs for you" });
    await page.goto(product("/dashboard"));
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(forYou).toHaveCount(0);

    await someone.post("/jobs", { search: `q=${word}&location=${town}`, returnTo: "/jobs" });
    await someone.hearAll();
    await page.goto(product("/dashboard"));
    await expect(forYou.getByRole("heading", { level: 3 })).toHaveText([second, first]);
    await expect(
      forYou.getByText(`Because you searched for ${word.toLowerCase()} in ${town}`),
    ).toHaveCount(2);
    await forYou.getByRole("link", { name: first }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(first);
    await expect(forYou.getByRole("heading", { level: 3 })).toHaveText([second]);
  },
);

test("a visitor of a job page is shown no jobs for them", { tag: "@no-script" }, async ({
  page,
}) => {
  await page.goto(product(`/jobs/${await postJob()}`));
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Jobs for you" })).toHaveCount(0);
});
