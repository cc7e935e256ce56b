import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeEach, expect, test, vi } from "vitest";
import { Clock } from "../../local/clock";
import { localSettings } from "../../local/settings";
import { emailRoutes } from "../../local/simulators/email";
import { Journal } from "../../local/simulators/journal";

// The simulated mail provider has the rate limit of Resend in every environment.

const folder = mkdtempSync(join(tmpdir(), "pakka-mail-"));
const clock = new Clock(folder, localSettings({ product: 1, sqld: 2, simulators: 3 }, {}));
afterAll(() => rmSync(folder, { recursive: true }));

let journal: Journal;
let routes: ReturnType<typeof emailRoutes>;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["performance"] });
  journal = new Journal();
  routes = emailRoutes(journal, "key", clock);
});
afterEach(() => vi.useRealTimers());

const mail = (to: string) => ({ from: "us@b.in", to, subject: "Hello", text: "Hello" });

const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  routes.request(path, {
    method: "POST",
    headers: { Authorization: "Bearer key", ...headers },
    body: JSON.stringify(body),
  });

const inbox = () => [...journal.tables.email.values()].map(({ to }) => to);

test("five calls go through in a second, and the sixth is told to come a second later", async () => {
  const statuses: number[] = [];
  for (let nth = 0; nth < 6; nth += 1)
    statuses.push((await post("/emails", mail(`p${nth}@b.in`))).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  const refused = await post("/emails/batch", [mail("p@b.in")]);
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "1"]);
  expect(await refused.json()).toMatchObject({ name: "rate_limit_exceeded" });
  vi.advanceTimersByTime(1_000);
  expect((await post("/emails", mail("p@b.in"))).status).toBe(200);
  expect(inbox()).toHaveLength(6);
});

test("a batch counts as one call, and arrives once for each key", async () => {
  const mails = Array.from({ length: 100 }, (_, nth) => mail(`p${nth}@b.in`));
  const headers = { "Idempotency-Key": "batch-1" };
  const first = await (await post("/emails/batch", mails, headers)).json();
  expect(await (await post("/emails/batch", mails, headers)).json()).toEqual(first);
  expect((await post("/emails/batch", mails.slice(1), headers)).status).toBe(409);
  expect((await post("/emails/batch", [...mails, mail("one@b.in")])).status).toBe(422);
  expect(inbox()).toHaveLength(100);
});

test("a batch with a wrong address is refused as a whole, or in its permissive form for that address alone", async () => {
  const mails = [mail("one@b.in"), mail("nobody"), mail("two@b.in")];
  expect((await post("/emails/batch", mails)).status).toBe(422);
  expect(inbox()).toEqual([]);
  const answer = await post("/emails/batch", mails, { "x-batch-validation": "permissive" });
  expect(answer.status).toBe(200);
  expect(await answer.json()).toMatchObject({
    data: [{}, {}],
    errors: [{ index: 1, message: "Invalid `to` field." }],
  });
  expect(inbox()).toEqual(["one@b.in", "two@b.in"]);
});

test("a batch takes no attachments", async () => {
  const attachments = [{ filename: "a.ics", content: "QQ==" }];
  expect((await post("/emails/batch", [{ ...mail("a@b.in"), attachments }])).status).toBe(422);
});
