import { beforeAll, expect, inject, test } from "vitest";
import { screens } from "../support/api/product";
import { newSession } from "../support/form-browser";

const product = inject("product");

let cookie = "";
beforeAll(async () => {
  ({ cookie } = await newSession(screens()));
});

const post = (headers: Record<string, string>) =>
  fetch(`${product}/lite`, {
    method: "POST",
    headers,
    body: new URLSearchParams({ lite: "off", returnTo: "/about" }),
    redirect: "manual",
  });

const EVIL = "https://evil.example";
const REFUSED: Record<string, string>[] = [
  { "Sec-Fetch-Site": "cross-site" },
  { "Sec-Fetch-Site": "same-site" },
  { "Sec-Fetch-Site": "cross-site", Origin: product },
  { Origin: EVIL },
  { Origin: "null" },
  { Origin: "null", Referer: `${product}/about` },
  { Origin: EVIL, Referer: `${product}/about` },
  { Referer: `${EVIL}/about` },
  { Referer: `${EVIL}/?${product}` },
  { Referer: "about:blank" },
];
const TAKEN: Record<string, string>[] = [
  { "Sec-Fetch-Site": "same-origin" },
  { "Sec-Fetch-Site": "none" },
  { Origin: product },
  { Referer: `${product}/about?x=1` },
];

test.each(
  REFUSED,
)("a post with %j is refused as another site's, with and without a session", async (originHeaders) => {
  for (const own of [undefined, { Cookie: cookie }]) {
    const answer = await post({ ...originHeaders, ...own });
    expect(answer.status).toBe(403);
    expect(await answer.text()).toContain("Nothing was changed");
    expect(answer.headers.getSetCookie()).toEqual([]);
  }
});

test.each(TAKEN)("a post with %j is accepted as ours", async (originHeaders) => {
  expect((await post({ ...originHeaders, Cookie: cookie })).status).toBe(303);
});

const OURS: Record<string, string>[] = [
  { "Sec-Fetch-Site": "same-origin", Origin: "null" },
  { "Sec-Fetch-Site": "same-origin", Origin: "no address" },
  { "Sec-Fetch-Site": "same-origin", Origin: product, "X-Forwarded-Host": "proxy.example" },
];

test.each(OURS)("a screen that other sites may post to accepts %j", async (originHeaders) => {
  for (const path of ["/login", "/login.data"]) {
    const answer = await fetch(product + path, {
      method: "POST",
      headers: originHeaders,
      body: new URLSearchParams({ intent: "back" }),
      redirect: "manual",
    });
    expect([202, 303]).toContain(answer.status);
  }
});

test("a post without its origin has no session", async () => {
  expect((await post({})).status).toBe(303);
  for (const name of ["pakka_session", "__Host-pakka_session"]) {
    const answer = await post({ Cookie: `a=b; ${name}=x` });
    expect(answer.status).toBe(403);
    expect(await answer.text()).toContain("did not say which page sent this form");
  }
});

test("the payment provider's page may post to the callback", async () => {
  const answer = await fetch(`${product}/payments/callback?application=1`, {
    method: "POST",
    headers: { Origin: "https://api.razorpay.com", "Sec-Fetch-Site": "cross-site" },
    body: new URLSearchParams({ "error[code]": "BAD" }),
    redirect: "manual",
  });
  expect(answer.status).toBe(303);
});

test("a console accepts posts only from our own Origin, and its pages stay out of caches", async () => {
  const form = new URLSearchParams({ intent: "send", email: "nobody" });
  for (const path of ["/staff/login", "/Hiring/login", "/STAFF", "/hiring/jobs/1"]) {
    for (const headers of [{}, ...TAKEN.filter(({ Origin }) => !Origin), ...REFUSED]) {
      const { status } = await fetch(product + path, { method: "POST", headers, body: form });
      expect([path, headers, status]).toEqual([path, headers, 403]);
    }
  }
  for (const root of ["/staff", "/hiring"]) {
    const headers = { Origin: product };
    const post = { method: "POST", headers, body: form, redirect: "manual" } as const;
    expect((await fetch(`${product}${root}/login`, post)).status).toBe(422);
    const page = await fetch(`${product}${root}/login?next=https://evil.example`);
    expect(page.headers.get("Cache-Control")).toBe("no-store");
    expect(await page.text()).toContain('<meta name="robots" content="noindex"/>');
    const answer = await fetch(product + root, { redirect: "manual" });
    expect(answer.headers.get("Location")).toBe(`${root}/login?next=${encodeURIComponent(root)}`);
  }
});

test("a console recognises its posts in any spelling of the path, and on any path by its cookie", async () => {
  const body = new URLSearchParams({ intent: "send", email: "nobody" });
  const post = async (path: string, headers: Record<string, string>) =>
    (await fetch(product + path, { method: "POST", headers, body, redirect: "manual" })).status;
  for (const path of [
    "/%68iring/company",
    "/%73taff/login",
    "/%68iring/day/x",
    "/hiring.data?index",
    "/Staff.data?index",
    "/%48iring%2Edata",
    "//hiring/login",
    "/hiring%2Flogin",
  ]) {
    const answers = [await post(path, {}), await post(path, { "Sec-Fetch-Site": "same-origin" })];
    expect([path, answers]).toEqual([path, [403, 403]]);
  }
  for (const name of ["pakka_hiring", "__Host-pakka_hiring", "pakka_staff", "__Host-pakka_staff"]) {
    const headers = { Cookie: `a=b; ${name}=x`, "Sec-Fetch-Site": "same-origin" };
    for (const path of ["/lite", "/nothing"]) expect(await post(path, headers)).toBe(403);
    expect(await post("/lite", { ...headers, Origin: product })).toBe(303);
  }
});
