import { execFileSync } from "node:child_process";
import { createServer } from "node:net";
import { createClient } from "@libsql/client/http";
import { afterEach, expect, inject, test } from "vitest";
import { freePort } from "../../local/ports";
import { alive, launch, nothingLeft, start, stopAll } from "./launcher";

afterEach(stopAll);

/** What a person reads: the lines that npm does not print itself. */
const own = (said: string) =>
  said.split("\n").filter((line) => line && !line.startsWith(">") && !line.startsWith("npm"));

test("a busy port is reported in one clear line and leaves nothing running", async () => {
  const { SIM_PORT } = inject("environment");
  const server = createServer().listen(Number(SIM_PORT), "127.0.0.1");
  const launched = launch();
  expect(await launched.ended).toBe(1);
  server.close();
  expect(own(launched.said())).toEqual([
    `Port ${SIM_PORT} is busy. Free it, or choose another with SIM_PORT.`,
  ]);
  await nothingLeft();
});

test.each([
  [{ PORT: "70000" }, "PORT must be at most 65535"],
  [
    { PORT: "11", SQLD_PORT: "11", SIM_PORT: "12" },
    "PORT, SQLD_PORT and SIM_PORT must differ: they are 11, 11, 12",
  ],
  [
    { DATA_FOLDER: "package.json" },
    "EEXIST: file already exists, mkdir 'package.json'. Mend the folder, or choose another with DATA_FOLDER.",
  ],
])("%o is reported in one clear line", async (changes: Record<string, string>, line) => {
  const launched = launch(changes);
  expect(await launched.ended).toBe(1);
  expect(own(launched.said())).toEqual([line]);
});

test("a second copy on the same folder is refused, and the first keeps running", async () => {
  const product = await start();
  const { DATA_FOLDER } = inject("environment");
  const ports = { PORT: await freePort(), SQLD_PORT: await freePort(), SIM_PORT: await freePort() };
  const second = launch(
    Object.fromEntries(Object.entries(ports).map(([name, port]) => [name, String(port)])),
  );
  expect(await second.ended).toBe(1);
  expect(own(second.said())).toEqual([
    `A copy already runs on ${DATA_FOLDER}. Stop it, or choose another folder with DATA_FOLDER.`,
  ]);
  expect((await fetch(`${inject("product")}/healthz`)).status).toBe(200);
  product.process.kill("SIGINT");
  expect(await product.ended).toBe(0);
});

test("a missing setting is named in the error", async () => {
  const launched = launch({ SESSION_SECRET: "" });
  expect(await launched.ended).toBe(1);
  expect(own(launched.said())).toEqual([
    "Settings are missing or wrong. SESSION_SECRET: must have at least 32 characters",
  ]);
});

test("settings of the environment reach both the product and the providers", async () => {
  const site = "https://partner.example";
  const product = await start("start", {
    CORS_ORIGINS: site,
    MSG91_AUTH_KEY: "a-key-of-ones-own",
    RAZORPAY_KEY_ID: "rzp_test_ones_own",
    RAZORPAY_KEY_SECRET: "a-secret-of-ones-own",
  });
  const sent = await fetch(`${inject("product")}/user/auth/send-otp`, {
    method: "POST",
    headers: { "Content-Type": "application/json", Origin: site },
    body: JSON.stringify({ phone: "9876543210" }),
  });
  expect(sent.status).toBe(200);
  expect(sent.headers.get("Access-Control-Allow-Origin")).toBe(site);
  const orders = await fetch(`${inject("simulators")}/razorpay/v1/orders`, {
    headers: { Authorization: `Basic ${btoa("rzp_test_ones_own:a-secret-of-ones-own")}` },
  });
  expect(orders.status).toBe(200);
  product.process.kill("SIGINT");
  expect(await product.ended).toBe(0);
});

test.each([
  ["sqld", /^The database ended \(SIGKILL\)/],
  ["workerd", /^The Worker's runtime ended/],
])("when %s crashes, the launcher stops the rest and says so", async (name, line) => {
  const product = await start();
  const child = alive().find((process) => process.includes(`/${name} `));
  execFileSync("kill", ["-9", child?.trim().split(" ")[0] ?? ""]);
  expect(await product.ended).toBe(1);
  expect(own(product.said()).at(-1)).toMatch(line);
  await nothingLeft();
});

test("the content command adds the missing pages of text and category tests", async () => {
  const product = await start();
  const database = createClient({ url: inject("database") });
  await database.batch([
    "delete from category_assessments where category in ('Sales', 'General')",
    "delete from static_content where type = 'about_us'",
    "update static_content set content = '<p>Ours</p>' where type = 'privacy_policy'",
  ]);
  const fill = () =>
    execFileSync("npm", ["run", "--silent", "ops:content"], {
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
      env: { ...process.env, ...inject("environment") },
    }).trim();
  expect(fill()).toBe("Pages of text written: 1. Tests of categories written: 2.");
  expect(fill()).toBe("Pages of text written: 0. Tests of categories written: 0.");
  const page = await fetch(`${inject("product")}/user/static-content/privacy_policy`);
  expect(await page.json()).toEqual({ content: "<p>Ours</p>" });
  database.close();
  product.process.kill("SIGINT");
  expect(await product.ended).toBe(0);
});
