import { expect, inject, test } from "vitest";
import { query } from "../support/api/database";
import { logIn } from "../support/api/people";
import { call, simulate } from "../support/api/product";
import { postJob } from "../support/api/staff";
import { FormBrowser } from "../support/form-browser";
import { newestCode, newPhone } from "../support/people";

const HINDI = '<html lang="hi-IN">';
const ENGLISH = '<html lang="en-IN">';
const browser = () => new FormBrowser(inject("product"));
const linksIn = (html: string) =>
  [...html.matchAll(/<a [^>]*?href="(\/[^"]*)"/g)].map(([, href = ""]) => href);

test("a page is in the language of its address, and its links stay in it", async () => {
  const { html } = await browser().get("/hi/pricing");
  expect(html).toContain(HINDI);
  expect(html).toContain("फ़ीस");
  const links = linksIn(html);
  expect(links).toContain("/hi/how-it-works");
  expect(links).toContain("/hi");
  expect(links.filter((link) => !/^\/hi(?:[/?#]|$)/.test(link))).toEqual([]);
  expect(html).toMatch(/<link rel="canonical" href="[^"]+\/hi\/pricing"/);
  expect((await browser().get("/pricing")).html).toContain(ENGLISH);
});

test("the first page, a page with a query and an unknown page have their Hindi twin", async () => {
  for (const [path, status] of [
    ["/hi", 200],
    ["/hi/", 200],
    ["/hi/jobs?q=driver", 200],
    ["/hi/nothing-here", 404],
  ] as const) {
    const page = await browser().get(path);
    expect([path, page.status]).toEqual([path, status]);
    expect(page.html).toContain(HINDI);
  }
  expect((await browser().get("/hindi")).html).toContain(ENGLISH);
});

test("the switch leads to the same page in the other language, which then stays", async () => {
  const visitor = browser();
  const toHindi = await visitor.post("/language", { language: "hi", returnTo: "/jobs?q=driver" });
  expect([toHindi.status, toHindi.location]).toEqual([303, "/hi/jobs?q=driver"]);
  expect((await visitor.get("/about")).html).toContain(HINDI);
  const back = await visitor.post("/language", { language: "en", returnTo: "/about" });
  expect(back.location).toBe("/about");
  expect((await visitor.get("/about")).html).toContain(ENGLISH);
  const unknown = await visitor.post("/language", { language: "xx", returnTo: "//evil.example" });
  expect(unknown.location).toBe("/");
});

test("a redirect stays in the language of the address", async () => {
  const { status, location } = await browser().get("/hi/applications");
  expect([status, location]).toEqual([302, "/hi/login?next=%2Fapplications"]);
});

/** A browser in which the owner of this number has logged in. */
async function loggedIn(phone: string, login: string) {
  const visitor = browser();
  await visitor.post(login, { phone });
  const { html } = await visitor.get(login);
  const key = /name="key"[^>]*value="([^"]*)"/.exec(html)?.[1] ?? "";
  const otp = await newestCode(simulate, phone);
  expect((await visitor.post(login, { intent: "verify", key, otp })).status).toBe(303);
  return visitor;
}

test("a login in Hindi makes Hindi the person's language, for pages and messages", async () => {
  const phone = newPhone();
  const visitor = await loggedIn(phone, "/hi/login");
  const [sms] = await simulate(`/inbox/sms?to=${phone}`);
  expect(sms.text).toContain("किसी को न बताएँ");
  expect((await visitor.get("/profile")).html).toContain(HINDI);
});

test("a person's language is taken on a browser without a choice, and the switch changes it", async () => {
  const { token, phone } = await logIn();
  const put = (language: string) =>
    call("PUT", "/user/profile/language", { token, json: { language } });
  expect((await put("xx")).status).toBe(422);
  expect((await put("hi")).body.language).toBe("hi");
  // Otherwise a second code has to wait.
  await query("delete from otps where phone = ?", [phone]);
  const visitor = await loggedIn(phone, "/login");
  expect((await visitor.get("/profile")).html).toContain(HINDI);
  await visitor.post("/language", { language: "en", returnTo: "/profile" });
  expect((await visitor.get("/profile")).html).toContain(ENGLISH);
  expect((await call("GET", "/user/profile", { token })).body.language).toBe("en");
});

test("a job is shared, and a page of text links, in the language of the page", async () => {
  const { id } = await postJob();
  const share = /wa\.me\/\?text=([^"]*)/.exec((await browser().get(`/hi/jobs/${id}`)).html)?.[1];
  expect(decodeURIComponent(share ?? "")).toContain(`/hi/jobs/${id}`);
  const links = linksIn((await browser().get("/hi/content/about_us")).html);
  expect(links.filter((link) => /^\/hi\/hi|^\/(?!hi)/.test(link))).toEqual([]);
});

test("consoles are in English, at one address", async () => {
  const visitor = browser();
  await visitor.post("/language", { language: "hi", returnTo: "/" });
  expect((await visitor.get("/staff/login")).html).toContain(ENGLISH);
  for (const path of ["/staff/login", "/hiring/login"]) {
    const { status, location } = await visitor.get(`/hi${path}`);
    expect([status, location]).toEqual([308, path]);
  }
  const { location } = await visitor.get("/hi//staff.example/x");
  expect(location).toBe("//staff.example/x");
});

test("the sitemap names each page in each language, with its twin", async () => {
  const text = await (await fetch(`${inject("product")}/sitemaps/pages.xml`)).text();
  const site = /<loc>([^<]+)\/about<\/loc>/.exec(text)?.[1];
  const twins = ["", "/hi"].map(
    (path, index) =>
      `<xhtml:link rel="alternate" hreflang="${["en", "hi"][index]}" href="${site}${path}/about"/>`,
  );
  for (const path of ["", "/hi"])
    expect(text).toContain(`<url><loc>${site}${path}/about</loc>${twins.join("")}</url>`);
  expect(text).toContain(`<loc>${site}/hi/</loc>`);
});
