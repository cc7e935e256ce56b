import { existsSync, readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import * as words from "~worker/words/contact-rule";
import { staticContent } from "../../content/pages";
import { wranglerConfig } from "../../local/wrangler";
import manifest from "../../package.json";
import { brand } from "../../worker/facts/brand";
import { readSettings } from "../../worker/settings";

// The commands, files and settings that the documents name must exist.

const read = (path: string) => readFileSync(path, "utf8");
const readme = read("README.md");
const operations = read("docs/operations.md");
const all = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, group = ""]) => group);

test.each([
  "README.md",
  "docs/operations.md",
  "CHANGELOG.md",
])("%s names only scripts that exist", (path) => {
  const named = all(read(path), /npm run (?:--silent )?([a-z][\w:-]*)/g);
  expect(named.length).toBeGreaterThan(1);
  expect(named.filter((name) => !(name in manifest.scripts))).toEqual([]);
});

/** A path of the repository: in backticks, with a folder and an ending, perhaps with `{a,b}` in it. */
const PATHS = /`([\w@.$-]+(?:\/[\w@.${},-]+)+\.(?:tsx?|css|sql|json|toml|yml|md|snap))`/g;
const expanded = (path: string): string[] => {
  const [whole, choices] = /\{([^}]*)\}/.exec(path) ?? [];
  if (whole === undefined || choices === undefined) return [path];
  return choices.split(",").flatMap((choice) => expanded(path.replace(whole, choice)));
};
/** Files that an issue or a plan announces, which do not exist yet. */
const ANNOUNCED = ["worker/gate.ts"];
/** Files of other repositories. */
const ELSEWHERE = /^docs\/[A-Z_]+\.md$/;
const FOLDERS = /^(?:app|worker|db|local|tests|scripts|content|migrations|docs|public|\.github)\//;

test("each file that a document names exists", () => {
  const documents = ["README.md", "CONTRIBUTING.md", "SECURITY.md"].concat(
    readdirSync("docs", { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith(".md"))
      .map((name) => `docs/${name}`),
  );
  const missing = documents.flatMap((document) =>
    all(read(document), PATHS)
      .filter((path) => FOLDERS.test(path) && !ELSEWHERE.test(path))
      .flatMap(expanded)
      .filter((path) => !existsSync(path) && !ANNOUNCED.includes(path))
      .map((path) => `${document}: ${path}`),
  );
  expect(missing).toEqual([]);
});

/** A reader can hold so many files in mind. */
const FILES_OF_ACT = 25;

test(`each act of docs/acts.md is read in ${FILES_OF_ACT} files or fewer`, () => {
  const acts = read("docs/acts.md").split("\n## ").slice(1);
  const counts = acts.map((act) => all(act, /^(\d+)\. `/gm).length);
  expect(counts.length).toBeGreaterThan(5);
  expect(counts.filter((count) => count > FILES_OF_ACT)).toEqual([]);
});

test("the README has a command for one test of each kind, and each finds its file", () => {
  const commands = all(readme, /`(npx (?:vitest|playwright) [^`]*)`/g);
  const projects = commands.map((command) => /--project[= ](\S+)/.exec(command)?.[1]);
  const projectNames = all(read("vitest.config.ts"), /name: "(\w+)"/g);
  expect(new Set(projects)).toEqual(new Set([...projectNames, "script", "no-script", "states"]));
  const files = commands.flatMap((command) =>
    command.split(" ").filter((word) => word.includes("/")),
  );
  expect(files.length).toBeGreaterThan(10);
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});

test("the hosted check runs on each Node that the README supports, and .nvmrc names one", () => {
  const [matrix = ""] = all(read(".github/workflows/test.yml"), /node: \[(.*)\]/g);
  const versions = matrix.split(", ");
  expect(versions).toEqual(["20", "22", "24"]);
  expect(versions).toContain(/\d+/.exec(manifest.engines.node)?.[0]);
  expect(versions).toContain(read(".nvmrc").trim());
  expect(readme).toContain(`Use Node ${read(".nvmrc").trim()} `);
});

test("the secrets of the first deploy and wrangler.toml are all the settings that the Worker needs", () => {
  const block = operations.slice(
    operations.indexOf("secrets.env <<END"),
    operations.indexOf("\nEND\n"),
  );
  const secrets = all(block, /^([A-Z_0-9]+)=/gm);
  const { vars } = wranglerConfig();
  expect(() => readSettings(vars)).toThrow("SESSION_SECRET");
  const value = (name: string) => (name.endsWith("_URL") ? "https://db.example" : "x".repeat(40));
  const set = Object.fromEntries(secrets.map((name) => [name, value(name)]));
  expect(() => readSettings({ ...vars, ...set })).not.toThrow();
});

test("the documents for operators list every event of the log, and no other", () => {
  const files = ["worker", "db", "app"].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => `${folder}/${name}`),
  );
  const sources = files.filter((name) => /\.tsx?$/.test(name)).map(read);
  const logged = sources.flatMap((text) => all(text, /\blog(?:Error)?\(\s*(.*?)[,)]/g));
  const events = logged.flatMap((argument) => all(argument, /"([a-z.\-_]+)"/g));
  expect(events.length).toBeGreaterThan(20);
  const table = operations.slice(operations.indexOf("| event | means |"));
  const rows = table.slice(0, table.indexOf("\n\n")).split("\n").slice(2);
  const named = rows.flatMap((row) => all(row.split(" | ")[0] ?? "", /`([^`]+)`/g));
  expect(new Set(named)).toEqual(new Set(events));
});

test("the log is kept for as long as the privacy page says, and contains no URLs", () => {
  expect(staticContent.privacy_policy).toContain("Security and access logs: at least one year.");
  expect(wranglerConfig().logpush).toBe(true);
  const [days = ""] = all(operations, /lifecycle add pakka-logs one-year --expire-days (\d+)/g);
  expect(Number(days)).toBeGreaterThan(366);
  expect(operations).toContain(`${days} days in the bucket`);
  const [fields = ""] = all(operations, /"field_names": \[(.*)\]/g);
  expect(fields).toContain('"Logs"');
  expect(fields).not.toMatch(/"Event"|"URL"/);
});

test("the text pages say the same as the product's other pages, in the same words", () => {
  const { privacy_policy, terms_conditions } = staticContent;
  expect(privacy_policy).toContain(words.CONTACT_RULE);
  for (const page of [privacy_policy, terms_conditions]) {
    expect(page).toContain(`Grievance Officer: ${brand.grievanceOfficer}`);
  }
  expect(Object.values(staticContent).join(" ")).not.toMatch(
    /screening test|owes you|free for others|next slot free|tell it nobody/i,
  );
});

test("the bucket of the first deploy is in Asia, like the database", () => {
  const { r2_buckets: buckets } = wranglerConfig();
  for (const { bucket_name: name } of buckets) {
    expect(operations).toContain(`npx wrangler r2 bucket create ${name} --location apac\n`);
  }
  expect(buckets.length).toBeGreaterThan(0);
});

test("the Worker answers at the site's host name, with and without www", () => {
  const { routes = [], vars } = wranglerConfig();
  const { host } = new URL(String(vars.PUBLIC_URL));
  const named = routes.map((route: string | { pattern: string }) =>
    typeof route === "string" ? route : route.pattern,
  );
  expect(named).toEqual([host, `www.${host}`]);
});

test("the changelog lists what is not released yet and how to upgrade", () => {
  const [next = ""] = read("CHANGELOG.md").split(/^## /m).slice(1);
  expect(next).toMatch(/^Not released yet\n/);
  expect(next).toContain("### Upgrading\n");
});
