import { expect, inject, test } from "vitest";
import { PAYMENT_PROVIDERS } from "../../worker/contract/payment-providers";
import { brand } from "../../worker/facts/brand";
import { placeSynonyms } from "../../worker/facts/search/synonyms";
import { townOf } from "../../worker/facts/search/towns";
import { query } from "../support/api/database";
import { postJob } from "../support/api/staff";

// A reader who starts on any page in Hindi meets no English on the way.

const product = inject("product");

/** The only job whose card is read: other jobs may be called anything. */
const JOB = { title: "Sitar Maker", company: "Sitar Works" };

/** Pages that no other page links to. */
const BEGINNINGS = ["/hi/", "/hi/jobs", "/hi/practice", "/hi/login", "/hi/help", "/hi/check"];

/** The same in every language: names, and short forms that people know. */
const NAMES = [
  ...[brand.legalName, brand.address, brand.supportEmail, brand.grievanceOfficer, brand.name],
  ...brand.social.map(({ name }) => name),
  ...Object.values(PAYMENT_PROVIDERS).map(({ name }) => name),
  ...["Lite", "WhatsApp", "Alt+T", "pakka.in"],
].filter((name) => name.length > 1);
/** "UPI", "PK-12", and in guides "CO2", "MB". */
const SHORT = /\b[A-Z][A-Z0-9]*(?:-\d+)?s?\b/g;
/** Software, files and words of code, which guides name as they are written. */
const IN_GUIDES =
  /Excel|Windows|Figma|Tally|Photoshop|Google|Word|PowerPoint|Python|JavaScript|React|Git(?:Hub)?|Chrome|Linux|`[^`]*`|\w+\.\w+|Please ___ [^.]*|\([A-Za-z -]+\)/g;

const textsIn = (html: string) =>
  html
    .replace(/<head>[\s\S]*?<\/head>/, (head) => /<title>([^<]*)/.exec(head)?.[1] ?? "")
    .replace(/<(script|style|svg)\b[\s\S]*?<\/\1>/g, "")
    .replace(/<article\b[\s\S]*?<\/article>/g, (card) => (card.includes(JOB.title) ? card : ""))
    // What a company wrote in English is marked as English.
    .replace(/<(\w+)[^>]*\slang="en"[^>]*>[\s\S]*?<\/\1>/g, "")
    .replace(/\s(?:alt|aria-label|title|placeholder)="([^"]*)"/g, " >$1<")
    .replace(/<[^>]+>/g, "\n")
    .replaceAll("&#x27;", "'")
    .replaceAll("&quot;", '"')
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&")
    .split("\n")
    .map((text) => text.trim())
    .filter(Boolean);

/** What companies typed, the longest first. */
async function written(): Promise<string[]> {
  const salary = "json_extract(job_detail, '$.Salary[0]') as salary";
  const rows = await query(`select title, company, location, city, state, ${salary} from jobs`);
  const texts = new Set(rows.flatMap((row) => Object.values(row).map(String)));
  const parts = [...texts].flatMap((text) => [text, ...text.split(/, | · /)]);
  // Addresses and headings have one name of a town, and a search names those near by.
  const places = placeSynonyms().flatMap(({ written }) => written);
  parts.push(...[...parts, ...places].flatMap((text) => townOf(text)?.name ?? []));
  return [...new Set(parts)].filter((text) => text.length > 1).sort((a, b) => b.length - a.length);
}

test("every page that a Hindi page leads to is in Hindi, and has no English words", async () => {
  const { id } = await postJob(JOB);
  const typed = await written();
  // First, so that it stands for every job, and its company for every company.
  const queue = [`/hi/jobs/${id}`, ...BEGINNINGS];
  const seen = new Set<string>();
  const faults: string[] = [];
  for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
    // One page of each kind, each category's list and each guide.
    const kind = path
      .replace(/[?#].*/, "")
      .replace(/\d+/g, "N")
      .replace(/\/in\/.*/, "/in/N");
    if (seen.has(kind)) continue;
    seen.add(kind);
    const answer = await fetch(product + path, { redirect: "manual" });
    const location = answer.headers.get("Location");
    if (location) {
      queue.push(location.replace(product, ""));
      continue;
    }
    const html = await answer.text();
    if (!html.includes('<html lang="hi-IN">')) {
      if (!/^\/(?:hiring|staff|files)\//.test(path)) faults.push(`${path} is not in Hindi`);
      continue;
    }
    const isGuide = path.startsWith("/hi/practice/");
    // The switch names a language in itself.
    for (const text of textsIn(html).filter((one) => one !== "English")) {
      const ours = [...NAMES, ...typed].reduce((rest, name) => rest.replaceAll(name, ""), text);
      const plain = ours.replace(SHORT, "").replace(isGuide ? IN_GUIDES : "", "");
      if (/[A-Za-z]{2}/.test(plain)) faults.push(`${path}: ${text}`);
    }
    for (const [, href = ""] of html.matchAll(/<a [^>]*?href="(\/[^"#]*)/g))
      queue.push(href.replaceAll("&amp;", "&"));
  }
  expect(faults).toEqual([]);
  expect(seen.size).toBeGreaterThan(45);
});
