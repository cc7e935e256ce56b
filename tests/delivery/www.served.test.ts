import { get, type IncomingMessage } from "node:http";
import { expect, inject, test } from "vitest";

/** A request to the product under another host name: `fetch` can't set Host. */
const underName = (host: string, path: string) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    get(inject("product") + path, { headers: { Host: host } }, (answer) => {
      answer.resume();
      resolve(answer);
    }).on("error", reject);
  });

test("an address with www leads to the same page without it", async () => {
  const product = new URL(inject("product"));
  const answer = await underName(`www.${product.host}`, "/jobs?q=sales");
  expect(answer.statusCode).toBe(308);
  expect(answer.headers.location).toBe(`${product.origin}/jobs?q=sales`);
  expect((await underName(product.host, "/jobs?q=sales")).statusCode).toBe(200);
});
