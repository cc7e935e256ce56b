import { type Browser, expect, test } from "@playwright/test";
import { CONSOLE_SCREENS } from "../../app/console-screens";
import { CONSOLE_PATHS } from "../../worker/facts/people/console";
import { product } from "../support/browser/product";
import { type MadeWeek, makeWeek } from "./made-week";
import { takePicture } from "./picture";
import { HIRING, LOGIN, STAFF } from "./screens";

interface Taking {
  console: keyof typeof CONSOLE_PATHS;
  pictures: typeof STAFF;
  ids: MadeWeek["ids"];
  session?: MadeWeek["staff"];
}

/** Takes pictures of a console. @returns the paths of its pages */
async function take(browser: Browser, { console, pictures, ids, session }: Taking) {
  const [width, height] = console === "staff" ? [1280, 800] : [360, 740];
  const options = { viewport: { width, height }, javaScriptEnabled: false, storageState: session };
  const context = await browser.newContext(options);
  const page = await context.newPage();
  const paths: string[] = [];
  for (const [name, pathOf] of Object.entries(pictures)) {
    const path = CONSOLE_PATHS[console] + pathOf(ids);
    const answer = await page.goto(product(path));
    expect.soft(answer?.status(), path).toBe(200);
    await takePicture(page, `${console}-${name}`);
    paths.push(path.split("?")[0] ?? "");
  }
  await context.close();
  return paths;
}

const patternOf = (path: string) => new RegExp(`^${path.replace(/:\w+/g, "[^/]+")}$`);

test("one picture of each screen of the consoles", async ({ browser }) => {
  test.setTimeout(300_000);
  const { staff, hiring, ids } = await makeWeek();
  const paths = [
    ...(await take(browser, { console: "staff", pictures: STAFF, ids, session: staff })),
    ...(await take(browser, { console: "hiring", pictures: HIRING, ids, session: hiring })),
    ...(await take(browser, { console: "staff", pictures: LOGIN, ids })),
    ...(await take(browser, { console: "hiring", pictures: LOGIN, ids })),
  ];
  const missing = CONSOLE_SCREENS.filter(
    ({ path }) => !paths.some((one) => patternOf(path).test(one)),
  );
  expect(missing).toEqual([]);
});
