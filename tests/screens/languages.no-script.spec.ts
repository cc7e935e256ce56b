import { createClient } from "@libsql/client/http";
import { expect, type Page, test } from "@playwright/test";
import { product } from "../support/browser/product";
import { SCREENS } from "./states/table";

// Every screen in a language whose texts have other letters: English in plain letters would be
// English in every language.

/** Text, and attributes that people see or hear, each once. */
const textsOf = (page: Page) =>
  page.evaluate(() => {
    const found = new Set<string>([document.title]);
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
      if (!text.parentElement?.closest("script, style")) found.add(text.textContent ?? "");
    }
    for (const name of ["alt", "aria-label", "placeholder", "title"]) {
      for (const element of document.querySelectorAll(`[${name}]`))
        found.add(element.getAttribute(name) ?? "");
    }
    return [...found];
  });

/** All texts of a stored value, with the parts of a record. */
function partsOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(partsOf);
  if (value && typeof value === "object") return Object.entries(value).flatMap(partsOf);
  const text = String(value ?? "");
  try {
    if (/^[[{]/.test(text)) return partsOf(JSON.parse(text));
  } catch {
    // Not a record.
  }
  return [text, ...text.split("\n")];
}

/** What people and companies wrote stays as they wrote it. */
async function storedTexts(): Promise<Set<string>> {
  const database = createClient({ url: process.env.DATABASE_URL ?? "" });
  try {
    const tables = await database.execute("select name from sqlite_master where type = 'table'");
    const stored = new Set<string>();
    for (const { name } of tables.rows) {
      const { rows } = await database.execute(`select * from "${name}"`);
      for (const row of rows) for (const part of partsOf({ ...row })) stored.add(part.trim());
    }
    return stored;
  } finally {
    database.close();
  }
}

/** The same in every language: names of brands and of what has no other name. */
const NAMES = /https?:\/\/\S+|\S+@\S+|\bPK\d+|Pakka|UPI|GSTIN?|PAN|CIN|PDF|CSV/g;

for (const screen of SCREENS) {
  const state = screen.states.find(({ action, script }) => !action && script !== "on");
  if (!state) continue;
  test(`${screen.screen} has no text of its own in plain letters`, async ({ browser, request }) => {
    const path = await state.reach(request);
    const context = await browser.newContext({
      storageState: await request.storageState(),
      javaScriptEnabled: false,
      extraHTTPHeaders: state.headers,
    });
    await context.addCookies([{ name: "pakka_language", value: "en-XA", url: product("/") }]);
    const page = await context.newPage();
    await page.goto(path.startsWith("/") ? product(path) : path);
    await expect(page.locator("html")).toHaveAttribute("lang", "en-XA");
    const stored = await storedTexts();
    const isStored = (text: string) =>
      stored.has(text.trim()) || text.split(/[·,():|]/).every((part) => stored.has(part.trim()));
    const plain = (await textsOf(page)).filter(
      (text) => /[A-Za-z]{2}/.test(text.replace(NAMES, "")) && !isStored(text),
    );
    expect(plain).toEqual([]);
    await context.close();
  });
}
