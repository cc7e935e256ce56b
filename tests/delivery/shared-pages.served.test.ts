import { createCookie } from "@remix-run/cloudflare";
import { beforeAll, expect, inject, test } from "vitest";
import { localSettings } from "../../local/settings";
import { readSettings } from "../../worker/settings";
import { type Answer, get } from "../bench/screens/browser";
import { screens } from "../support/api/product";
import { CookieJar } from "../support/cookie-jar";
import { eventually } from "../support/eventually";
import { newSession } from "../support/form-browser";

const PUBLIC = "/content/terms_conditions";
const SHARED = "public, max-age=0, s-maxage=60, must-revalidate";

const { SESSION_SECRET } = readSettings(localSettings({ product: 1, sqld: 2, simulators: 3 }, {}));

let cookie = "";
let deviceCookie = "";
beforeAll(async () => {
  ({ cookie } = await newSession(screens()));
  const device = createCookie("pakka_device", { secrets: [SESSION_SECRET] });
  [deviceCookie = ""] = (await device.serialize(crypto.randomUUID())).split(";");
});

const page = (path: string, headers: Record<string, string> = {}) =>
  get(inject("product") + path, { headers });
/** A page is stored in the cache after its answer has been sent. */
const cachedPage = (path: string, headers?: Record<string, string>) =>
  eventually(() => page(path, headers), isFromCache);
const isFromCache = ({ headers }: Answer) => headers["cf-cache-status"] === "HIT";
const isOwn = ({ text }: Answer) => text.includes("My Account");

async function expectOwn(answer: Answer) {
  expect(isOwn(answer)).toBe(true);
  expect(isFromCache(answer)).toBe(false);
  expect(answer.headers["cache-control"]).toBe("no-store");
}

test("a signed-in page is neither stored in the cache nor served from it", async () => {
  // The first request for the page: nothing of it may stay in the cache.
  await expectOwn(await page(PUBLIC, { Cookie: cookie }));
  const first = await page(PUBLIC);
  expect(isOwn(first)).toBe(false);
  expect(isFromCache(first)).toBe(false);
  expect(first.headers["cache-control"]).toBe(SHARED);
  expect((await cachedPage(PUBLIC)).text).toBe(first.text);
  // The visitors' page is in the cache now, and candidates still get their own.
  await expectOwn(await page(PUBLIC, { Cookie: cookie }));
  await expectOwn(await page(PUBLIC, { Cookie: `pakka_lite=on; ${cookie}` }));
  expect(isOwn(await page(PUBLIC))).toBe(false);
});

test("a list of openings is kept at the edge", async () => {
  const { headers } = await cachedPage("/openings/sales");
  expect(headers["cache-control"]).toBe(SHARED);
});

test("any cookie of ours keeps a page out of the cache, even an invalid one", async () => {
  await cachedPage("/about");
  for (const own of ["pakka_session=x", "pakka_flash=x", "a=b; pakka_otp=x"]) {
    const answer = await page("/about", { Cookie: own });
    expect(isFromCache(answer)).toBe(false);
    expect(answer.headers["cache-control"]).toBe("no-store");
  }
  expect(isFromCache(await page("/about", { Cookie: "theirs=1" }))).toBe(true);
});

test("a logged-out visitor gets cached pages although the device cookie remains", async () => {
  for (const path of ["/", "/about", "/pricing", "/how-it-works", "/success-stories", "/help"]) {
    // First drawn for a browser with a device id: the cached page also serves browsers without one.
    const drawn = await page(path, { Cookie: deviceCookie });
    expect(drawn.headers["set-cookie"]).toBeUndefined();
    expect((await cachedPage(path, { Cookie: deviceCookie })).text).toBe((await page(path)).text);
    expect(isOwn(await cachedPage(path, { Cookie: `${deviceCookie}; theirs=1` }))).toBe(false);
    await expectOwn(await page(path, { Cookie: `${deviceCookie}; ${cookie}` }));
    await expectOwn(await page(path, { Cookie: `${cookie}; ${deviceCookie}` }));
  }
  expect(isFromCache(await page("/about", { Cookie: `${deviceCookie}; pakka_flash=x` }))).toBe(
    false,
  );
  expect(isFromCache(await page("/about", { Cookie: "pakka_devices=x" }))).toBe(false);
});

test("one visitor's flash message never appears on another visitor's page", async () => {
  const jar = new CookieJar();
  const fields = { subject: "How does it work?", description: "Please tell me how it works." };
  const redirect = await get(`${inject("product")}/help`, { body: new URLSearchParams(fields) });
  expect(redirect.status).toBe(303);
  jar.take(redirect.headers["set-cookie"]);
  const answer = await page("/help", { Cookie: jar.header });
  expect(answer.text).toContain("Your query has been submitted successfully");
  expect((await cachedPage("/help")).text).not.toContain("Your query has been submitted");
});

