import type { Page } from "@playwright/test";
import { rightOption } from "../support/answer-key";
import { cancelInterview, postJob, setInterview } from "../support/browser/employer";
import { lapse } from "../support/browser/fixtures";
import { product, simulate } from "../support/browser/product";
import { expect, type Shortcut, test } from "../support/browser/shortcut";
import { failAtProvider } from "../support/payments";

// On a phone, three things come first and fit on the screen: what happened, what it costs, and what
// to do now.

const FOLD = 740;
const TWO_HUNDRED = "200%";

const applied = async (someone: Shortcut) => someone.applyAndWait(await postJob());
async function passed(someone: Shortcut) {
  const path = await applied(someone);
  await someone.takeTest(path, rightOption);
  return path;
}
async function declined(someone: Shortcut) {
  const path = await passed(someone);
  await failAtProvider({ simulate }, await someone.order(path));
  await someone.post(path, { intent: "check" });
  return path;
}
async function over(someone: Shortcut) {
  const path = await passed(someone);
  await lapse(path);
  return path;
}
async function paid(someone: Shortcut) {
  const path = await passed(someone);
  await someone.pay(path);
  return path;
}
async function broken(someone: Shortcut) {
  const path = await paid(someone);
  await cancelInterview(await setInterview(path, 1));
  return path;
}
async function givenUp(someone: Shortcut) {
  const path = await applied(someone);
  await someone.post(path, { intent: "cancel", promised: "nothing" });
  return path;
}

const STATES: [name: string, reach: (someone: Shortcut) => Promise<string>, say: string[]][] = [
  ["a test to take", applied, ["Test Pending!", "It costs nothing.", "Get Test Link"]],
  ["a slot to pay", passed, ["You passed.", "Yes or no: both are fine.", "Click to Pay ₹199"]],
  [
    "a declined payment",
    declined,
    ["Your payment did not go through", "If ₹199 has left your account", "Click to Pay ₹199"],
  ],
  ["a time that is over", over, ["Time over", "You paid nothing.", "Keep a slot for me again"]],
  ["a cancelled interview", broken, ["The employer cancelled", "You choose", "Take my money back"]],
  ["a cancelled application", givenUp, ["Cancelled by you", "You paid nothing.", "Browse Jobs"]],
];

/** The top and bottom of the first visible text, in px from the top of the page. */
async function spanOf(page: Page, text: string) {
  const main = page.locator("main");
  const box = await main.getByText(text).filter({ visible: true }).first().boundingBox();
  if (!box) throw new Error(`${text} is not on the page`);
  return { top: box.y, bottom: box.y + box.height };
}

for (const [name, reach, say] of STATES) {
  test(`${name}: what happened, the price and the next action are above the fold, before the ticket`, {
    tag: "@no-script",
  }, async ({ page, someone }) => {
    await page.setViewportSize({ width: 360, height: FOLD });
    const path = await reach(someone);
    await someone.hearAll();
    await page.goto(product(path));
    const stage = page.locator("#stage");
    let last = (await page.getByRole("heading", { level: 1 }).boundingBox())?.y ?? FOLD;
    for (const words of say) {
      await expect(stage.getByText(words).first()).toBeVisible();
      const { top, bottom } = await spanOf(page, words);
      expect(top, words).toBeGreaterThanOrEqual(last);
      expect(bottom, words).toBeLessThanOrEqual(FOLD);
      last = top;
    }
    const isBefore = await page.evaluate(() => {
      const [panel, ticket] = [document.querySelector("#stage"), document.querySelector(".ticket")];
      if (!panel || !ticket) return false;
      return Boolean(panel.compareDocumentPosition(ticket) & Node.DOCUMENT_POSITION_FOLLOWING);
    });
    expect(isBefore).toBe(true);
  });
}

/** Words of the stepper that are broken over two lines. */
const brokenWords = () => {
  const words: string[] = [];
  for (const label of document.querySelectorAll(".step-label, .step-detail")) {
    const walker = document.createTreeWalker(label, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node.parentElement?.closest(".sr-only")) continue;
      for (const { 0: word, index } of (node.textContent ?? "").matchAll(/\S+/g)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) words.push(word);
      }
    }
  }
  return words;
};

test("the stepper breaks no word at 320 px, and double text size fits 360 px", {
  tag: "@no-script",
}, async ({ page, someone }) => {
  for (const reach of [declined, broken, givenUp]) {
    const path = await reach(someone);
    await page.setViewportSize({ width: 320, height: FOLD });
    await page.goto(product(path));
    expect(await page.evaluate(brokenWords)).toEqual([]);
    await page.setViewportSize({ width: 360, height: FOLD });
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = size;
    }, TWO_HUNDRED);
    const contentWidth = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(contentWidth).toBeLessThanOrEqual(360);
    expect(await page.evaluate(brokenWords)).toEqual([]);
  }
});

test("on a desktop the stages have one width, and both halves of the page are in use", async ({
  page,
  someone,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  for (const reach of [declined, broken]) {
    await page.goto(product(await reach(someone)));
    const boxes = (selector: string) =>
      page
        .locator(selector)
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect));
    const widths = (await boxes(".stepper > li")).map(({ width }) => Math.round(width));
    expect(new Set(widths).size).toBe(1);
    const [panel] = await boxes("#stage");
    const [folded] = await boxes("main details");
    expect(panel?.right).toBeGreaterThan(960);
    expect(folded?.right).toBeLessThan(640);
  }
});
