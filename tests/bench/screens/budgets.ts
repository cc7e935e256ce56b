import type { Eyes, Screen } from "./screens";
import type { Weight } from "./weight";

/** One kilobyte, as in "14 KB fit into the first round trip". */
export const KB = 1024;

interface Budget {
  html: number;
  css: number;
  script: number;
  total: number;
  requests: number;
  inlineScripts: number;
  scriptFiles: number;
}

const PLAIN: Budget = {
  html: 7 * KB,
  // The rules that the page uses, inline.
  css: 5.75 * KB,
  // One module without imports.
  script: 3 * KB,
  scriptFiles: 1,
  inlineScripts: 0,
  // A visitor's page, with the style sheets for the next page.
  total: 20 * KB,
  requests: 6,
};

export const BUDGETS: Record<Eyes, Budget> = {
  visitor: PLAIN,
  lite: PLAIN,
  candidate: {
    ...PLAIN,
    html: 10 * KB,
    // The whole style sheets, because script may draw any screen; 0.1 KB are for Devanagari.
    css: 8.1 * KB,
    // 0.3 KB are the switch of languages in the footer of every page, and addresses that name one.
    script: 100.3 * KB,
    scriptFiles: 11,
    inlineScripts: 6,
    total: 119 * KB,
    requests: 16,
  },
};

/** A page for photos loads the script that shrinks them: 0.6 KB that save a megabyte of upload. */
const PHOTOS = "/resume/photos";
const WITH_SHRINKING: Budget = { ...PLAIN, script: 3.6 * KB, scriptFiles: 2, requests: 7 };

/** The home page has more parts than any other, and its own style sheet, which stories share. */
const HOME = "/";
const VISITORS_HOME: Budget = { ...PLAIN, total: 22.5 * KB };

/** The budget of one screen for this kind of viewer. */
export function budgetOf(eyes: Eyes, { plain, path }: Screen): Budget {
  if (path === PHOTOS) return WITH_SHRINKING;
  if (path === HOME && eyes === "visitor") return VISITORS_HOME;
  return plain ? PLAIN : BUDGETS[eyes];
}

/**
 * The Worker as uploaded, compressed. Half of each language are guides to prepare with, which are
 * loaded on demand.
 */
export const WORKER_BUDGET = 870 * KB;

/**
 * The start of a new Worker, as a fraction of the yardstick beside it. It is 0.45 to 0.62; with
 * every screen and call loaded at the start, and without shared modules, it was 1.0 to 1.3.
 */
export const START_UP_BUDGET = 0.8;

/** Database calls that wait for each other: two if the second needs what the first found. */
const CHAINS: [path: RegExp, chain: number][] = [
  // The link's token gives the application, and the application its job and attempt.
  [/^\/assessment\//, 2],
  // Times are read only if the application has a time to choose, to change or to pay for.
  [/^\/applications\/\d+(\/times|\/pay)?$/, 2],
  // Jobs for a person are found by that person's searches and actions.
  [/^\/(dashboard|jobs\/\d+(\/apply)?)$/, 2],
];
const CHAIN = 1;

export const chainBudget = ({ path }: Screen) => CHAINS.find(([of]) => of.test(path))?.[1] ?? CHAIN;

/** Descriptions of what is over its budget. */
export function overBudget(eyes: Eyes, screen: Screen, weight: Weight, chain: number): string[] {
  const budget = budgetOf(eyes, screen);
  const measured: [what: string, is: number, may: number][] = [
    ["HTML bytes", weight.html, budget.html],
    ["CSS bytes", weight.css, budget.css],
    ["script bytes", weight.script, budget.script],
    ["script files", weight.scripts.length, budget.scriptFiles],
    ["inline scripts", weight.inlineScripts, budget.inlineScripts],
    ["bytes in all", weight.total, budget.total],
    ["requests", weight.requests, budget.requests],
    ["database calls in a row", chain, chainBudget(screen)],
  ];
  const over = measured
    .filter(([, is, may]) => is > may)
    .map(([what, is, may]) => `${what}: ${is}, may be ${may}`);
  if (weight.foreign.length > 0) over.push(`from elsewhere: ${weight.foreign.join(" ")}`);
  if (weight.status !== screen.status) over.push(`status: ${weight.status}, not ${screen.status}`);
  return over.map((words) => `${eyes} ${screen.path} ${words}`);
}
