import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import AxeBuilder from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";
import { ON_ITS_OWN_CONNECTION, product } from "../support/browser/product";
import { takenOver } from "../support/browser/shortcut";
import { untranslated } from "./marked-texts";
import { elementsShowing } from "./seen";
import { longSentences, MOST, nameOf, sizeOf, unfolded, wordsIn } from "./sizes";
import type { Screen, Short, State } from "./states/state";
import { SCREENS } from "./states/table";

// Every screen in every state of its table: text, page frame and accessibility (axe). With
// `SCREENS=all`, each state is checked in four ways (two widths, with and without script). `npm
// test` checks the first state of a screen in one way.

const WCAG = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
const NARROWEST = 320;
/** The narrowest desktop width. */
const DESK = 1_024;
/** Touch targets. Links within a sentence are not included: they are as tall as their line. */
const PRESSED = "button, summary, select, textarea, .btn, .icon-btn, .chip, .menu-item, .control";
const TARGET_PX = 44;
/** The smallest target for a mouse in the staff console. */
const DESK_TARGET_PX = 28;

/** The minified build has half the size: it is sent to the page again for each check. */
const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Reports all problems of a page, not only the first one. */
const see = expect.configure({ soft: true });

const ONCE = process.env.SCREENS !== "all";

interface Look {
  width: 360 | 1280;
  script: "on" | "off";
}
const LOOKS: Look[] = [
  { width: 360, script: "off" },
  { width: 1280, script: "on" },
  { width: 1280, script: "off" },
  { width: 360, script: "on" },
];

function looksAt(state: State, index: number): Look[] {
  const possible = LOOKS.filter(
    ({ width, script }) => (state.width ?? width) === width && (state.script ?? script) === script,
  );
  return ONCE ? possible.slice(index % possible.length).slice(0, 1) : possible;
}

/** Collects errors of script and of the content security policy. */
function listen(page: Page): string[] {
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(String(error)));
  page.on("console", (message) => {
    const isItself = message.text().startsWith("Failed to load resource");
    if (message.type() === "error" && !isItself) errors.push(message.text());
  });
  return errors;
}

async function expectWords(page: Page, { texts, absent = [] }: State) {
  for (const text of texts) await see(elementsShowing(page, text).first(), text).toBeVisible();
  for (const text of absent) await see(elementsShowing(page, text), text).toHaveCount(0);
}

const WORDS = wordsIn(readFileSync("docs/screens.md", "utf8"));
/** The tolerance: a date or an amount may have a word more. */
const MORE_WORDS = 10;
/** The words of one similar job: how many there are depends on the other jobs of the product. */
const SIMILAR_WORDS = 25;

/**
 * The page stays within its limits on a phone, and its number of words agrees with the document.
 */
async function expectShort(page: Page, kind: Short, name: string) {
  const { words, px, says } = await sizeOf(page, kind);
  see(words, "words").toBeLessThanOrEqual(MOST[kind].words);
  see(px, "px").toBeLessThanOrEqual(MOST[kind].px);
  see(says, "what the first screen says").not.toBe("");
  await see(page.locator("main .btn-primary").filter({ visible: true }).nth(1)).toHaveCount(0);
  const documentWords = WORDS.get(name) ?? Number.NaN;
  see(
    Math.abs(words - documentWords),
    `${words} words; in the document ${documentWords}`,
  ).toBeLessThanOrEqual(MORE_WORDS + (await page.locator("#similar").count()) * SIMILAR_WORDS);
  see(await longSentences(page), "sentences that are too long").toEqual([]);
}

const isDesk = (page: Page) =>
  new URL(page.url()).pathname.startsWith("/staff") && page.viewportSize()?.width === 1280;

