import type { Page } from "@playwright/test";
import { CONTENT_TYPES } from "../../worker/contract/values";
import { rightOption } from "../support/answer-key";
import { postJob } from "../support/browser/employer";
import { offerDay } from "../support/browser/interview-fixtures";
import { product } from "../support/browser/product";
import { expect, Shortcut, test } from "../support/browser/shortcut";

/** The narrowest phone, and a phone with text of twice the size. */
const SIZES = [
  { width: 320, letters: "100%" },
  { width: 360, letters: "200%" },
];
const HEIGHT = 740;

const PUBLIC = [
  "/",
  "/jobs",
  "/how-it-works",
  "/pricing",
  "/about",
  "/success-stories",
  "/contact",
  "/help",
  "/login",
  "/nowhere",
  "/practice",
  "/practice/sales?answered=yes",
  ...CONTENT_TYPES.map((type) => `/content/${type}`),
];
const OWN = [
  "/dashboard",
  "/profile",
  "/applications",
  "/notifications",
  "/saved-jobs",
  "/searches",
];

/**
 * Finds texts that overflow their boxes or are cut off, and words that are broken. Email addresses,
 * the provider's ids and the long numbers of other tests do not count as words, and a box that
 * scrolls may hold longer text.
 */
function misplaced(): string[] {
  const problems = new Set<string>();
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) problems.add(`${scrollWidth} px on ${clientWidth}`);
  const range = document.createRange();

  /** The innermost box around a text that is too small for it. */
  function tooSmall(parent: Element, text: DOMRect): Element | undefined {
    for (let box: Element | null = parent; box && box !== document.body; box = box.parentElement) {
      const { overflowX, overflowY, display } = getComputedStyle(box);
      if (/auto|scroll/.test(overflowX)) return undefined;
      if (/inline$|contents/.test(display)) continue;
      const edge = box.getBoundingClientRect();
      const isBeside = text.right > edge.right + 1 || text.left < edge.left - 1;
      const isCut = text.bottom > edge.bottom + 1 || text.top < edge.top - 1;
      if (isBeside || (isCut && overflowY !== "visible")) return box;
    }
    return undefined;
  }

  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const parent = text.parentElement;
    // Skip drawings, and text that only screen readers read.
    if (!parent?.checkVisibility({ visibilityProperty: true })) continue;
    if (parent.closest("svg, .sr-only")) continue;
    range.selectNodeContents(text);
    const place = range.getBoundingClientRect();
    const box = place.width > 0 && tooSmall(parent, place);
    if (box) problems.add(`“${text.nodeValue}” in ${box.tagName} ${box.className}`);
    for (const { index, 0: word } of (text.nodeValue ?? "").matchAll(/[^\s–-]+/g)) {
      if (/[@_]|\d{6}/.test(word)) continue;
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const [first, ...rest] = range.getClientRects();
      if (first && rest.some(({ top }) => top >= first.bottom - 2)) problems.add(`broken: ${word}`);
    }
  }
  return [...problems];
}

async function look(page: Page, path: string) {
  await page.setViewportSize({ width: SIZES[0]?.width ?? 0, height: HEIGHT });
  await page.goto(product(path));
  for (const { width, letters } of SIZES) {
    await page.setViewportSize({ width, height: HEIGHT });
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = size;
    }, letters);
    expect.soft(await page.evaluate(misplaced), `${path}, ${width} px, ${letters}`).toEqual([]);
  }
}

test("no page overflows a narrow phone, cuts text off or breaks a word", async ({
  page,
  context,
}) => {
  for (const path of PUBLIC) await look(page, path);
  const someone = new Shortcut(context);
  await someone.logIn();
  await look(page, "/complete-profile");
  await someone.completeProfile();
  await someone.uploadResume();
  const job = await postJob();
  for (const path of [`/jobs/${job}`, `/jobs/${job}/apply`]) await look(page, path);
  const application = await someone.applyAndWait(job);
  const assessment = await someone.testPath(application);
  for (const path of [application, assessment]) await look(page, path);
  await someone.post(assessment, { intent: "start" });
  await look(page, assessment);
  await someone.takeTest(application, rightOption);
  for (const path of [assessment, application, `${application}/pay`]) await look(page, path);
  await someone.pay(application);
  await offerDay(job, { inDays: 1, seats: 12 });
  await look(page, `${application}/times`);
  for (const path of [application, `${application}/receipt`, `${application}/preparation`, ...OWN])
    await look(page, path);
});

test("the text of the progress grows with the font size", async ({ page, someone }) => {
  const path = await someone.apply("Field Sales Executive");
  await page.goto(product(path));
  const stage = page.locator(".stepper > li").first();
  await expect(stage).toHaveCSS("font-size", "13px");
  await page.evaluate(() => {
    document.documentElement.style.fontSize = "200%";
  });
  await expect(stage).toHaveCSS("font-size", "26px");
});

test("interview times are one below the other when the font is large", async ({
  page,
  someone,
}) => {
  const job = await postJob();
  const path = await someone.book(job);
  await offerDay(job, { to: "12:00" });
  await page.goto(product(`${path}/times`));
  const lefts = async (letters: string) => {
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = size;
    }, letters);
    const times = page.getByRole("button", { name: /\d open/ });
    const places = await times.evaluateAll((all) => all.map((one) => one.getBoundingClientRect()));
    return new Set(places.map(({ left }) => left)).size;
  };
  expect(await lefts("100%")).toBe(3);
  expect(await lefts("150%")).toBe(1);
});
