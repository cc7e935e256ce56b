import { createClient } from "@libsql/client/http";
import { expect, type Page, test } from "@playwright/test";
import { brand } from "../../worker/facts/brand";
import { TICKET_LINE } from "../../worker/facts/guarantee/tickets";
import { PRACTICE } from "../../worker/facts/jobs/practice";
import { product } from "../support/browser/product";
import { SCREENS } from "./states/table";

// Every screen in a language whose texts have other letters: English in plain letters would be
// English in every language.

/** Text, and attributes that people see or hear, each once. */
const textsOf = (page: Page) =>
  page.evaluate(() => {
    const texts = new Set<string>([document.title]);
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
      // The preview of a message is in the language of its recipient.
      if (!text.parentElement?.closest("script, style, .console-message"))
        texts.add(text.textContent ?? "");
    }
    for (const name of ["alt", "aria-label", "placeholder", "title"]) {
      for (const element of document.querySelectorAll(`[${name}]`))
        texts.add(element.getAttribute(name) ?? "");
    }
    return [...texts];
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
  const parts = text.replaceAll("&amp;", "&").split(/\n|<[^>]+>/);
  // A list shows the beginning of a text.
  return [text, ...parts, text.slice(0, TICKET_LINE)];
}

/** What people and companies wrote stays as they wrote it. */
async function storedTexts(): Promise<Set<string>> {
  const database = createClient({ url: process.env.DATABASE_URL ?? "", intMode: "string" });
  try {
    const tables = await database.execute(
      "select name from sqlite_master where type = 'table' and name not like '%search%' and name not like '%fts%'",
    );
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

/** The same in every language: names, and what has no other name. Categories are stored as such. */
const NAMES = [
  ...[brand.legalName, brand.address, brand.supportEmail, brand.name],
  ...brand.social.map(({ name }) => name),
  ...Object.values(PRACTICE),
  ...["UPI", "GSTIN", "GST", "PAN", "CIN", "PDF", "CSV"],
];
const withoutNames = (text: string) =>
  NAMES.reduce((rest, name) => rest.replaceAll(name, ""), text)
    .replace(/https?:\/\/\S+|\S+@\S+|\bPK\d+/g, "")
    // The letters in a picture of a person or company.
    .replace(/^[A-Z]{1,2}$/, "");

const PLAIN = /[A-Za-z]{2}/;
/** Letters of the language of this test, and what stands between parts of a text. */
const BETWEEN = [/ · /, /[\uff21-\uff5a][\uff21-\uff5a ]*/, /[,():|“”…\n]/];

/** Whether every part of a text in plain letters is one that somebody wrote. */
const isWritten = (text: string, stored: Set<string>, [between, ...rest] = BETWEEN): boolean =>
  !PLAIN.test(text) ||
  stored.has(text.trim()) ||
  (between !== undefined && text.split(between).every((part) => isWritten(part, stored, rest)));

for (const screen of SCREENS) {
  const plainState = screen.states.find(({ action, script }) => !action && script !== "on");
  const state = plainState ?? screen.states[0];
  if (!state) throw new Error(`${screen.screen} has no state`);
  test(`${screen.screen} has no text of its own in plain letters`, async ({ browser, request }) => {
    const path = await state.reach(request);
    const url = path.startsWith("/") ? product(path) : path;
    // What was said when the state was brought about is in English: it is said here.
    await request.get(url, { headers: state.headers });
    const context = await browser.newContext({
      storageState: await request.storageState(),
      javaScriptEnabled: false,
      extraHTTPHeaders: state.headers,
    });
    await context.addCookies([{ name: "pakka_language", value: "en-XA", url: product("/") }]);
    const page = await context.newPage();
    await page.goto(url);
    await expect(page.locator("html")).toHaveAttribute("lang", "en-XA");
    const plain = (await textsOf(page)).filter((text) => PLAIN.test(withoutNames(text)));
    const stored = plain.length > 0 ? await storedTexts() : new Set<string>();
    for (const typed of new URL(page.url()).searchParams.values()) stored.add(typed);
    expect(plain.filter((text) => !isWritten(text, stored))).toEqual([]);
    await context.close();
  });
}
