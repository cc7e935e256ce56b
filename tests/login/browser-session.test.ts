import { createCookie } from "@remix-run/cloudflare";
import { expect, inject, test } from "vitest";
import { localSettings } from "../../local/settings";
import { LIMITS } from "../../worker/facts/limits/limits";
import { readSettings } from "../../worker/settings";
import { query } from "../support/api/database";
import { empty, fill } from "../support/api/limits";
import { logIn } from "../support/api/people";
import { newPhone } from "../support/people";

// The next page of a browser whose access token has expired uses the refresh token.

const { SESSION_SECRET } = readSettings(localSettings({ product: 1, sqld: 2, simulators: 3 }, {}));
const cookie = (name: string) => createCookie(name, { secrets: [SESSION_SECRET] });
const pair = (set: string) => set.split(";")[0] ?? "";

/** The cookies of a person who logged in on their own device a while ago. */
async function staleBrowser() {
  const device = crypto.randomUUID();
  const { user, tokens, phone } = await logIn(newPhone(), true, device);
  const access = { ...tokens.access, expires: new Date(0).toISOString() };
  const value = { user, tokens: { ...tokens, access } };
  const [row] = await query("select id from users where phone = ?", [phone]);
  return {
    userId: Number(row?.id),
    session: pair(await cookie("pakka_session").serialize(value)),
    device: pair(await cookie("pakka_device").serialize(device)),
  };
}

async function open(path: string, ...cookies: string[]) {
  const url = inject("product") + path;
  const headers = { Cookie: cookies.join("; "), Accept: "text/html" };
  const response = await fetch(url, { headers, redirect: "manual" });
  const set = response.headers.getSetCookie().filter((one) => one.startsWith("pakka_session"));
  return {
    status: response.status,
    location: response.headers.get("Location"),
    wait: Number(response.headers.get("Retry-After")),
    html: await response.text(),
    set,
  };
}

test("a browser whose login can't be renewed now keeps it and is told when, and public pages open", async () => {
  const { userId, session, device } = await staleBrowser();
  await fill(LIMITS.refreshesOfPerson, userId, 600);
  const away = await open("/dashboard", session, device);
  expect(away).toMatchObject({ status: 503, set: [] });
  expect(away.wait).toBeGreaterThan(580);
  expect(away.wait).toBeLessThanOrEqual(600);
  expect(away.html).toContain("You are still logged in. Please wait 10 min.");
  const data = await open("/dashboard.data", session, device);
  expect(data).toMatchObject({ status: 503, set: [], wait: expect.closeTo(590, -2) });
  expect(await open("/pricing", session, device)).toMatchObject({ status: 200, set: [] });
  expect(await open("/_root.data", session, device)).toMatchObject({ status: 200, set: [] });
  await empty(LIMITS.refreshesOfPerson, userId);
  const back = await open("/dashboard", session, device);
  expect(back.status).toBe(200);
  expect(back.set).toHaveLength(1);
});

test("a session cookie copied to another device ends the login on both", async () => {
  const { session, device } = await staleBrowser();
  const copied = await open("/dashboard", session);
  expect(copied).toMatchObject({ status: 302, location: "/login?next=%2Fdashboard" });
  expect(await open("/dashboard", session, device)).toMatchObject({ status: 302 });
});

test("the way back never leads to a page's data URL", async () => {
  const product = inject("product");
  for (const [returnTo, to] of [
    ["/profile.data", "/profile"],
    ["/jobs.data?q=store", "/jobs?q=store"],
  ] as const) {
    const body = new URLSearchParams({ returnTo });
    const headers = { Origin: product };
    const answer = await fetch(`${product}/lite`, {
      method: "POST",
      headers,
      body,
      redirect: "manual",
    });
    expect(answer.headers.get("Location")).toBe(to);
  }
});
