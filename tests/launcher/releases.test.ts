import { once } from "node:events";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { keepReleases } from "../../local/releases";

let folder = "";
let server: Server;
let site = "";
/** The path of a file of the live site. */
const live = (path: string) => join(folder, "live", path);

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "pakka-releases-"));
  server = createServer((request, response) => {
    const path = live(request.url ?? "");
    if (path.includes("broken")) response.writeHead(500).end();
    else if (existsSync(path)) response.end(readFileSync(path));
    else response.writeHead(404).end();
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => {
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Builds the given files of assets/; the content of each is its name. */
function build(name: string, files: string[]): string {
  const built = join(folder, name);
  for (const file of files) {
    mkdirSync(join(built, "assets", file, ".."), { recursive: true });
    writeFileSync(join(built, "assets", file), file);
  }
  return built;
}

function deploy(built: string) {
  rmSync(live(""), { recursive: true, force: true });
  cpSync(built, live(""), { recursive: true });
}

async function release(name: string, files: string[]) {
  const built = build(name, files);
  const result = await keepReleases(built, site);
  deploy(built);
  return result;
}

const has = (file: string) => existsSync(live(`assets/${file}`));

test("a release keeps the files of the two before it, and drops older ones", async () => {
  expect(await release("first", ["page-1.js", "same.js"])).toEqual({ added: 0, lost: [] });
  expect(await release("second", ["page-2.js", "same.js", "font/a-2.css"])).toMatchObject({
    added: 1,
  });
  expect(await release("third", ["page-3.js", "same.js"])).toMatchObject({ added: 3 });
  expect(["page-1.js", "page-2.js", "font/a-2.css", "page-3.js"].map(has)).toEqual(
    Array(4).fill(true),
  );
  expect(readFileSync(live("assets/font/a-2.css"), "utf8")).toBe("font/a-2.css");
  await release("fourth", ["page-4.js", "same.js"]);
  expect(["page-1.js", "page-2.js", "page-3.js", "page-4.js"].map(has)).toEqual([
    false,
    true,
    true,
    true,
  ]);
});

test("deploying a release again, or preparing it twice, removes no other release", async () => {
  await release("first", ["page-1.js"]);
  await release("second", ["page-2.js"]);
  await release("again", ["page-2.js"]);
  const built = build("third", ["page-3.js"]);
  await keepReleases(built, site);
  await keepReleases(built, site);
  deploy(built);
  expect(["page-1.js", "page-2.js", "page-3.js"].map(has)).toEqual([true, true, true]);
});

test("a file that the live site lost is reported, and a file that it refuses stops the deploy", async () => {
  await release("first", ["page-1.js", "gone-1.js"]);
  rmSync(live("assets/gone-1.js"));
  expect(await release("second", ["page-2.js"])).toEqual({ added: 1, lost: ["assets/gone-1.js"] });
  await release("third", ["broken-3.js"]);
  await expect(release("fourth", ["page-4.js"])).rejects.toThrow("broken-3.js answered 500.");
});

test("a site that does not answer stops the deploy with its address", async () => {
  server.close();
  await expect(release("first", ["page-1.js"])).rejects.toThrow(
    `${site}/releases.json did not answer.`,
  );
});

test("a list that names a file outside the folder of assets is refused", async () => {
  deploy(build("first", ["page-1.js"]));
  writeFileSync(live("releases.json"), JSON.stringify([["assets/../../secrets.js"]]));
  await expect(release("second", ["page-2.js"])).rejects.toThrow("names assets/../../secrets.js");
});
