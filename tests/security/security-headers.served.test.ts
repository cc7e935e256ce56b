import { expect, inject, test } from "vitest";
import { logIn, uploadResume } from "../support/api/people";

const product = inject("product");
const NOTHING = "default-src 'none'; frame-ancestors 'none'";

async function headersOf(path: string, init: RequestInit = {}) {
  const { status, headers } = await fetch(product + path, { redirect: "manual", ...init });
  return { status, headers };
}

test.each([
  ["a page", "/about", 200],
  ["a page that is shared", "/about", 200],
  ["a redirect", "/dashboard", 302],
  ["a page that is not there", "/nothing/here", 404],
  ["a call", "/user/jobs", 200],
  ["a call that is not there", "/user/nothing", 404],
  ["a call without a token", "/user/profile", 401],
  ["a file without a signature", "/files/nothing", 404],
  ["the API's description", "/user/docs", 200],
  ["the staff API's description", "/ops/openapi.json", 200],
  ["the employer API's description", "/employer/openapi.json", 200],
  ["robots.txt", "/robots.txt", 200],
  ["a file of the build that is not there", "/assets/gone-00000000.js", 404],
])("%s has the security headers", async (_, path, expected) => {
  const { status, headers } = await headersOf(path);
  expect(status).toBe(expected);
  expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
  expect(headers.get("Referrer-Policy")).toBe("strict-origin-when-cross-origin");
  expect(headers.get("Content-Security-Policy")).toContain("frame-ancestors 'none'");
  expect(headers.get("Cross-Origin-Opener-Policy")).toBe("same-origin-allow-popups");
  expect(headers.get("Cross-Origin-Resource-Policy")).toBe("same-origin");
  expect(headers.get("Permissions-Policy")).toMatch(/camera=\(\).*payment=\(self "http/);
});

test("an answer that is not a page has a policy that allows nothing", async () => {
  for (const path of ["/user/jobs", "/user/nothing", "/robots.txt", "/assets/gone.js"]) {
    expect((await headersOf(path)).headers.get("Content-Security-Policy")).toBe(NOTHING);
  }
  const { token } = await logIn();
  const { fileUrl } = (await uploadResume(token)).body;
  const file = await fetch(fileUrl);
  expect(file.headers.get("Content-Security-Policy")).toBe("sandbox; default-src 'none'");
  expect(file.headers.get("X-Content-Type-Options")).toBe("nosniff");
});

test("refused posts have the security headers too", async () => {
  const { status, headers } = await headersOf("/login", {
    method: "POST",
    headers: { Origin: "https://evil.example" },
    body: new URLSearchParams({ phone: "9" }),
  });
  expect(status).toBe(403);
  expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
  expect(headers.get("Content-Security-Policy")).toBe(NOTHING);
});

test("a file of the build is cached for good, and a missing one is not cached", async () => {
  const page = await (await fetch(`${product}/about`)).text();
  const [, style = ""] = /href="(\/assets\/[^"]+\.css)"/.exec(page) ?? [];
  const there = await headersOf(style);
  expect(there.headers.get("Cache-Control")).toContain("immutable");
  expect(there.headers.get("X-Content-Type-Options")).toBe("nosniff");
  expect(there.headers.get("Content-Security-Policy")).toBe(NOTHING);
  const gone = await headersOf(style.replace(".css", "x.css"));
  expect([gone.status, gone.headers.get("Cache-Control")]).toEqual([404, "no-store"]);
  for (const path of ["/icons/gone.png", "/gone.svg", "/_headers"]) {
    const { status, headers } = await headersOf(path);
    expect([path, status, headers.get("Cache-Control")]).toEqual([path, 404, "no-store"]);
  }
});
