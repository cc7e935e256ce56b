import type { Page } from "@playwright/test";
import type { Screen, Short, State } from "./states/state";

// How much of a page a person has to read and scroll on a phone of 360 px, with folded sections
// closed. `docs/screens.md` lists this for each state; `npm run pictures` updates those tables.

export interface Size {
  /**
   * Visible words in the page's main part, without the company's text and the lists of other jobs.
   */
  words: number;
  /**
   * Height of the whole page with header and footer;
   * for a job's page, without the lists of other jobs.
   */
  px: number;
  /**
   * The headings below the title on the first screen,
   * or the title if there are none: what happened.
   */
  says: string;
  /** The primary button on the first screen: what to do now. Empty if there is none. */
  act: string;
}

/** The limits for every state of a kind of page; the document has one table for each kind. */
export const MOST: Record<Short, { words: number; px: number }> = {
  application: { words: 200, px: 2_000 },
  job: { words: 250, px: 2_000 },
};
const KINDS = Object.keys(MOST) as Short[];

/** The lists of other jobs on a page. */
const LISTS = "[aria-labelledby=similar], [aria-labelledby=for-you]";
/** These lists, and the text that a job's company wrote. */
const OTHERS = `.job-text, ${LISTS}`;
/** The screen height of a cheap phone, in px. */
const FIRST_SCREEN = 640;

export const sizeOf = (page: Page, kind: Short): Promise<Size> =>
  page.evaluate(
    ([firstScreen, others, lists]) => {
      const main = document.querySelector("main") ?? document.body;
      let words = 0;
      const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const box = text.parentElement;
        // Skip drawings, and text that only screen readers read.
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

/** Runs `work` with all folded sections open, and closes them again. */
export async function unfolded<T>(page: Page, work: () => Promise<T>): Promise<T> {
  await page.locator("main details:not([open])").evaluateAll((folded) => {
    for (const one of folded) one.setAttribute("data-folded", "");
    for (const one of folded) one.toggleAttribute("open", true);
  });
  const result = await work();
  await page.locator("main details[data-folded]").evaluateAll((all) => {
    for (const one of all) one.toggleAttribute("open", false);
  });
  return result;
}

/** The most words in a sentence: longer ones are hard for people who read little English. */
export const MOST_WORDS = 20;

/** Visible sentences with more words. */
export const longSentences = (page: Page): Promise<string[]> =>
  page.locator("main :is(p, li, dd, h2, h3, small, label, summary)").evaluateAll(
    (boxes, most) =>
      boxes
        .filter((box) => box.checkVisibility())
        .flatMap((box) => (box as HTMLElement).innerText.split(/(?<=[.!?:])\s+|\n/))
        .filter((sentence) => sentence.split(/\s+/).length > most),
    MOST_WORDS,
  );

/** For example "application, booked: time over". */
export const nameOf = ({ screen }: Screen, { state }: State) => `${screen}: ${state}`;

const HEAD =
  "| state | words | px | the first screen says | and asks for |\n|---|--:|--:|---|---|\n";
const row = (name: string, { words, px, says, act }: Size) =>
  `| ${name} | ${words} | ${px} | ${says} | ${act} |`;

/** The document with the new measurements in its tables. */
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

/** The number of words of each state, from the document's tables. */
export const wordsIn = (document: string): ReadonlyMap<string, number> =>
  new Map(
    [...document.matchAll(/^\| (.+?) \| (\d+) \| \d+ \|/gm)].map(([, name = "", words]) => [
      name,
      Number(words),
    ]),
  );
