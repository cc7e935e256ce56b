import type { BrowserContext, Page } from "@playwright/test";
import { RAZORPAY_KEYS } from "../../local/simulators/razorpay/keys";
import { rightOption } from "../support/answer-key";
import { cancelInterview, postJob, setInterview } from "../support/browser/employer";
import { setLongAgo } from "../support/browser/interview-fixtures";
import { newestCode, product, simulate } from "../support/browser/product";
import { expect, type Shortcut, takenOver, test } from "../support/browser/shortcut";
import { callAt } from "../support/client";
import { newPhone } from "../support/people";

// A second press, a second tab, Back and Reload: each action happens once.

const news = (page: Page, title: string) =>
  page.locator("main").getByRole("listitem").filter({ hasText: title });

/**
 * The same person's other tab, in its own window: a tab in the background is not drawn, so it can't
 * be pressed.
 */
async function secondTab(context: BrowserContext): Promise<Page> {
  const browser = context.browser();
  if (!browser) throw new Error("The context has no browser");
  const options = test.info().project.use;
  const storageState = await context.storageState();
  return (await browser.newContext({ ...options, storageState })).newPage();
}

/** The queue delivers after a while: there is one notification, and it stays the only one. */
async function notifiedOnce(page: Page, someone: Shortcut, title: string, subject = title) {
  await expect(async () => {
    await page.goto(product("/notifications"));
    await expect(news(page, title)).toHaveCount(1, { timeout: 500 });
  }).toPass();
  const mails: { subject: string }[] = await simulate(`/inbox/email?to=${someone.email}`);
  expect(mails.filter((mail) => mail.subject === subject).length).toBeLessThanOrEqual(1);
}

test("pressing Send OTP twice sends one code, and both pages accept it", {
  tag: "@no-script",
}, async ({ context, browser }) => {
  const phone = newPhone();
  const form = async () => (await context.request.get(product("/login"))).text();
  const sendKey = /name="key" value="([^"]+)"/.exec(await form())?.[1] ?? "";
  const press = () =>
    context.request.post(product("/login"), { form: { phone, key: sendKey }, maxRedirects: 0 });
  expect((await press()).status()).toBe(303);
  // A browser that sends its second press before the first answer has no cookie from it.
  await context.clearCookies();
  expect((await press()).status()).toBe(303);
  expect(await simulate(`/inbox/sms?to=${phone}`)).toHaveLength(1);
  const page = await (await browser.newContext(test.info().project.use)).newPage();
  await page.context().addCookies(await context.cookies());
  await page.goto(product("/login"));
  await page.locator("[autocomplete=one-time-code]").fill(await newestCode(phone));
  await page.getByRole("button", { name: "Verify" }).click();
  await expect(page).toHaveURL(product("/complete-profile"));
});

test("pressing Verify twice logs in, whichever answer arrives first", {
  tag: "@no-script",
}, async ({ page, context }) => {
  const phone = newPhone();
  await page.goto(product("/login"));
  await page.getByLabel("Phone number").fill(phone);
  await page.getByRole("button", { name: "Send OTP" }).click();
  await expect(page.getByLabel("4-digit code")).toBeVisible();
  const cookies = await context.cookies();
  const hidden = (name: string) => page.locator(`input[name=${name}]`).first().inputValue();
  const form = {
    intent: "verify",
    key: await hidden("key"),
    attempt: await hidden("attempt"),
    otp: await newestCode(phone),
  };
  const press = () => context.request.post(product("/login"), { form, maxRedirects: 0 });
  expect((await press()).headers().location).toBe("/complete-profile");
  // A browser that sends its second press before the first answer has no cookie from it.
  await context.clearCookies();
  await context.addCookies(cookies);
  expect((await press()).headers().location).toBe("/complete-profile");
  await page.goto(product("/complete-profile"));
  await expect(page.getByLabel("Full Name")).toBeVisible();
});

test(
  "applying twice makes one application, one slot and one notification",
  { tag: "@no-script" },
  async ({ page, context, someone }, { project }) => {
    const title = project.name === "script" ? "Store Manager" : "Area Sales Officer, Seeds";
    const job = await someone.jobId(title);
    const other = await secondTab(context);
    for (const tab of [page, other]) {
      await tab.goto(product(`/jobs/${job}`));
      await tab.getByRole("link", { name: "Apply Now" }).click();
      await tab.getByRole("radio").first().check();
    }
    const before = await page
      .locator("main")
      .getByText(/interview slots open/)
      .first()
      .innerText();
    await page.getByRole("button", { name: "Submit Application" }).dblclick();
    await expect(page).toHaveURL(/\/applications\/\d+$/);
    await other.getByRole("button", { name: "Submit Application" }).click();
    await expect(other).toHaveURL(page.url());
    await expect(other.getByRole("alert")).toBeHidden();
    await other.goto(product(`/jobs/${job}`));
    await expect(other.getByRole("button", { name: "Applied" })).toBeDisabled();
    const remainingSlots = Number.parseInt(before, 10) - 1;
    await other.getByText("Job Overview").click();
    await expect(other.locator("main").getByText(`${remainingSlots} of `)).toBeVisible();

    // Back to the dialog, and a reload of the page that it leads to.
    await page.goBack();
    await page.reload();
    await expect(page.getByRole("button", { name: "Applied" })).toBeDisabled();
    await page.goto(product("/applications"));
    await expect(page.locator("main").getByRole("link", { name: title })).toHaveCount(1);
    await notifiedOnce(page, someone, "Applied: take the free test");
  },
);

