import { postJob } from "../support/browser/employer";
import { product } from "../support/browser/product";
import { expect, signedIn } from "../support/browser/shortcut";
import { newPhone } from "../support/people";

signedIn(
  "a list is filtered and ordered, and says how",
  { tag: "@no-script" },
  async ({ page }) => {
    const word = `Sitar${newPhone()}`;
    const [many, few, dear] = [`${word} Maker`, `${word} Player`, `${word} Seller`];
    await postJob({ title: few, maxApplicants: 2, applicationPrice: 0 });
    await postJob({ title: many, maxApplicants: 40, applicationPrice: 0 });
    await postJob({ title: dear, maxApplicants: 40, applicationPrice: 199 });
    const titles = page.locator("main article h2, main article h3");

    await page.goto(product(`/jobs?q=${word}`));
    await expect(titles).toHaveText([dear, many, few]);
    const fold = page.locator(".search-fold > summary");
    if (await fold.isVisible()) await fold.click();
    await page.getByText("More filters").click();
    await page.getByLabel("No fee").check();
    await page.getByLabel("Interviews open").check();
    await page.getByRole("search").getByRole("button", { name: "Search" }).click();

    await expect(page).toHaveURL(/free=true.*slots=true/);
    await expect(titles).toHaveText([many, few]);
    // The filters are folded again, so that the results are visible.
    await expect(page.getByRole("checkbox", { name: "No fee" })).toBeHidden();
    const order = page.getByRole("list", { name: "Order" });
    await order.getByRole("link", { name: "Almost full" }).click();
    await expect(page).toHaveURL(/sort=slots/);
    await expect(titles).toHaveText([few, many]);
    await expect(order.getByRole("link", { name: "Almost full" })).toHaveAttribute(
      "aria-current",
      "true",
    );
    await expect(fold).toHaveText(`${word} · No fee · Interviews open`);
    await expect(page).toHaveTitle(`${word} · No fee · Interviews open: 2 open jobs · Pakka`);
    await order.getByRole("link", { name: "Newest" }).click();
    await expect(titles).toHaveText([many, few]);
    await page.getByRole("link", { name: "Leave out No fee" }).click();
    await expect(page).not.toHaveURL(/free=true/);
    await expect(titles).toHaveText([dear, many, few]);
    await expect(page.getByText("3 jobs.")).toBeVisible();

    await page.goto(product(`/jobs?q=${word}&type=astronaut&free=maybe`));
    await expect(titles).toHaveText([dear, many, few]);
  },
);
