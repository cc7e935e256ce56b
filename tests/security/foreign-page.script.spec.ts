import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { RAZORPAY_KEYS } from "../../local/simulators/razorpay/keys";
import { product, simulate } from "../support/browser/product";
import { callAt } from "../support/client";
import { newPhone } from "../support/people";
import { askAs, converse, postForm, sendFrom, startForeignSite } from "./foreign-page";

// The servers on a developer's machine answer the product, but no foreign page in the browser.

const SECRET = "only whoever runs this may read it";
const READ_FILE = "secret.txt";
const REBOUND = "attacker.example";

let folder: string;
let site: Awaited<ReturnType<typeof startForeignSite>>;
test.beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "pakka-foreign-"));
  writeFileSync(join(folder, READ_FILE), SECRET);
  site = await startForeignSite();
});
test.afterEach(async () => {
  await site.close();
  rmSync(folder, { recursive: true, force: true });
});

const database = () => new URL(process.env.DATABASE_URL ?? "").origin;

/** SQL that writes a file of this name and reads another one: the database server supports both. */
const sqlOf = (name: string) =>
  `select writefile('${join(folder, name)}', 'x'), readfile('${join(folder, READ_FILE)}')`;

const pipeline = (name: string) =>
  JSON.stringify({
    requests: [{ type: "execute", stmt: { sql: sqlOf(name) } }, { type: "close" }],
  });

/** A call of the database server's gRPC protocol for replicas. Browsers can send it as gRPC-Web. */
function grpc(name: string): number[] {
  const lengthOf = (size: number) => (size < 128 ? [size] : [(size & 127) | 128, size >> 7]);
  const field = (id: number, content: number[]) => [
    (id << 3) | 2,
    ...lengthOf(content.length),
    ...content,
  ];
  const client = [...Buffer.from(crypto.randomUUID())];
  const query = [...field(1, [...Buffer.from(sqlOf(name))]), ...field(2, [])];
  const message = [...field(1, client), ...field(2, field(1, field(2, query)))];
  return [0, 0, 0, message.length >> 8, message.length & 255, ...message];
}

test("a page of another origin can neither write nor read a file through the database", async ({
  page,
}) => {
  const texts: string[] = [];
  for (const [i, origin] of site.origins.entries()) {
    await page.goto(origin);
    const pathsOf = { v2: "/v2/pipeline", v3: "/v3/pipeline" };
    for (const [version, path] of Object.entries(pathsOf)) {
      const url = database() + path;
      const body = (name: string) => pipeline(`${name}-${version}-${i}`);
      texts.push(
        ...(await sendFrom(page, [
          { url, method: "POST", mode: "no-cors", type: "text/plain", body: body("simple") },
          { url, method: "POST", mode: "cors", type: "text/plain", body: body("read") },
          { url, method: "POST", mode: "cors", type: "application/json", body: body("asked") },
        ])),
      );
    }
    texts.push(
      ...(await sendFrom(page, [
        {
          url: `${database()}/`,
          method: "POST",
          mode: "cors",
          type: "text/plain",
          body: JSON.stringify({ statements: [sqlOf(`first-${i}`)] }),
        },
        {
          url: `${database()}/proxy.Proxy/Execute`,
          method: "POST",
          mode: "cors",
          type: "application/grpc-web+proto",
          body: grpc(`grpc-${i}`),
        },
        { url: `${database()}/dump`, mode: "cors" },
      ])),
    );
    const execute = { type: "execute", stream_id: 1, stmt: { sql: sqlOf(`socket-${i}`) } };
    for (const jwt of [null, "x"]) {
      const reply = await converse(page, `${database().replace("http", "ws")}/`, "hrana2", [
        { type: "hello", jwt },
        { type: "request", request_id: 1, request: { type: "open_stream", stream_id: 1 } },
        { type: "request", request_id: 2, request: execute },
      ]);
      texts.push(reply);
    }
    // A plain-text form sends `name=value`. This is
    // valid JSON if the name ends within a JSON string.
    const cut = pipeline(`form-${i}`).replace(/}$/, ',"rest":"');
    await postForm(page, `${database()}/v2/pipeline`, { [cut]: '"}' }, "text/plain");
  }
  for (const path of ["/v2/pipeline", "/"]) {
    const rebound = await askAs(REBOUND, database() + path, pipeline("rebound"));
    expect.soft(rebound.status).toBe(401);
    texts.push(rebound.text);
  }
  expect.soft(readdirSync(folder)).toEqual([READ_FILE]);
  const all = texts.join("\n");
  for (const leak of [SECRET, btoa(SECRET).replace(/=+$/, ""), "CREATE TABLE", '"rows"']) {
    expect.soft(all).not.toContain(leak);
  }
});

