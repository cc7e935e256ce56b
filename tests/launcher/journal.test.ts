import { appendFileSync, mkdtempSync, readFileSync, rmSync, statSync, truncateSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test, vi } from "vitest";
import type { Clock } from "../../local/clock";
import { Journal } from "../../local/simulators/journal";
import { RAZORPAY_KEYS } from "../../local/simulators/razorpay/keys";
import { Webhooks } from "../../local/simulators/razorpay/webhooks";

const folder = mkdtempSync(join(tmpdir(), "pakka-journal-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("a journal line that a full disk cut off does not spoil later lines", () => {
  const path = join(folder, "simulators.jsonl");
  const journal = new Journal(path);
  journal.open();
  journal.write(["dns", "first.example", { values: ["1"] }]);
  journal.write(["dns", "lost.example", { values: ["2"] }]);
  truncateSync(path, statSync(path).size - 10);
  journal.write(["dns", "later.example", { values: ["3"] }]);
  journal.close();

  const reader = new Journal(path);
  reader.open();
  expect([...reader.tables.dns.keys()]).toEqual(["first.example", "later.example"]);
  reader.close();
  expect(readFileSync(path, "utf8")).toContain("lost.example");
});

test("a journal line that a kill cut off does not spoil later lines", () => {
  const path = join(folder, "killed.jsonl");
  appendFileSync(path, '[["dns","lost.example"');
  const journal = new Journal(path);
  journal.open();
  journal.write(["dns", "later.example", { values: ["3"] }]);
  journal.close();

  const reader = new Journal(path);
  reader.open();
  expect([...reader.tables.dns.keys()]).toEqual(["later.example"]);
  reader.close();
});

test("a webhook that could not be recorded on a full disk is sent again", async () => {
  let received = 0;
  let isSentAgain = () => {};
  const sentAgain = new Promise<void>((resolve) => {
    isSentAgain = resolve;
  });
  const product = createServer((_, response) => {
    response.end();
    received += 1;
    if (received === 2) isSentAgain();
  });
  await new Promise<void>((resolve) => product.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(product.address() as AddressInfo).port}`;

  const journal = new Journal(join(folder, "webhooks.jsonl"));
  journal.open();
  const closing = new AbortController();
  const webhooks = new Webhooks(
    journal,
    {
      PAYMENT_PROVIDER: "razorpay",
      RAZORPAY_API_URL: url,
      RAZORPAY_CHECKOUT_URL: url,
      ...RAZORPAY_KEYS,
    },
    url,
    { now: () => new Date() } as Clock,
    closing.signal,
  );
  journal.write(...webhooks.event("order.paid", {}));
  const write = vi.spyOn(journal, "write").mockImplementationOnce(() => {
    throw new Error("ENOSPC: no space left on device, write");
  });
  webhooks.wake();
  await sentAgain;
  await vi.waitFor(() => expect(write).toHaveBeenCalledTimes(2));
  expect([...journal.tables.event.values()]).toMatchObject([{ state: "delivered" }]);
  closing.abort();
  journal.close();
  product.close();
});
