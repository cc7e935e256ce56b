import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Plugin } from "vite";
import { DEFAULT_LANGUAGE, LANGUAGES, OFFERED_LANGUAGES } from "../../../worker/facts/languages";

/** The language of the scripts of this build: each language has scripts of its own. */
export const SCRIPT_LANGUAGE = process.env.SCRIPT_LANGUAGE ?? DEFAULT_LANGUAGE;

const FILES = "virtual:scripts-of-languages";
const ASSETS = "client/assets";
const FOUND = "build/languages.json";
const OTHERS = OFFERED_LANGUAGES.filter((language) => language !== DEFAULT_LANGUAGE);

/** Where the browser's build in another language is made, before its files join the others. */
export const buildDirectoryOf = (language: string) =>
  language === DEFAULT_LANGUAGE ? "build" : `build/languages/${language}`;

interface Scripts {
  /** Of the names of all files. */
  digest: string;
  /** By the address of the script in the default language. */
  files: Record<string, string>;
}

/** The name of a file without the digest of what is in it. */
const nameOf = (file: string) => file.replace(/-[\w-]{7,8}(?=\.js$)/, "");

/** Builds the scripts of one language, and puts them beside those of the default one. */
async function buildScripts(language: string): Promise<Scripts> {
  const directory = buildDirectoryOf(language);
  const env = { ...process.env, SCRIPT_LANGUAGE: language };
  await promisify(execFile)(process.execPath, ["node_modules/vite/bin/vite.js", "build"], { env });
  const scriptsIn = (folder: string) =>
    readdirSync(join(folder, ASSETS)).filter((file) => file.endsWith(".js"));
  const byName = new Map(scriptsIn(directory).map((file) => [nameOf(file), file]));
  const own = scriptsIn("build").filter((file) => !file.startsWith("manifest-"));
  const pairs = own.map((file) => {
    const twin = byName.get(nameOf(file));
    if (!twin) throw new Error(`The scripts in ${language} have no twin of ${file}.`);
    return [`/assets/${file}`, `/assets/${twin}`];
  });
  cpSync(join(directory, ASSETS), join("build", ASSETS), { recursive: true });
  const files = Object.fromEntries(pairs);
  const digest = createHash("sha256").update(JSON.stringify(files)).digest("hex").slice(0, 8);
  return { digest, files };
}

/**
 * Writes the list of routes of each language, once that of the default one is whole. The build reads
 * its settings several times, so what it found out before is in a file.
 */
export function writeManifests(listing: string): void {
  const all: Record<string, Scripts> = JSON.parse(readFileSync(FOUND, "utf8"));
  const text = readFileSync(join("build", ASSETS, listing), "utf8");
  for (const { files, digest } of Object.values(all))
    writeFileSync(
      join("build", ASSETS, listing.replace(/\.js$/, `-${digest}.js`)),
      text.replace(/\/assets\/[\w.$-]+\.js/g, (file) => files[file] ?? file),
    );
  rmSync(FOUND);
}

/** The address of the list of routes in a language, by that in the default one. */
const MANIFEST_OF =
  'export const manifestOf = (url, digest) => url.slice(0, -3) + "-" + digest + ".js";';

/** Gives the Worker the addresses of the scripts of each language, which it builds meanwhile. */
export function scriptsOfLanguages(): Plugin {
  let isServed = false;
  let made: Promise<Record<string, Scripts>> | undefined;
  return {
    name: "scripts-of-languages",
    config: (_, { command }) => {
      isServed = command === "serve";
    },
    buildStart() {
      if (isServed || !this.environment.config.build.ssr) return;
      made = Promise.all(
        OTHERS.map(async (language) => [LANGUAGES[language].tag, await buildScripts(language)]),
      ).then((all) => {
        rmSync("build/languages", { recursive: true });
        return Object.fromEntries(all);
      });
    },
    resolveId: (id) => (id === FILES ? `\0${id}` : undefined),
    async load(id) {
      if (id !== `\0${FILES}`) return;
      const all = JSON.stringify((await made) ?? {});
      if (made) writeFileSync(FOUND, all);
      return `${MANIFEST_OF}\nexport default ${all}`;
    },
  };
}
