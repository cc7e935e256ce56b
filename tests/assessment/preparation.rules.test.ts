import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import * as words from "~app/words/application/preparation";
import * as practiceWords from "~app/words/assessment/practice";
import * as designWords from "~worker/words/templates/design";
import * as financeWords from "~worker/words/templates/finance";
import * as marketingWords from "~worker/words/templates/marketing";
import * as salesWords from "~worker/words/templates/sales";
import * as technologyWords from "~worker/words/templates/technology";
import { KIND_GUIDES, kindOfWork } from "../../app/jobs/kind-of-work";
import { guideOf } from "../../app/preparation/guide.server";
import type * as guideWords from "../../app/words/guide";
import { assessments } from "../../content/tests";
import { seedJobs } from "../../local/demonstration/jobs";
import { CATEGORIES } from "../../worker/contract/values";
import { PRACTICE_SLUGS, practiceOf } from "../../worker/facts/jobs/practice";

const NAMES = [...new Set([...PRACTICE_SLUGS, ...KIND_GUIDES])].sort();
const WORDS_MAX = 20;

const simple = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\d]+/gu, " ")
    .trim();

const sentences = (text: string) => text.split(/(?<=[.?!।])\s+/u);
const tooLong = (texts: string[]) =>
  texts
    .flatMap(sentences)
    .filter(
      (sentence) =>
        sentence.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length > WORDS_MAX,
    );

const textsOf = ({ work, questions, practice, bring, ask, evening }: guideWords.Guide) => [
  ...work,
  ...questions.flatMap((one) => [one.ask, ...one.good]),
  ...practice.flatMap((one) => [one.ask, ...one.options, one.why]),
  ...bring,
  ...ask,
  ...evening,
];

test("there is one guide for each category and each kind of work, and no other", () => {
  const files = readdirSync("app/words/en/preparation").map((name) => name.replace(/\.ts$/, ""));
  expect(files.sort()).toEqual(NAMES);
});

test.each(
  NAMES,
)("the guide to %s has ten questions of each sort, and all its parts", async (name) => {
  const guide = await guideOf(name);
  expect(guide.questions).toHaveLength(10);
  expect(guide.practice).toHaveLength(10);
  expect(guide.work.length).toBeGreaterThan(2);
  expect(guide.ask.length).toBeGreaterThan(2);
  expect(guide.evening.length).toBeGreaterThan(1);
  expect(guide.bring.length).toBeGreaterThan(0);
  for (const { good } of guide.questions) expect(good.length).toBeGreaterThan(1);
});

test.each(
  NAMES,
)("each practice question on %s has four options, one right, and a reason", async (name) => {
  const { practice } = await guideOf(name);
  for (const { ask, options, right, why } of practice) {
    expect(new Set(options).size, ask).toBe(4);
    expect(options[right], ask).toBeDefined();
    expect(why.length, ask).toBeGreaterThan(10);
  }
  // A candidate who always chooses the same position must not pass.
  const places = practice.map(({ right }) => right);
  for (const place of places) expect(places.filter((one) => one === place).length).toBeLessThan(8);
});

test.each(NAMES)("the guide to %s has no long sentence", async (name) => {
  expect(tooLong(textsOf(await guideOf(name)))).toEqual([]);
});

test("the parts that all guides share have no long sentence", () => {
  const shared = [words, practiceWords]
    .flatMap((all) => Object.values(all))
    .flatMap((text) => {
      if (typeof text === "string") return [text];
      if (Array.isArray(text)) return text;
      return typeof text === "object" ? Object.values(text).flat() : [];
    });
  expect(shared.length).toBeGreaterThan(40);
  expect(tooLong(shared.map(String))).toEqual([]);
});

/** The words of a question and its options. */
const wordsOf = (ask: string, options: string[]) =>
  new Set(simple([ask, ...options].join(" ")).split(" "));

/** The share of words that two questions have in common. */
function likeness(one: Set<string>, other: Set<string>) {
  const both = [...one].filter((word) => other.has(word)).length;
  return both / (one.size + other.size - both);
}

test("no practice question is nearly a test question, and none appears twice", async () => {
  const templates = [
    designWords.designTemplate,
    financeWords.financeTemplate,
    marketingWords.marketingTemplate,
    salesWords.salesTemplate,
    technologyWords.technologyTemplate,
  ];
  const tested = [...Object.values(assessments), ...templates]
    .flatMap(({ questions }) => questions)
    .map(({ prompt, options }) => wordsOf(prompt, options));
  expect(tested.length).toBeGreaterThan(200);
  const guides = await Promise.all(NAMES.map(guideOf));
  const practised = guides.flatMap(({ practice }) => practice);
  const near = practised.filter(({ ask, options }) => {
    const own = wordsOf(ask, options);
    return tested.some((other) => likeness(own, other) > 0.55);
  });
  expect(near.map(({ ask }) => ask)).toEqual([]);
  const questionTexts = practised.map(({ ask }) => simple(ask));
  expect(questionTexts.filter((ask, index) => questionTexts.indexOf(ask) !== index)).toEqual([]);
});

test("no guide names the price of a slot, or calls anything but ₹0 free", async () => {
  for (const name of NAMES) {
    expect(textsOf(await guideOf(name)).filter((text) => /₹(199|249|149)\b/.test(text))).toEqual(
      [],
    );
  }
});

test("every category has its practice, and every seeded job has a guide to its own kind of work", () => {
  expect(CATEGORIES.map(practiceOf)).not.toContain("other");
  const guides = new Map(
    seedJobs.map(({ title, assessment }) => [title, [assessment, kindOfWork(title, "").guide]]),
  );
  const OTHER_NAMES: Record<string, string> = {
    "frontend-react": "frontend",
    "backend-java": "backend",
    "credit-analyst": "credit",
  };
  const wrong = [...guides].filter(
    ([, [assessment = "", guide]]) => (OTHER_NAMES[assessment] ?? assessment) !== guide,
  );
  expect(wrong).toEqual([["Van Sales Driver", ["field-sales", "van-sales"]]]);
});

test("a job without a known kind of work uses the guide of its category, else the general one", () => {
  expect(kindOfWork("Ward attendant", "Health").guide).toBe("health");
  expect(kindOfWork("Ward attendant", "Hospitals").guide).toBe("other");
});