async function expectFrame(page: Page, title: string | RegExp) {
  await see(page).toHaveTitle(title);
  await see(page.locator("html")).toHaveAttribute("lang", "en-IN");
  // A page that is hidden behind the skeleton of the next one has its own heading.
  await see(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  const description = page.locator("meta[name=description]");
  await see(description).toHaveAttribute("content", /.{15,}/);
  const small = await page.evaluate(
    ([pressed, least]) =>
      [...document.querySelectorAll<HTMLElement>(pressed)]
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .map((element) => ({ element, box: element.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 1 && (box.height < least || box.width < least))
        .map(({ element, box }) => `${element.outerHTML.slice(0, 90)} ${box.width}×${box.height}`),
    [PRESSED, (isDesk(page) ? DESK_TARGET_PX : TARGET_PX) - 0.5] as const,
  );
  see(small, "smaller than what presses it").toEqual([]);
}

/** Allows script from now on, because axe needs it. The page's own scripts do not run any more. */
async function allowScript(page: Page) {
  const session = await page.context().newCDPSession(page);
  // This CDP session can lift only its own block, so it blocks script first.
  for (const value of [true, false]) {
    await session.send("Emulation.setScriptExecutionDisabled", { value });
  }
}

async function expectAccessible(page: Page) {
  // Legacy mode needs no second page per check, and our pages have no frames.
  const axe = new AxeBuilder({ page, axeSource: AXE }).setLegacyMode().withTags(WCAG);
  const { violations } = await axe.options({ resultTypes: ["violations"] }).analyze();
  const problems = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((n) => n.html).join(" | ")}`,
  );
  see(problems).toEqual([]);
}

async function expectNoSidewaysScroll(page: Page, width: number) {
  const contentWidth = await page.evaluate(() => document.documentElement.scrollWidth);
  see(contentWidth, `sideways at ${width} px`).toBeLessThanOrEqual(width);
}

/**
 * A word moves to the next line as a whole, and so do words that a no-break space joins; only a
 * word longer than a line may be broken.
 */
async function expectWholeWords(page: Page, width: number) {
  const broken = await page.evaluate(() => {
    const brokenWords: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const box = text.parentElement;
      // Skip drawings.
      if (!box?.checkVisibility() || box.closest("svg,[role=img]")) continue;
      for (const { 0: word, index } of (text.textContent ?? "").matchAll(/[\S\u00a0]+/gu)) {
        if (word.length > 20 || /[-–/.@:]./.test(word)) continue;
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const [first, ...rest] = [...range.getClientRects()].map(({ top }) => top);
        if (rest.some((top) => Math.abs(top - (first ?? 0)) > 4)) {
          brokenWords.push(`${word} in ${box.outerHTML.slice(0, 120)}`);
        }
      }
    }
    return brokenWords;
  });
  see(broken, `broken at ${width} px`).toEqual([]);
}

async function look(page: Page, screen: Screen, state: State, path: string) {
  const errors = listen(page);
  const url = path.startsWith("/") ? product(path) : path;
  const answer = await page.goto(url);
  see(answer?.status()).toBe(state.status ?? 200);
  await takenOver(page);
  await state.action?.(page);
  const whole = (work: () => Promise<void>) => (screen.short ? unfolded(page, work) : work());
  await whole(() => expectWords(page, state));
  // The text of a form's answer may appear before its styles are loaded.
  await page.waitForLoadState();
  if (screen.short && page.viewportSize()?.width === 360)
    await expectShort(page, screen.short, nameOf(screen, state));
  await whole(() => expectFrame(page, state.title ?? screen.title));
  return errors;
}

async function photograph(page: Page, name: (string | number)[]) {
  const path = `${process.env.SHOTS}/${name.join("-").replace(/[^\w-]+/g, "_")}.png`;
  await page.screenshot({ path, fullPage: true });
}

for (const [nth, screen] of SCREENS.entries()) {
  for (const [index, state] of screen.states.entries()) {
    if (ONCE && index > 0) continue;
    test(`${screen.screen}: ${state.state}`, async ({ browser, request }) => {
      if (!ONCE) test.slow();
      const path = await state.reach(request);
      const storageState = await request.storageState();
      for (const { width, script } of looksAt(state, nth + index)) {
        await test.step(`${width} px, script ${script}`, async () => {
          const viewport = { width, height: width === 360 ? 740 : 900 };
          const { headers: extraHTTPHeaders } = state;
          const javaScriptEnabled = script === "on";
          const options = { storageState, viewport, javaScriptEnabled, extraHTTPHeaders };
          const page = await (await browser.newContext(options)).newPage();
          const errors = await look(page, screen, state, path);
          if (process.env.SHOTS)
            await photograph(page, [screen.screen, state.state, width, `script-${script}`]);
          // A tooltip would keep its place while the page becomes narrower.
          await page.mouse.move(0, 0);
          if (!javaScriptEnabled) await allowScript(page);
          await expectAccessible(page);
          await expectNoSidewaysScroll(page, width);
          await expectWholeWords(page, width);
          for (const narrower of width > DESK ? [DESK, NARROWEST] : [NARROWEST]) {
            await page.setViewportSize({ width: narrower, height: 640 });
            await expectNoSidewaysScroll(page, narrower);
            await expectWholeWords(page, narrower);
          }
          see(errors).toEqual([]);
          await page.context().close();
        });
      }
      await test.step("in another language", async () => {
        const url = path.startsWith("/") ? product(path) : path;
        // A message that waits for its person is in the language of the act.
        await request.get(url, { headers: { ...ON_ITS_OWN_CONNECTION, ...state.headers } });
        const page = await browser.newPage();
        const storage = await request.storageState();
        see(await untranslated(page, url, storage, state.headers)).toEqual([]);
        await page.close();
      });
    });
  }
}
