import { readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join, normalize, relative } from "node:path";
import { expect, test } from "vitest";
import { PAYMENT_PROVIDERS } from "../../worker/contract/payment-providers";
import { isRules, ROOMS } from "./rooms";

// The imports that each folder may have. Type-only imports are free unless a test checks them.

const filesOf = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((name) => join(folder, name))
    .filter((name) => /\.tsx?$/.test(name) && !name.endsWith(".d.ts"));
const files = ["app", "worker", "db"].flatMap(filesOf);

/** Value imports of a file, and with `types` the type-only ones, which are erased. */
function importsOf(file: string, types = false): string[] {
  const text = readFileSync(file, "utf8");
  const matches = text.matchAll(
    types
      ? /^(?:import|export)\s+(?:[^;"']*?from\s+)?["']([^"']+)["']/gm
      : /^(?:import|export)\s+(?!type\b)(?:[^;"']*?from\s+)?["']([^"']+)["']/gm,
  );
  return [...matches].map((match) => match[1] ?? "").filter((path) => !path.endsWith(".css"));
}

/** Imports of words name no language. */
const WORDS = /^~((?:app|worker)\/words)\//;
const isOurs = (path: string) => path.startsWith(".") || WORDS.test(path);

const resolved = (file: string, path: string) => {
  const target = WORDS.test(path)
    ? path.replace(WORDS, "$1/en/")
    : relative(".", normalize(join(dirname(file), path)));
  return files.find((f) => f === `${target}.ts` || f === `${target}.tsx` || f === target) ?? target;
};

test.each(ROOMS)("$name imports only what it may import", (room) => {
  const broken: string[] = [];
  for (const file of files.filter(room.holds)) {
    for (const path of importsOf(file)) {
      const ours = isOurs(path);
      const allowed = ours ? room.may.test(resolved(file, path)) : room.packages.test(path);
      if (!allowed) broken.push(`${file} imports ${path}`);
    }
  }
  expect(broken).toEqual([]);
});

/** The folders of the domain by floor: each imports from lower floors and from its own files. */
const FLOORS = [
  ["talk/outbox"],
  ["talk/notify"],
  [
    "booking/slot",
    "employers/company",
    "employers/staff",
    "people/account",
    "people/resume",
    "people/support",
  ],
  ["employers/console", "employers/job", "read/health"],
  ["case"],
  ["booking/application"],
  ["booking/interview", "booking/payment"],
  ["outcome/day", "outcome/ending", "read/money", "read/search"],
  ["outcome/assessment", "outcome/guarantee"],
  ["read/messages"],
  ["read/views"],
];
/** The folder of the domain that holds a file, such as `booking/slot`. */
const folderOf = (file: string) =>
  file.match(/^worker\/domain\/(case(?=\/)|[^/]+\/[^/]+(?=\/))/)?.[1];
const floorOf = (file: string) => {
  const folder = folderOf(file);
  return folder === undefined ? -1 : FLOORS.findIndex((floor) => floor.includes(folder));
};

test("the folders of the domain import each other without cycles", () => {
  const inDomain = files.filter((file) => file.startsWith("worker/domain/"));
  const folders = new Set(inDomain.flatMap((file) => folderOf(file) ?? []));
  expect([...folders].sort()).toEqual(FLOORS.flat().sort());
  const broken: string[] = [];
  for (const file of inDomain) {
    for (const path of importsOf(file, true).filter(isOurs)) {
      const target = resolved(file, path);
      if (!target.startsWith("worker/domain/") || folderOf(target) === folderOf(file)) continue;
      if (floorOf(target) >= floorOf(file)) broken.push(`${file} imports ${path}`);
    }
  }
  expect(broken).toEqual([]);
});

/**
 * The folders of the app by floor, and the files beside them: a screen is made of what stands below
 * it, so that a feature can be read, and removed, without those above.
 */
const APP_FLOORS = [
  ["words", "console-screens"],
  ["ui", "screens"],
  ["delivery"],
  ["session"],
  ["forms"],
  ["notifications"],
  ["frame"],
  ["company", "payment", "resume", "support"],
  ["account", "jobs"],
  ["application", "assessment", "home", "searches"],
  ["openings", "preparation"],
  ["console"],
  ["routes"],
  ["root"],
  ["entry.client", "entry.server"],
];
const placeOf = (file: string) => (file.split("/")[1] ?? "").replace(/\.tsx?$/, "");
const appFloorOf = (file: string) => APP_FLOORS.findIndex((floor) => floor.includes(placeOf(file)));

test("the folders of the app import only from lower floors", () => {
  const inApp = files.filter((file) => file.startsWith("app/"));
  expect([...new Set(inApp.map(placeOf))].sort()).toEqual(APP_FLOORS.flat().sort());
  const broken: string[] = [];
  for (const file of inApp) {
    for (const path of importsOf(file, true).filter(isOurs)) {
      const target = resolved(file, path.replace(/\?.*$/, ""));
      if (!target.startsWith("app/") || placeOf(target) === placeOf(file)) continue;
      if (appFloorOf(target) >= appFloorOf(file)) broken.push(`${file} imports ${path}`);
    }
  }
  expect(broken).toEqual([]);
});

test("what an application's page says knows none of the panels that show it", () => {
  const view = files.filter((file) => file.startsWith("app/application/view/"));
  expect(view.length).toBeGreaterThan(20);
  expect(view.filter((file) => importsOf(file, true).some((p) => p.includes("panels/")))).toEqual(
    [],
  );
});

test("rules files use neither the clock nor the environment nor the network", () => {
  const broken = files
    .filter(isRules)
    .filter((file) =>
      /Date\.now|new Date\(\)|fetch\(|process\.env/.test(readFileSync(file, "utf8")),
    );
  expect(broken).toEqual([]);
});

/** Where the payment providers are listed: in the API, in the Worker, and in the browser. */
const PROVIDER_TABLES = [
  "worker/contract/payment-providers.ts",
  "worker/providers/payments.ts",
  "app/payment/checkout.ts",
];

test.each(
  Object.keys(PAYMENT_PROVIDERS),
)("the name of the payment provider %s appears only in its own files and three tables", (provider) => {
  const isOwn = (file: string) =>
    PROVIDER_TABLES.includes(file) ||
    basename(file).startsWith(provider) ||
    file.startsWith(`local/simulators/${provider}/`);
  const naming = [...files, ...filesOf("local")].filter((f) =>
    readFileSync(f, "utf8").toLowerCase().includes(provider),
  );
  expect(naming.filter((file) => !isOwn(file))).toEqual([]);
});

test("every source file belongs to a folder with import rules, or is wiring", () => {
  const wiring =
    /^(worker\/((index|service|settings|clock|failure|language|log|body|form|crypto)\.ts|(front|jobs)\/))/;
  const homeless = files.filter((f) => !wiring.test(f) && !ROOMS.some((room) => room.holds(f)));
  expect(homeless).toEqual([]);
});
