import type { Page } from "@playwright/test";
import type { Job } from "../../worker/contract/job/jobs";
import { announce, postJob } from "../support/browser/employer";
import { product } from "../support/browser/product";
import { expect, type Shortcut, test } from "../support/browser/shortcut";

const main = (page: Page) => page.locator("main");
const bell = (page: Page) => page.locator("summary.bell");
const unread = (page: Page) => page.locator(".bell-head p");
const items = (page: Page) => page.locator(".bell-panel").getByRole("listitem");

/** Creates `count` notifications by applying for as many jobs; the queue delivers them. */
async function hearOf(someone: Shortcut, count: number) {
  const jobs = JSON.parse(await someone.text("/user/jobs?limit=60")) as Job[];
  // Jobs with enough slots for the candidates of both Playwright projects.
  const roomy = jobs.filter((job) => job.maxApplicants - job.applicantsCount > 6);
  await Promise.all(roomy.slice(-count).map(({ id }) => someone.applyFor(String(id))));
  await expect.poll(() => someone.text("/notifications")).toContain(`Unread (${count})`);
}

test("the bell counts to nine, shows five notifications, and changes one without leaving the page", {
  tag: "@no-script",
}, async ({ page, someone }) => {
  await page.goto(product("/pricing"));
  await bell(page).click();
  await expect(page.getByText("No notifications yet")).toBeVisible();

  await hearOf(someone, 11);
  await page.goto(product("/pricing"));
  await expect(bell(page)).toHaveAccessibleName("Notifications, 9+ unread");
  await expect(bell(page)).toHaveText("9+");
  await bell(page).click();
  await expect(items(page)).toHaveCount(5);
  const first = items(page).first();
  await expect(first).toContainText("Applied: take the free test");
  await expect(first).toContainText(/less than a minute ago|minutes? ago/);
  const panel = await page.locator(".bell-panel").boundingBox();
  expect(panel?.height).toBeLessThanOrEqual(400);
  await page.setViewportSize({ width: 360, height: 640 });
  await expect(page.getByRole("link", { name: "View All" })).toBeInViewport({ ratio: 1 });

  await first.getByLabel(/^Actions/).click();
  await first.getByRole("button", { name: "Mark as read" }).click();
  await expect(unread(page)).toHaveText("10 unread");
  await expect(page).toHaveURL(product("/pricing"));
  const open = async () => {
    if (!(await items(page).first().isVisible())) await bell(page).click();
    const menu = first.getByRole("button", { name: "Mark as unread" });
    if (!(await menu.isVisible())) await first.getByLabel(/^Actions/).click();
  };
  await open();
  await first.getByRole("button", { name: "Mark as unread" }).click();
  await expect(unread(page)).toHaveText("11 unread");
  if (!(await items(page).first().isVisible())) await bell(page).click();
  const remove = first.getByRole("button", { name: "Delete" });
  if (!(await remove.isVisible())) await first.getByLabel(/^Actions/).click();
  await remove.click();
  await expect(page.getByRole("status")).toContainText("Notification deleted successfully.");
  // The toast covers the bell for a while. It does not return on the next page.
  await page.goto(product("/pricing"));
  await expect(unread(page)).toHaveText("10 unread");
  if (!(await items(page).first().isVisible())) await bell(page).click();
  await page.getByRole("link", { name: "View All" }).click();
  await expect(page).toHaveURL(product("/notifications"));
  await expect(main(page).getByRole("listitem")).toHaveCount(10);
});