test("Lite and full pages are cached separately, and the visitor's own choice comes first", async () => {
  const on = "Lite is on";
  expect((await cachedPage("/pricing")).text).not.toContain(on);
  expect((await cachedPage("/pricing", { "Save-Data": "on" })).text).toContain(on);
  expect((await cachedPage("/pricing", { Cookie: "pakka_lite=on" })).text).toContain(on);
  const headers = { "Save-Data": "on", Cookie: "pakka_lite=off" };
  expect((await cachedPage("/pricing", headers)).text).not.toContain(on);
});

test("the page of each language is cached separately, and an unknown one is English", async () => {
  const [english, other] = ['<html lang="en-IN">', '<html lang="en-XA">'];
  expect((await cachedPage("/about")).text).toContain(english);
  expect((await cachedPage("/about", { Cookie: "pakka_language=en-XA" })).text).toContain(other);
  expect((await cachedPage("/about")).text).toContain(english);
  expect((await page("/about", { Cookie: "pakka_language=xx" })).text).toContain(english);
});

test("a browser that already has the page gets 304", async () => {
  const { headers } = await page("/how-it-works");
  const again = await page("/how-it-works", { "If-None-Match": String(headers.etag) });
  expect(again.status).toBe(304);
  expect(again.text).toBe("");
});

test("pages with live numbers, unfinished forms and failures are rendered each time", async () => {
  const jobs = JSON.parse((await page("/user/jobs?limit=1")).text);
  for (const path of ["/jobs", `/jobs/${jobs[0].id}`, "/login", "/nothing-here", "/?q=1"]) {
    await page(path);
    const answer = await page(path);
    expect(isFromCache(answer)).toBe(false);
    expect(answer.headers["cache-control"]).toBe("no-store");
  }
});

test("a page without the framework's script allows no inline script; a page with it allows only its own", async () => {
  const plain = await page("/pricing");
  expect(plain.headers["content-security-policy"]).not.toMatch(/nonce|unsafe/);
  expect(plain.text).not.toMatch(/<script(?![^>]*src=)/);
  const own = await page("/dashboard", { Cookie: cookie });
  const nonce = /'nonce-([^']+)'/.exec(String(own.headers["content-security-policy"]))?.[1];
  expect(own.text.match(/<script[^>]*>/g)?.every((tag) => tag.includes(`nonce="${nonce}"`))).toBe(
    true,
  );
  const next = await page("/dashboard", { Cookie: cookie });
  expect(next.text).not.toContain(nonce);
});

test("no screen sends the framework's script in Lite", async () => {
  for (const path of ["/", "/jobs", "/dashboard", "/profile", "/applications", "/notifications"]) {
    const full = await page(path, { Cookie: cookie });
    expect(full.text).toContain("modulepreload");
    for (const more of ["", "pakka_lite=on; "]) {
      const lite = await page(path, { Cookie: more + cookie, "Save-Data": more ? "" : "on" });
      expect(isOwn(lite)).toBe(true);
      expect(lite.text).not.toContain("modulepreload");
    }
  }
});

test("every page has a switch for Lite, and offers Lite on a slow connection", async () => {
  const post = (lite: string, returnTo = "/jobs?q=a") =>
    get(`${inject("product")}/lite`, {
      headers: { Cookie: cookie },
      body: new URLSearchParams({ lite, returnTo }),
    });
  const redirect = await post("on");
  expect(redirect.status).toBe(303);
  expect(redirect.headers.location).toBe("/jobs?q=a");
  expect(String(redirect.headers["set-cookie"])).toMatch(/^pakka_lite=on; Path=\/; .*HttpOnly/);
  expect(String((await post("off")).headers["set-cookie"])).toMatch(/^pakka_lite=off/);
  for (const elsewhere of [
    "https://evil.example",
    "//evil.example",
    "/\\evil.example",
    "/.//evil.example",
  ])
    expect((await post("on", elsewhere)).headers.location, elsewhere).toBe("/");

  const offer = "Your internet is slow";
  const slow = { Cookie: cookie, ECT: "2g" };
  const slowPage = await page("/jobs", slow);
  expect(slowPage.text).toContain(offer);
  expect(slowPage.headers["accept-ch"]).toBe("ECT");
  expect(slowPage.headers["critical-ch"]).toBeUndefined();
  expect((await page("/jobs", { ...slow, ECT: "4g" })).text).not.toContain(offer);
  expect((await page("/jobs", { ...slow, "Save-Data": "on" })).text).not.toContain(offer);
  const refused = await page("/jobs", { ...slow, Cookie: `pakka_lite=off; ${cookie}` });
  expect(refused.text).not.toContain(offer);
});

test("files with a content hash in their name are cached for good", async () => {
  const { text } = await page("/");
  const [, style = ""] = /href="(\/assets\/[^"]+\.css)"/.exec(text) ?? [];
  const { headers } = await page(style);
  expect(headers["cache-control"]).toBe("public, max-age=31536000, immutable");
  expect((await page("/logo.svg")).headers["cache-control"]).toContain("max-age=86400");
});
