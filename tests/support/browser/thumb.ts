import type { Locator, Page } from "@playwright/test";
import { product } from "./product";

/**
 * The seconds that each action of a person on a phone takes. Typing: 36.2 words of five letters a
 * minute, the mean of 37,000 people on phones (Palin and others, MobileHCI 2019). Reading: 238
 * words a minute, the mean of 190 studies of silent reading in English (Brysbaert, Journal of
 * Memory and Language 2019). A tap: a second to think and one to touch. A page on 2G:
 * docs/performance.md. A mail: the wait until it has come.
 */
const SECONDS = { letter: 60 / (36.2 * 5), word: 60 / 238, page: 1.5, tap: 2, mail: 40 };

/** Goes through pages as a person on a phone does, and counts the effort. */
export class Thumb {
  readonly counted = { letters: 0, taps: 0, pages: 0, words: 0, mails: 0 };
  /** Lines that the person has read already; they are not counted again. */
  readonly #read = new Set<string>();

  constructor(private readonly page: Page) {}

  open(path: string) {
    return this.#go(() => this.page.goto(product(path)));
  }

  follow(link: string) {
    return this.#tap(this.page.getByRole("link", { name: link, exact: true }).first());
  }

  press(button: string) {
    return this.#tap(this.page.getByRole("button", { name: button, exact: true }));
  }

  async type(label: string, text: string) {
    await this.page.getByLabel(label, { exact: true }).fill(text);
    this.counted.taps += 1;
    this.counted.letters += text.length;
    for (const line of text.split("\n")) this.#read.add(line);
  }

  async choose(label: string, option: string) {
    await this.page.getByLabel(label, { exact: true }).selectOption(option);
    this.counted.taps += 2;
  }

  async check(label: string) {
    await this.page.getByLabel(label, { exact: true }).check();
    this.counted.taps += 1;
  }

  /** Opens the mail app and comes back. */
  readMail() {
    this.counted.mails += 1;
    this.counted.taps += 3;
  }

  get seconds(): number {
    const { letters, taps, pages, words, mails } = this.counted;
    return Math.round(
      letters * SECONDS.letter +
        taps * SECONDS.tap +
        pages * SECONDS.page +
        words * SECONDS.word +
        mails * SECONDS.mail,
    );
  }

  #tap(what: Locator) {
    this.counted.taps += 1;
    return this.#go(() => what.click());
  }

  /** Waits for the next page, and counts the words that no earlier page had. */
  async #go(leave: () => Promise<unknown>) {
    await Promise.all([this.page.waitForEvent("load"), leave()]);
    this.counted.pages += 1;
    for (const line of await this.page.evaluate(linesOfPage)) {
      if (this.#read.has(line)) continue;
      this.#read.add(line);
      this.counted.words += line.split(/\s+/).filter(Boolean).length;
    }
  }
}

/** The lines of text on a page and in its text areas, without the options of lists. */
function linesOfPage(): string[] {
  const options = new Set([...document.querySelectorAll("option")].map((one) => one.text));
  const fields = [...document.querySelectorAll("textarea")].map((field) => field.value);
  return [document.body.innerText, ...fields]
    .flatMap((text) => text.split("\n"))
    .map((line) => line.trim())
    .filter((line) => line && !options.has(line));
}
