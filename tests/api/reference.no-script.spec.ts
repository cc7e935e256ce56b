import { expect, test } from "@playwright/test";
import { product } from "../support/browser/product";

for (const prefix of ["/user", "/ops", "/employer"]) {
  test(`the reference of ${prefix} leads to the plain list of all calls`, async ({ page }) => {
    const document = await (await page.request.get(product(`${prefix}/openapi.json`))).json();
    const calls = Object.values<object>(document.paths).flatMap(Object.keys);
    await page.goto(product(`${prefix}/docs/reference`));
    await page.getByRole("link", { name: "plain list", exact: true }).click();
    await expect(page.getByRole("article")).toHaveCount(calls.length);
  });
}
