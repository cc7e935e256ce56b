import { expect, type Page, test } from "@playwright/test";
import { product } from "../support/browser/product";

/** Collects requests to other hosts, breaches of the page's security policy, and script errors. */
function watch(page: Page) {
  const wrong: string[] = [];
  page.on("request", (request) => {
    const { origin, protocol } = new URL(request.url());
    if (origin !== new URL(product()).origin && protocol !== "data:") wrong.push(request.url());
  });
  page.on("console", (message) => {
    if (message.text().includes("Content Security Policy")) wrong.push(message.text());
  });
  page.on("pageerror", (error) => wrong.push(error.message));
  return wrong;
}

for (const [prefix, call] of [
  ["/user", /^GET \/healthz/],
  ["/ops", /^GET \/ops\/openapi.json/],
] as const) {
  test(`the reference of ${prefix} shows every call and sends one, with files from this host only`, async ({
    page,
  }) => {
    const wrong = watch(page);
    const document = await (await page.request.get(product(`${prefix}/openapi.json`))).json();
    const calls = Object.values<object>(document.paths).flatMap(Object.keys);
    await page.goto(product(`${prefix}/docs`));
    await page.getByRole("link", { name: "Open the interactive reference" }).click();
    await expect(page.locator(".opblock")).toHaveCount(calls.length);

    await page.getByRole("button", { name: call }).click();
    await page.getByRole("button", { name: "Try it out" }).click();
    await page.getByRole("button", { name: "Execute" }).click();
    await expect(
      page.locator(".live-responses-table").getByRole("cell", { name: "200", exact: true }),
    ).toBeVisible();
    expect(wrong).toEqual([]);
  });
}
