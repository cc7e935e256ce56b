import { createClient } from "@libsql/client/http";
import { type APIRequestContext, type Page, request } from "@playwright/test";
import { capitals } from "../../app/words/format";
import { brand } from "../../worker/facts/brand";
import { TICKET_LINE } from "../../worker/facts/guarantee/tickets";
import { PRACTICE } from "../../worker/facts/jobs/practice";
import { LANGUAGES, OFFERED_LANGUAGES } from "../../worker/facts/languages";
import { ON_ITS_OWN_CONNECTION, product } from "../support/browser/product";

// A screen in a language whose texts have other letters: English in plain letters would be English
// in every language.

/** A language of English words in letters of full width. */
const LANGUAGE = "en-XA";

/** Text, and attributes that people see or hear, each once. */
const textsOf = (page: Page, html: string) =>
  page.evaluate((source) => {
    const screen = new DOMParser().parseFromString(source, "text/html");
    // A mark of what was searched cuts a text into pieces.
    for (const mark of screen.querySelectorAll("mark")) mark.replaceWith(mark.textContent ?? "");
    screen.normalize();
    const texts = new Set<string>([screen.title]);
    const walker = screen.createTreeWalker(screen.body, NodeFilter.SHOW_TEXT);
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
      // The preview of a message is in the language of its recipient, and a language has its own name.
      if (!text.parentElement?.closest("script, style, .console-message, button[lang]"))
        texts.add(text.textContent ?? "");
    }
    for (const name of ["alt", "aria-label", "placeholder", "title"]) {
      for (const element of screen.querySelectorAll(`[${name}]`))
        texts.add(element.getAttribute(name) ?? "");
    }
    return [...texts];
  }, html);

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
  // A saved search is stored as the query of an address, and shows its place in capitals.
  const values = text.includes("=") ? [...new URLSearchParams(text).values()] : [];
  const typed = values.flatMap((value) => [value, capitals(value)]);
  const parts = [...typed, ...text.replaceAll("&amp;", "&").split(/\n|<[^>]+>/)];
  // A list shows the beginning of a text, and a record's texts are separated by commas.
  return [text, ...parts, ...text.split(", "), text.slice(0, TICKET_LINE)];
}

/** Every text that people and companies wrote, which stays as they wrote it. */
const stored = new Set<string>();
/** The newest row of each table that was read. */
const readUpTo = new Map<string, number>();

const PAGE = 500;

function note(rows: object[]): void {
  for (const row of rows) {
    for (const part of partsOf({ ...row })) stored.add(part.trim());
    // Some screens call a person by the first name.
    if ("name" in row) stored.add(String(row.name).split(" ")[0] ?? "");
  }
}

/** Notes what waits in a cookie: a refusal is in the language of the act. */
function noteCookies({ cookies }: Storage): void {
  for (const { value } of cookies) {
    const [content = ""] = decodeURIComponent(value).split(".");
    const text = Buffer.from(content, "base64").toString();
    if (text.startsWith("{")) note([{ text }]);
  }
}

/** Reads what was stored since the last time. */
async function readStored(): Promise<void> {
  const database = createClient({ url: process.env.DATABASE_URL ?? "", intMode: "string" });
  try {
    const { rows: tables } = await database.execute(
      "select name, sql from sqlite_master where type = 'table'",
    );
    for (const { name, sql } of tables) {
      const table = String(name);
      if (String(sql).includes("WITHOUT ROWID")) {
        note((await database.execute(`select * from "${table}"`)).rows);
        continue;
      }
      // In pages: the server refuses to answer with a whole large table.
      for (let count = PAGE; count === PAGE; ) {
        const { rows } = await database.execute({
          sql: `select rowid as "row", * from "${table}" where rowid > ? order by rowid limit ${PAGE}`,
          args: [readUpTo.get(table) ?? 0],
        });
        readUpTo.set(
          table,
          Math.max(readUpTo.get(table) ?? 0, ...rows.map(({ row }) => Number(row))),
        );
        note(rows);
        count = rows.length;
      }
    }
  } finally {
    database.close();
  }
}

/** The same in every language: names, and what has no other name. Categories are stored as such. */
const NAMES = [
  ...[brand.legalName, brand.address, brand.supportEmail, brand.name],
  ...brand.social.map(({ name }) => name),
  ...Object.values(PRACTICE),
  ...OFFERED_LANGUAGES.map((language) => LANGUAGES[language].name),
  ...["UPI", "GSTIN", "GST", "PAN", "CIN", "PDF", "CSV"],
];
const withoutNames = (text: string) =>
  NAMES.reduce((rest, name) => rest.replaceAll(name, ""), text)
    .replace(/https?:\/\/\S+|\S+@\S+|\bPK-?\d+/g, "")
    // The letters in a picture of a person or company.
    .replace(/^[A-Z]{1,2}$/, "");

const PLAIN = /[A-Za-z]{2}/;
/** Letters of the language of this test, and what stands between parts of a text. */
const BETWEEN = [/ · /, /[\uff21-\uff5a][\uff21-\uff5a ]*/, /[,():|“”…\n]/];

/** Whether every part of a text in plain letters is one that somebody wrote. */
const isWritten = (text: string, [between, ...rest] = BETWEEN): boolean =>
  !PLAIN.test(text) ||
  stored.has(text.trim()) ||
  (between !== undefined && text.split(between).every((part) => isWritten(part, rest)));

type Storage = Awaited<ReturnType<APIRequestContext["storageState"]>>;

/** What a person with these cookies gets for this address in the language of other letters. */
async function screenOf(url: string, storage: Storage, headers?: Record<string, string>) {
  const context = await request.newContext({
    storageState: storage,
    extraHTTPHeaders: { ...ON_ITS_OWN_CONNECTION, ...headers },
  });
  try {
    const answer = await context.get(url);
    return { html: await answer.text(), address: new URL(answer.url()) };
  } finally {
    await context.dispose();
  }
}

/**
 * Texts in plain letters on a screen, which nobody wrote: a language would leave them in English.
 *
 * @param page any page, whose browser reads the HTML
 * @param storage the cookies of the person who sees the screen
 */
export async function untranslated(
  page: Page,
  url: string,
  storage: Storage,
  headers?: Record<string, string>,
): Promise<string[]> {
  const { hostname } = new URL(product("/"));
  const language = {
    ...{ name: "pakka_language", value: LANGUAGE, domain: hostname, path: "/", expires: -1 },
    ...{ httpOnly: false, secure: false, sameSite: "Lax" as const },
  };
  const cookies = [...storage.cookies, language];
  const { html, address } = await screenOf(url, { ...storage, cookies }, headers);
  if (!html.includes(`lang="${LANGUAGE}"`)) return [`${url} is not in ${LANGUAGE}`];
  const plain = (await textsOf(page, html)).filter((text) => PLAIN.test(withoutNames(text)));
  for (const typed of address.searchParams.values()) stored.add(typed);
  noteCookies(storage);
  const left = () => plain.filter((text) => !isWritten(text));
  if (left().length > 0) await readStored();
  if (left().length > 0) {
    // A row may have changed since it was read.
    readUpTo.clear();
    await readStored();
  }
  return left();
}
