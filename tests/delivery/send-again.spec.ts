import type { Page } from "@playwright/test";
import { setUpCompany } from "../support/browser/company";
import { press, signInAdmin } from "../support/browser/console";
import { postJob, setInterview } from "../support/browser/employer";
import { hold } from "../support/browser/interview-fixtures";
import { visible } from "../support/browser/messages";
import { callAsStaff, product } from "../support/browser/product";
import { expect, test } from "../support/browser/shortcut";

/** The database refuses all writes, also the audit entry of an opened application. */
function refuseWrites(page: Page) {
  const { READ_ONLY_URL = "" } = process.env;
  return page.route("**", async (route) => {
    const request = route.request();
    if (request.method() !== "POST") return route.continue();
    const { pathname, search } = new URL(request.url());
    const url = READ_ONLY_URL + pathname + search;
    const headers = { ...(await request.allHeaders()), origin: READ_ONLY_URL };
    return route.fulfill({ response: await route.fetch({ url, headers }) });
  });
}

test("the error page after a form keeps what was typed, and sends it again", async ({
  page,
  someone,
}) => {
  const path = await someone.applyAndWait(await postJob());
  await signInAdmin(page);
  await page.goto(product(`/staff${path}`));

  await refuseWrites(page);
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

test("an answer to a candidate is not called unsent when the server may have sent it", async ({
  page,
  someone,
}) => {
  const path = await someone.book(await setUpCompany(page));
  await setInterview(path, null);
  await hold(path);
  const application = product(`/hiring${path}`);
  await page.goto(`${application}/answer?to=select`);
  await page.getByLabel(/A line from you/).fill("Your typing was correct.");
  await press(page, "See what they read");
  await refuseWrites(page);
  await press(page, "Send: chosen");
  await expect(visible(page).locator(".toast-title")).toHaveText("There is a problem");
  await expect(visible(page)).toContainText("We do not know if this was done.");
  await page.unroute("**");
  await press(page, "Try again");
  await expect(page).toHaveURL(application);
  await expect(page.getByText("You chose this candidate.")).toBeVisible();
  await expect(page.getByText("Your typing was correct.")).toBeVisible();
});
