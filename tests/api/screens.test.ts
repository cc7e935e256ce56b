import { readFileSync } from "node:fs";
import { beforeAll, expect, inject, test } from "vitest";
import { CONSOLE_SCREENS } from "../../app/console-screens";
import { browserOf } from "../support/api/console-browser";
import { query } from "../support/api/database";
import { call, screens } from "../support/api/product";
import { consoleAddress } from "../support/console-places";
import { newSession } from "../support/form-browser";
import { dateInDays } from "../support/interview-days";
import { PERSON_ACTORS } from "./access/outcomes";
import { SCREEN_ACCESS, type Sight, VIEWERS, type Viewer } from "./access/screens";
import { newWorld } from "./access/world";

// Every screen of the consoles × every possible viewer. A screen without a row in access/ fails.

const product = inject("product");
const ROUTES = CONSOLE_SCREENS.map(({ route }) => route);
const WITH_FORM = ROUTES.filter((route) =>
  /export (async function|const) action\b/.test(readFileSync(`app/routes/${route}.tsx`, "utf8")),
);
const rootOf = (route: string) => (route.startsWith("staff") ? "/staff" : "/hiring");

let world: Awaited<ReturnType<typeof newWorld>>;
const bearers = {} as Record<Viewer, Record<string, string>>;
let token = "";

beforeAll(async () => {
  world = await newWorld();
  const { tokens, emails, things } = world;
  const candidate = { Cookie: (await newSession(screens())).cookie };
  const program = { Authorization: `Bearer ${tokens.admin}` };
  Object.assign(bearers, { visitor: {}, deskLink: {}, candidate, program });
  for (const actor of PERSON_ACTORS) {
    const console = actor.endsWith("Person") ? "staff" : "hiring";
    bearers[actor] = { Cookie: (await browserOf(console, emails[actor])).cookies.header };
  }
  // A day link works on its day, and only after the job was published.
  await query("update interview_days set date = ? where id = ?", [dateInDays(0), things.jobDay]);
  const links = `/employer/days/${things.jobDay}/links`;
  ({ token } = (await call("POST", links, { token: tokens.companyOwner })).body);
});

function addressOf(route: string): string {
  const { things } = world;
  const row = SCREEN_ACCESS[route];
  const ofStaff = { applications: things.application, jobs: things.job, dayId: things.jobDay };
  const ofCompany = { applications: things.candidate, jobs: things.companyJob, dayId: things.day };
  const places = {
    ...(route.startsWith("staff") ? ofStaff : ofCompany),
    people: things.person,
    companies: things.shownCompany,
    inbox: things.query,
    token,
    act: "refund",
    kind: "query",
    type: "about_us",
    ...row?.places?.(things),
  };
  return consoleAddress(route, places) + (row?.query?.(things) ?? "");
}

/** Sends one request as this viewer, and checks the headers that every console answer has. */
async function ask(viewer: Viewer, path: string, post?: Record<string, string>) {
  const body = post && new URLSearchParams({ intent: "nothing" });
  const answer = await fetch(product + path, {
    method: post ? "POST" : "GET",
    redirect: "manual",
    body,
    headers: { ...bearers[viewer], ...post },
  });
  const { headers, status } = answer;
  expect({ path, caching: headers.get("Cache-Control") }).toEqual({
    path,
    caching: expect.stringMatching(/^(no-store|private\b)/),
  });
  expect(headers.get("Content-Security-Policy")).toContain("frame-ancestors 'none'");
  expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
  await answer.body?.cancel();
  const location = (headers.get("Location") ?? "").replace(product, "").replace(/\?.*/, "");
  return { status, location, cookies: headers.getSetCookie() };
}

/** Translates an answer into what the viewer sees. */
function sightOf(route: string, { status, location }: Awaited<ReturnType<typeof ask>>) {
  const root = rootOf(route);
  if (status === 200) return "shown";
  // A posted form without a session answers 401 on its own page, which links to the sign-in page.
  if (location === `${root}/login` || status === 401) return "sign in";
  return location === root ? "start" : status;
}

test("every console screen has one row that says who sees it, and every row has a screen", () => {
  expect(Object.keys(SCREEN_ACCESS).sort()).toEqual([...ROUTES].sort());
  expect(WITH_FORM.length).toBeGreaterThan(25);
});

test.each(ROUTES)("%s is shown only to the people it is meant for", async (route) => {
  const { sees } = SCREEN_ACCESS[route] ?? {};
  const path = addressOf(route);
  const sights = await Promise.all(
    VIEWERS.map(async (viewer) => [viewer, sightOf(route, await ask(viewer, path))]),
  );
  expect(Object.fromEntries(sights)).toEqual(sees);
  const [page = "", search] = path.split("?");
  const data = `${page}.data${search ? `?${search}` : ""}`;
  for (const viewer of ["visitor", "adminPerson", "companyOwner"] as const) await ask(viewer, data);
});

const EVIL = "https://evil.example";
/**
 * The headers of posts from other sites' pages, and of posts that do not say where they come from.
 */
const FOREIGN: Record<string, string>[] = [
  { Origin: EVIL },
  { Origin: "null" },
  { "Sec-Fetch-Site": "cross-site", Origin: product },
  { Referer: `${EVIL}/` },
  {},
];

test.each(ROUTES)("%s accepts posts only from our own pages", async (route) => {
  const path = addressOf(route);
  for (const said of FOREIGN) {
    for (const viewer of ["visitor", "adminPerson", "companyOwner"] as const) {
      const { status, cookies } = await ask(viewer, path, said);
      expect({ said, viewer, status, cookies }).toMatchObject({ status: 403, cookies: [] });
    }
  }
});

const FOR_ANYBODY = ["staff.login", "hiring.login", "hiring.day.$token"];
const LED_AWAY: Sight[] = ["sign in", "start"];

test.each(
  WITH_FORM.filter((route) => !FOR_ANYBODY.includes(route)),
)("%s ignores posts from people it is not meant for, and empty posts", async (route) => {
  const path = addressOf(route);
  for (const viewer of VIEWERS) {
    const sight = SCREEN_ACCESS[route]?.sees[viewer] ?? 404;
    const answer = await ask(viewer, path, { Origin: product });
    const result = { viewer, sight, status: answer.status };
    if (LED_AWAY.includes(sight))
      expect({ ...result, sight: sightOf(route, answer) }).toEqual(result);
    // A form may be refused for a missing field before its row is looked up.
    else if (sight === 404) expect([404, 422]).toContain(answer.status);
    else expect(result).toEqual({ ...result, status: expect.toSatisfy((is) => is < 500) });
  }
});