test("starting and submitting a test twice makes one attempt", { tag: "@no-script" }, async ({
  page,
  context,
  someone,
}) => {
  const title = "Gold Loan Officer";
  const application = await someone.apply(title);
  const path = await someone.testPath(application);
  const other = await secondTab(context);
  for (const tab of [page, other]) await tab.goto(product(path));
  await page.getByRole("button", { name: "Start test" }).dblclick();
  const ends = page.getByText(/Ends\b/);
  const clock = await ends.innerText();
  await other.getByRole("button", { name: "Start test" }).click();
  await expect(other.getByText(/Ends\b/)).toHaveText(clock);

  await someone.answer(application, rightOption);
  const last = (await page.getByRole("listitem").count()).toString();
  for (const tab of [page, other]) await tab.goto(product(`${path}?q=${last}`));
  await page.getByRole("button", { name: "Submit test" }).dblclick();
  await expect(page.getByRole("heading", { name: "You passed." })).toBeVisible();
  await other.getByRole("button", { name: "Submit test" }).click();
  await expect(other.getByRole("heading", { name: "You passed." })).toBeVisible();
  await expect(other.getByRole("status")).toBeEmpty();
  await page.goBack();
  await expect(page.getByRole("heading", { name: "You passed." })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("heading", { name: "You passed." })).toBeVisible();
  await notifiedOnce(page, someone, "You passed the test");
});

test(
  "paying twice makes one order, one payment and one notification",
  { tag: "@no-script" },
  async ({ page, context, someone }, { project }) => {
    const application = await someone.pass("Inside Sales Associate");
    const orderId = await someone.order(application);
    const pay = (tab: Page) => tab.getByRole("button", { name: /^Click to Pay/ });
    const take = (tab: Page) => tab.getByRole("button", { name: "Pay", exact: true });
    const other = await secondTab(context);
    for (const tab of [page, other]) {
      await tab.goto(product(application));
      await takenOver(tab);
    }
    const open = async (tab: Page) => {
      await pay(tab).dblclick();
      if (project.name === "no-script") {
        await tab.getByRole("button", { name: /^Go to Razorpay/ }).click();
      }
      await expect(take(tab)).toBeVisible();
    };
    await open(page);
    await open(other);
    await take(page).dblclick();
    if (project.name === "no-script") await page.getByRole("button", { name: "Continue" }).click();
    await expect(page.getByRole("heading", { name: "You're All Set!" })).toBeVisible();
    await expect(page).toHaveURL(product(application));
    await page.reload();
    await expect(page.getByRole("heading", { name: "You're All Set!" })).toBeVisible();

    // The other tab still shows the checkout of an order that has been paid.
    await take(other).click();
    await other.goto(product(application));
    await expect(other.getByRole("heading", { name: "You're All Set!" })).toBeVisible();
    // The button of a page that was left open leads to the current state.
    const late = await someone.post(`${application}/pay`, {});
    expect(late.headers().location).toBe(application);

    const { RAZORPAY_KEY_ID: id, RAZORPAY_KEY_SECRET: secret } = RAZORPAY_KEYS;
    const headers = { Authorization: `Basic ${btoa(`${id}:${secret}`)}` };
    const url = `${process.env.SIMULATORS_URL}/razorpay/v1/orders/${orderId}/payments`;
    const { body } = await callAt("GET", url, { headers });
    const payments: { status: string }[] = body.items;
    expect(payments.filter(({ status }) => status === "captured")).toHaveLength(1);
    await notifiedOnce(page, someone, "Slot confirmed");
  },
);

test("cancelling, asking for a refund and using a credit twice has the same effect as once", {
  tag: "@no-script",
}, async ({ someone }) => {
  const twice = async (path: string, form: { intent: string; promised?: string }) => {
    for (const press of ["first", "second"]) {
      const answer = await someone.post(path, form);
      expect(answer.status(), `${form.intent}, ${press} press`).toBe(303);
      expect(answer.headers().location).toBe(path);
    }
  };
  const passed = async () => {
    const path = await someone.applyAndWait(await postJob());
    await someone.takeTest(path, rightOption);
    return path;
  };
  const broken = await passed();
  await someone.pay(broken);
  await cancelInterview(await setInterview(broken, 1));
  await twice(broken, { intent: "refund" });
  const late = await passed();
  await someone.pay(late);
  await setInterview(late, null, 1);
  await setLongAgo(late);
  await twice(late, { intent: "cancel", promised: "credit" });
  await twice(await passed(), { intent: "use-credit" });
});
