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
  // The rules that the page uses, in the page.
  css: 5.75 * KB,
  // One module, which nothing depends on.
  script: 3 * KB,
  scriptFiles: 1,
  inlineScripts: 0,
  // A visitor's with the style sheets for the next page.
  total: 20 * KB,
  requests: 6,
};

export const BUDGETS: Record<Eyes, Budget> = {
  visitor: PLAIN,
  lite: PLAIN,
  candidate: {
    ...PLAIN,
    html: 10 * KB,
    // The sheets as a whole: script may draw any screen.
    css: 8 * KB,
    script: 100 * KB,
    scriptFiles: 11,
    inlineScripts: 6,
    total: 119 * KB,
    requests: 16,
  },
};

/** A page for photos brings the script that shrinks them: 0.6 KB that spare a megabyte. */
const PHOTOS = "/resume/photos";
const WITH_SHRINKING: Budget = { ...PLAIN, script: 3.6 * KB, scriptFiles: 2, requests: 7 };

/** The home page has more pieces than any other, and a sheet of its own, which stories share. */
const HOME = "/";
const VISITORS_HOME: Budget = { ...PLAIN, total: 22.5 * KB };

/** What one screen may weigh for those who see it. */
export function budgetOf(eyes: Eyes, { plain, path }: Screen): Budget {
  if (path === PHOTOS) return WITH_SHRINKING;
  if (path === HOME && eyes === "visitor") return VISITORS_HOME;
  return plain ? PLAIN : BUDGETS[eyes];
}

/**
 * The Worker as it is uploaded, compressed. Of it 90 KB are guides to prepare with, each a part of its own that
 * is loaded when somebody asks for it.
 */
export const WORKER_BUDGET = 700 * KB;

/**
 * The start of a new Worker, as a part of what the yardstick beside it costs. It is 0.45 to 0.62; with every
 * screen and call loaded at the start, and no module shared, it was 1.0 to 1.3.
 */
export const START_UP_BUDGET = 0.8;

/** Database calls that wait for each other. Two where the second has to know what the first found. */
const CHAINS: [path: RegExp, chain: number][] = [
  // The link's token tells the application, and that its job and its attempt.
  [/^\/assessment\//, 2],
  // Times are asked for where the application has a time to choose, to change or to pay for.
  [/^\/applications\/\d+(\/times|\/pay)?$/, 2],
  // Jobs for a person are looked for by what they searched and did.
  [/^\/(dashboard|jobs\/\d+(\/apply)?)$/, 2],
];
const CHAIN = 1;

export const chainBudget = ({ path }: Screen) => CHAINS.find(([of]) => of.test(path))?.[1] ?? CHAIN;

/** What is over its budget, in words; nothing when all is well. */
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