interface Fault {
  containing?: string;
}
const faultOf = async (): Promise<Fault> => (await simulate("/faults")).payments;

const KEYS = `${RAZORPAY_KEYS.RAZORPAY_KEY_ID}:${RAZORPAY_KEYS.RAZORPAY_KEY_SECRET}`;

/** An API call with the product's key. */
const orders = async (path = "", json?: object): Promise<{ id: string; status: string }> => {
  const url = `${process.env.SIMULATORS_URL}/razorpay/v1/orders${path}`;
  const headers = { Authorization: `Basic ${btoa(KEYS)}` };
  return (await callAt(json ? "POST" : "GET", url, { json, headers })).body;
};

test("a page of another origin can neither read codes, set faults nor pay at the simulators", async ({
  page,
}) => {
  const base = process.env.SIMULATORS_URL ?? "";
  const phone = newPhone();
  await fetch(product("/user/auth/send-otp"), {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ phone }),
  });
  const inbox = `/inbox/sms?to=${phone}`;
  expect(await simulate(inbox)).toHaveLength(1);
  const { id: order } = await orders("", { amount: 19_900, currency: "INR" });
  // A fault that affects no other test.
  const fault = { provider: "payments", mode: "error", times: "1", containing: phone };
  const payment = { order_id: order, outcome: "success" };
  const checkout = JSON.stringify({ ...payment, key_id: RAZORPAY_KEYS.RAZORPAY_KEY_ID });

  const texts: string[] = [];
  for (const origin of site.origins) {
    for (const address of [base, base.replace("127.0.0.1", "localhost")]) {
      const post = { method: "POST", type: "text/plain" };
      await page.goto(origin);
      texts.push(
        ...(await sendFrom(page, [
          { url: address + inbox, mode: "cors" },
          { url: `${address}/`, mode: "cors" },
          { url: `${address}/faults`, mode: "no-cors", ...post, body: JSON.stringify(fault) },
          {
            url: `${address}/razorpay/sim/pay`,
            mode: "no-cors",
            ...post,
            body: JSON.stringify(payment),
          },
          { url: `${address}/razorpay/checkout/pay`, mode: "no-cors", ...post, body: checkout },
          { url: `${address}/razorpay/checkout/pay`, mode: "cors", ...post, body: checkout },
        ])),
      );
      for (const [path, fields] of [
        ["/faults", fault],
        ["/razorpay/sim/pay", payment],
        ["/razorpay/v1/checkout/embedded", payment],
        ["/razorpay/checkout/hosted", payment],
      ] as const) {
        expect.soft(await postForm(page, address + path, fields), path).toBe(403);
      }
    }
  }
  for (const path of [inbox, "/", "/faults", "/razorpay/checkout.js"]) {
    const { status, text } = await askAs(REBOUND, base + path);
    expect.soft(status, path).toBe(403);
    texts.push(text);
  }
  expect.soft((await askAs(REBOUND, `${base}/faults`, JSON.stringify(fault))).status).toBe(403);

  expect.soft(texts.join("")).not.toContain(phone);
  expect.soft((await faultOf())?.containing).not.toBe(phone);
  expect((await orders(`/${order}`)).status).toBe("created");
});
