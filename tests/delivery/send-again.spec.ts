import { press, signInAdmin } from "../support/browser/console";
import { postJob } from "../support/browser/employer";
import { callAsStaff, product } from "../support/browser/product";
import { expect, test } from "../support/browser/shortcut";

test("a page that fails behind a form keeps what was typed, and sends it once more", async ({
  page,
  someone,
}) => {
  const path = await someone.applyAndWait(await postJob());
  await signInAdmin(page);
  await page.goto(product(`/staff${path}`));

  // The database refuses writes, also the line that says who opened the application.
  const { READ_ONLY_URL = "" } = process.env;
  await page.route("**", async (route) => {
    const asked = route.request();
    if (asked.method() !== "POST") return route.continue();
    const url = READ_ONLY_URL + new URL(asked.url()).pathname;
    const headers = { ...(await asked.allHeaders()), origin: READ_ONLY_URL };
    return route.fulfill({ response: await route.fetch({ url, headers }) });
  });
  const typed = 'She says: "Monday" & <Tuesday>';
  await page.getByLabel("Comment, only for staff").fill(typed);
  await press(page, "Add");
  await expect(page.getByRole("heading", { name: "We could not load this" })).toBeVisible();
  await page.unroute("**");
  await press(page, "Try again");
  await expect(page).toHaveURL(product(`/staff${path}`));
  await expect(page.getByText(typed)).toBeVisible();
  const { comments } = (await callAsStaff("GET", `/ops${path}`)).body;
  expect(comments.map(({ text }: { text: string }) => text)).toEqual([typed]);
});
