import type { Page } from "@playwright/test";
import type { Screen, State } from "./states/state";

// How much of a page one has to read and scroll on a phone of 360 px, as it comes: what is folded is
// folded. `docs/screens.md` has it for each state; `npm run pictures` writes that table anew.

export interface Size {
  /** That are seen in the page's main part. */
  words: number;
  /** Of the whole page, its bar and foot too. */
  px: number;
  /** The headings of the first screen: what happened. */
  says: string;
  /** The green button of the first screen: what to do now; empty where nothing is. */
  act: string;
}

/** The most that any state of an application's page may have. */
export const MOST = { words: 200, px: 2_000 };
/** What fits on the screen of a cheap phone. */
const FIRST_SCREEN = 640;

export const sizeOf = (page: Page): Promise<Size> =>
  page.evaluate((firstScreen) => {
    const main = document.querySelector("main") ?? document.body;
    let words = 0;
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const box = text.parentElement;
      // What is drawn is no text, and what is for ears alone is not read.
      if (!box?.checkVisibility() || box.closest("svg,.sr-only,script,style")) continue;
      words += text.textContent?.match(/[\p{L}\p{N}]\S*/gu)?.length ?? 0;
    }
    const inFirstScreen = (selector: string) =>
      [...main.querySelectorAll<HTMLElement>(selector)].filter(
        (one) => one.checkVisibility() && one.getBoundingClientRect().bottom < firstScreen,
      );
    return {
      words,
      px: document.documentElement.scrollHeight,
      says: inFirstScreen("h2:not(.label)")
        .map(({ innerText }) => innerText)
        .join(" · "),
      act: inFirstScreen(".btn-primary")[0]?.innerText ?? "",
    };
  }, FIRST_SCREEN);

/** The most words of a sentence: who reads little English follows no more. */
export const MOST_WORDS = 20;

/** Sentences that are seen and have more words. */
export const longSentences = (page: Page): Promise<string[]> =>
  page.locator("main :is(p, li, dd, h2, h3, small, label, summary)").evaluateAll(
    (boxes, most) =>
      boxes
        .filter((box) => box.checkVisibility())
        .flatMap((box) => (box as HTMLElement).innerText.split(/(?<=[.!?:])\s+|\n/))
        .filter((sentence) => sentence.split(/\s+/).length > most),
    MOST_WORDS,
  );

/** "application, booked: time over" */
export const nameOf = ({ screen }: Screen, { state }: State) => `${screen}: ${state}`;

const HEAD =
  "| state | words | px | the first screen says | and asks for |\n|---|--:|--:|---|---|\n";
const row = (name: string, { words, px, says, act }: Size) =>
  `| ${name} | ${words} | ${px} | ${says} | ${act} |`;

/** The document with its table as it was measured now. */
export function withSizes(document: string, sizes: ReadonlyMap<string, Size>): string {
  const [before = "", after = ""] = document.split(HEAD);
  const rest = after.replace(/^(\|.*\n)+/, "");
  return `${before}${HEAD}${[...sizes].map(([name, size]) => `${row(name, size)}\n`).join("")}${rest}`;
}

/** How many words the document's table gives each state. */
export const wordsIn = (document: string): ReadonlyMap<string, number> =>
  new Map(
    [...(document.split(HEAD)[1] ?? "").matchAll(/^\| (.+?) \| (\d+) \| \d+ \|/gm)].map(
      ([, name = "", words]) => [name, Number(words)],
    ),
  );
