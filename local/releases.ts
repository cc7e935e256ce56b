import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** The number of earlier releases whose files are kept: some of their pages may still be open. */
const KEPT = 2;
/** The list of each release's files, newest first. It is deployed with them. */
const LIST = "releases.json";
const AT_ONCE = 8;
const WAIT_MS = 60_000;
const SAFE = /^assets\/(?:[\w-][\w.-]*\/)*[\w-][\w.-]*$/;

type Release = string[];

function filesOf(folder: string): Release {
  const names = readdirSync(join(folder, "assets"), { recursive: true, encoding: "utf8" });
  return names
    .map((name) => join("assets", name))
    .filter((path) => statSync(join(folder, path)).isFile())
    .sort();
}

/** Resolves to undefined for a 404. @throws Error for any other failure */
async function download(url: string): Promise<Buffer | undefined> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(WAIT_MS) }).catch((cause) => {
    throw new Error(`${url} did not answer.`, { cause });
  });
  if (answer.status === 404) return undefined;
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}.`);
  return Buffer.from(await answer.arrayBuffer());
}

async function liveReleases(site: string | undefined): Promise<Release[]> {
  const list = site && (await download(`${site}/${LIST}`));
  if (!list) return [];
  const releases = JSON.parse(list.toString("utf8")) as Release[];
  const wrong = releases.flat().find((path) => !SAFE.test(path));
  if (wrong !== undefined) throw new Error(`${site}/${LIST} names ${wrong}.`);
  return releases;
}

/**
 * Adds the files of the live site's last releases to a new build, so that a page that was opened
 * before the deploy still finds its scripts and style sheets. Safe to repeat.
 *
 * @param folder the built files of the browser
 * @param site address of the live site; undefined if there is none yet
 * @returns how many files were added, and which ones the site no longer has
 */
export async function keepReleases(folder: string, site?: string) {
  const list = join(folder, LIST);
  // If this build was prepared before, the folder also holds files of older releases; the list
  // knows which files are its own.
  const [own = filesOf(folder)] = existsSync(list)
    ? (JSON.parse(readFileSync(list, "utf8")) as Release[])
    : [];
  const isOwn = (release: Release) => JSON.stringify(release) === JSON.stringify(own);
  const before = (await liveReleases(site)).filter((release) => !isOwn(release)).slice(0, KEPT);
  const missing = [...new Set(before.flat())].filter((path) => !existsSync(join(folder, path)));
  const lost: string[] = [];
  for (let at = 0; at < missing.length; at += AT_ONCE) {
    await Promise.all(
      missing.slice(at, at + AT_ONCE).map(async (path) => {
        const bytes = await download(`${site}/${path}`);
        if (!bytes) return lost.push(path);
        mkdirSync(dirname(join(folder, path)), { recursive: true });
        return writeFileSync(join(folder, path), bytes);
      }),
    );
  }
  const releases = before.map((release) => release.filter((path) => !lost.includes(path)));
  writeFileSync(list, JSON.stringify([own, ...releases]));
  return { added: missing.length - lost.length, lost };
}