test("View All stays visible below long notifications, even on the smallest phone and in landscape", {
  tag: "@no-script",
}, async ({ page, someone }) => {
  const job = await postJob();
  await someone.applyFor(job);
  const word = "Thiruvananthapuram";
  const title = `${word} `.repeat(3);
  for (let n = 1; n <= 5; n += 1) await announce(job, `${title}${n}`, `${word} `.repeat(70));
  await expect.poll(() => someone.text("/notifications")).toContain("Unread (6)");
  await page.goto(product("/pricing"));
  for (const [width, height] of [
    [320, 480],
    [640, 320],
    [1280, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    if (!(await items(page).first().isVisible())) await bell(page).click();
    await expect(items(page)).toHaveCount(5);
    const last = items(page).last();
    for (const row of [items(page).first(), last]) {
      await row.scrollIntoViewIfNeeded();
      await expect(page.getByRole("link", { name: "View All" })).toBeInViewport({ ratio: 1 });
    }
    const contentWidth = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(contentWidth).toBeLessThanOrEqual(width);
  }
  await page.getByRole("link", { name: "View All" }).click();
  await expect(page).toHaveURL(product("/notifications"));
});

test("notifications can be read, unread and deleted, and an empty list says so", {
  tag: "@no-script",
}, async ({ page, someone }) => {
  await page.goto(product("/notifications"));
  await expect(main(page).getByText("No notifications yet")).toBeVisible();
  await expect(
    main(page).getByText("When you get notifications, they will appear here."),
  ).toBeVisible();
  await expect(page.getByRole("button", { name: "Mark all as read" })).toBeHidden();

  await hearOf(someone, 3);
  await page.getByRole("link", { name: "Refresh" }).click();
  const rows = main(page).getByRole("listitem");
  await expect(rows).toHaveCount(3);
  await expect(rows.getByText("Unread:")).toHaveCount(3);
  await rows
    .first()
    .getByRole("button", { name: /^Mark as read/ })
    .click();
  await expect(rows.getByText("Unread:")).toHaveCount(2);
  await expect(page.getByRole("link", { name: "Unread (2)" })).toBeVisible();
  await rows
    .first()
    .getByRole("button", { name: /^Mark as unread/ })
    .click();
  await expect(rows.getByText("Unread:")).toHaveCount(3);

  await page.getByRole("link", { name: "Unread (3)" }).click();
  await rows
    .first()
    .getByRole("button", { name: /^Mark as read/ })
    .click();
  await expect(rows).toHaveCount(2);
  await page.getByRole("button", { name: "Mark all as read" }).click();
  await expect(page.getByText("All caught up!")).toBeVisible();
  await expect(page.getByText("You have no unread notifications.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Mark all as read" })).toBeHidden();

  await main(page).getByRole("link", { name: "All", exact: true }).click();
  await rows
    .first()
    .getByRole("button", { name: /^Delete/ })
    .click();
  await expect(rows).toHaveCount(2);
  await expect(page.getByRole("status")).toContainText("Notification deleted successfully.");
});

test("a notification leads to its page, and opening the page marks it as read", {
  tag: "@no-script",
}, async ({ page, someone }) => {
  const [job, other] = [await postJob(), await postJob()];
  await someone.applyFor(other);
  await someone.applyFor(job);
  await expect.poll(() => someone.text("/notifications")).toContain("Unread (2)");
  await page.goto(product("/pricing"));
  await bell(page).click();
  await items(page).first().getByRole("link", { name: "Applied: take the free test" }).click();
  await expect(page).toHaveURL(/\/applications\/\d+$/);
  await expect(bell(page)).toHaveAccessibleName("Notifications, 1 unread");
  await page.goto(product("/notifications"));
  await expect(main(page).getByText("Unread:")).toHaveCount(1);
  const rows = main(page).getByRole("listitem");
  await rows.last().getByRole("link", { name: "Applied: take the free test" }).click();
  await expect(bell(page)).toHaveAccessibleName("Notifications, 0 unread");
});

test("a screen reader announces the bell's name once", { tag: "@no-script" }, async ({
  page,
  context,
  someone: _,
}) => {
  await page.goto(product("/dashboard"));
  const browser = await context.newCDPSession(page);
  const { nodes } = await browser.send("Accessibility.getFullAXTree");
  const [node] = nodes.filter(({ name }) => name?.value === "Notifications, 0 unread");
  expect(node).toBeDefined();
  expect(node?.description?.value ?? "").toBe("");
});

test("opening a page marks the notifications about it as read", { tag: "@no-script" }, async ({
  page,
  someone,
}) => {
  await someone.applyFor(await postJob());
  await expect.poll(() => someone.text("/notifications")).toContain("Unread (1)");
  // The person reaches the page without the notification.
  await page.goto(product("/applications"));
  await main(page).locator("a[href^='/applications/']").click();
  await expect(page).toHaveURL(/\/applications\/\d+$/);
  await page.goto(product("/notifications"));
  await expect(page.getByText("Unread (0)")).toBeVisible();
});
