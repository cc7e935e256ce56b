import type { Page } from "@playwright/test";
import type { Screen, Short, State } from "./states/state";

// How much of a page one has to read and scroll on a phone of 360 px, as it comes: what is folded is
// folded. `docs/screens.md` has it for each state; `npm run pictures` writes those tables anew.

export interface Size {
  /** That are seen in the page's main part and are ours. */
  words: number;
  /** Of the whole page, its bar and foot too; of a job's page without the lists of other jobs. */
  px: number;
  /** The headings of the first screen under the title, else the title: what happened. */
  says: string;
  /** The green button of the first screen: what to do now; empty where nothing is. */
  act: string;
}

/** The most that any state of a kind of page may have; a table of the document for each kind. */
export const MOST: Record<Short, { words: number; px: number }> = {
  application: { words: 200, px: 2_000 },
  job: { words: 250, px: 2_000 },
};
const KINDS = Object.keys(MOST) as Short[];

/** The other jobs that a page lists. */
const LISTS = "[aria-labelledby=similar], [aria-labelledby=for-you]";
/** These, and what a job's company wrote. */
const OTHERS = `.job-text, ${LISTS}`;
/** What fits on the screen of a cheap phone. */
const FIRST_SCREEN = 640;

export const sizeOf = (page: Page, kind: Short): Promise<Size> =>
  page.evaluate(
    ([firstScreen, others, lists]) => {
      const main = document.querySelector("main") ?? document.body;
      let words = 0;
      const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const box = text.parentElement;
        // What is drawn is no text, and what is for ears alone is not read.
        if (!box?.checkVisibility() || box.closest(`svg,.sr-only,script,style,${others}`)) continue;
        words += text.textContent?.match(/[\p{L}\p{N}]\S*/gu)?.length ?? 0;
      }
      const inFirstScreen = (selector: string) =>
        [...main.querySelectorAll<HTMLElement>(selector)].filter(
          (one) => one.checkVisibility() && one.getBoundingClientRect().bottom < firstScreen,
        );
      const headings = [inFirstScreen("h2:not(.label)"), inFirstScreen("h1")];
      const listed = [...(lists ? main.querySelectorAll<HTMLElement>(lists) : [])];
      const listsPx = listed.reduce((sum, { offsetHeight }) => sum + offsetHeight, 0);
      return {
        words,
        px: document.documentElement.scrollHeight - listsPx,
        says: (headings.find(({ length }) => length > 0) ?? [])
          .map(({ innerText }) => innerText)
          .join(" · "),
        act: inFirstScreen(".btn-primary")[0]?.innerText ?? "",
      };
    },
    [FIRST_SCREEN, OTHERS, kind === "job" ? LISTS : ""] as const,
  );

/** Does this while all that is folded is open, and folds it again. */
export async function unfolded<T>(page: Page, work: () => Promise<T>): Promise<T> {
  await page.locator("main details:not([open])").evaluateAll((folded) => {
    for (const one of folded) one.setAttribute("data-folded", "");
    for (const one of folded) one.toggleAttribute("open", true);
  });
  const done = await work();
  await page.locator("main details[data-folded]").evaluateAll((all) => {
    for (const one of all) one.toggleAttribute("open", false);
  });
  return done;
}

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

/** The document with its tables as they were measured now. */
export function withSizes(
  document: string,
  sizes: Readonly<Record<Short, ReadonlyMap<string, Size>>>,
): string {
  const [before = "", ...tables] = document.split(HEAD);
  const now = KINDS.map((kind, index) => {
    const rows = [...sizes[kind]].map(([name, size]) => `${row(name, size)}\n`);
    return rows.join("") + tables[index]?.replace(/^(\|.*\n)+/, "");
  });
  return [before, ...now].join(HEAD);
}

/** How many words the document's tables give each state. */
export const wordsIn = (document: string): ReadonlyMap<string, number> =>
  new Map(
    [...document.matchAll(/^\| (.+?) \| (\d+) \| \d+ \|/gm)].map(([, name = "", words]) => [
      name,
      Number(words),
    ]),
  );
