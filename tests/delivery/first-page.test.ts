import { createHash } from "node:crypto";
import { beforeAll, expect, inject, test } from "vitest";
import { screens } from "../support/api/product";
import { newSession } from "../support/form-browser";
import { get } from "../support/get";

let cookie = "";
beforeAll(async () => {
  ({ cookie } = await newSession(screens()));
});

const page = (path: string, headers: Record<string, string>) =>
  get(inject("product") + path, { headers });

const linked = (html: string) =>
  [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href = ""]) => href);
const inside = (html: string) =>
  [...html.matchAll(/<style data-href="([^"]+)">([\s\S]*?)<\/style>/g)].map(
    ([, href = "", text = ""]) => ({ href, text }),
  );

const stylePolicy = (policy: unknown) => /style-src ([^;]*)/.exec(String(policy))?.[1]?.split(" ");

/** Screens of each kind: cached for all or drawn for one person, with one style sheet or two. */
const SCREENS: [path: string, own: boolean][] = [
  ["/", false],
  ["/pricing", false],
  ["/login", false],
  ["/nothing-here", false],
  ["/", true],
  ["/dashboard", true],
];

test.each(
  SCREENS,
)("%s, signed in: %s: contains its style sheets when the visitor comes from another site", async (path, own) => {
  const visitor: Record<string, string> = own ? { Cookie: cookie } : {};
  const next = await page(path, { ...visitor, "Sec-Fetch-Site": "same-origin" });
  const sheets = linked(next.text);
  expect(sheets.length).toBeGreaterThan(0);
  expect(inside(next.text)).toEqual([]);
  expect(stylePolicy(next.headers["content-security-policy"])).toEqual(["'self'"]);
  expect(next.headers.link).toBe(
    sheets.map((href) => `<${href}>; rel=preload; as=style`).join(", "),
  );
  for (const from of ["none", "cross-site", "same-site"]) {
    const first = await page(path, { ...visitor, "Sec-Fetch-Site": from });
    expect(linked(first.text)).toEqual([]);
    expect(first.headers.link).toBeUndefined();
    const styles = inside(first.text);
    expect(styles.map(({ href }) => href)).toEqual(sheets);
    const hashes = await Promise.all(
      styles.map(async ({ href, text }) => {
        const whole = (await page(href, {})).text;
        if (own) expect(text).toBe(whole);
        else expect(text.length).toBeLessThanOrEqual(whole.length);
        return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
      }),
    );
    expect(stylePolicy(first.headers["content-security-policy"])).toEqual(["'self'", ...hashes]);
  }
});

test("a page for a browser that sends no Sec-Fetch-Site links its style sheets", async () => {
  expect(inside((await page("/pricing", {})).text)).toEqual([]);
});

test("a visitor's first page prefetches the style files for the next page, except with Lite or a login", async () => {
  const ahead = /<link rel="prefetch" as="style"/;
  const from = { "Sec-Fetch-Site": "none" };
  expect((await page("/pricing", from)).text).toMatch(ahead);
  expect((await page("/pricing", { ...from, "Save-Data": "on" })).text).not.toMatch(ahead);
  expect((await page("/pricing", { ...from, Cookie: cookie })).text).not.toMatch(ahead);
  expect((await page("/dashboard", { ...from, Cookie: cookie })).text).not.toMatch(ahead);
});

test("a form's answer that is a first page contains its style sheets too", async () => {
  const body = new URLSearchParams({ subject: "Hi", description: "" });
  const answer = await get(`${inject("product")}/help`, {
    body,
    headers: { "Sec-Fetch-Site": "none" },
  });
  expect(answer.text).toContain("Subject must be at least 5 characters");
  expect(inside(answer.text)).toHaveLength(1);
});
