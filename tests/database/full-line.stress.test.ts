import { afterAll, beforeAll, expect, test } from "vitest";
import type { Answer } from "../support/client";
import { type Product, startProduct } from "../support/stress/product";

/** The most writers that may wait in one isolate, behind two that write. */
const WAITING = 500;
const INSIDE = 2;
const TOO_MANY = 100;

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

const write = (index: number): Promise<Answer> =>
  product.call("POST", "/user/contact", {
    json: {
      fullName: "Ravi Kumar",
      email: `ravi${index}@example.in`,
      subject: "Partner with us",
      message: `We would like to post ${index} jobs.`,
    },
  });

test("a writer beyond the limit is refused at once with Retry-After, and nothing of it is written", async () => {
  const { process: database } = product.stack.sqld;
  let refused = 0;
  database.kill("SIGSTOP");
  const answers = await Promise.all(
    Array.from({ length: INSIDE + WAITING + TOO_MANY }, async (_, index) => {
      const answer = await write(index);
      // While the database is stopped, only refused callers get an answer.
      refused += 1;
      if (refused === TOO_MANY) database.kill("SIGCONT");
      return answer;
    }),
  );
  const accepted = answers.filter(({ status }) => status === 201);
  const away = answers.filter(({ status }) => status === 503);
  expect(accepted.length + away.length).toBe(answers.length);
  expect(away.length).toBeGreaterThanOrEqual(TOO_MANY);
  expect(accepted.length).toBeGreaterThan(INSIDE);
  for (const { body, headers } of away) {
    expect(body.code).toBe("unavailable");
    expect(Number(headers.get("Retry-After"))).toBeGreaterThan(0);
  }
  const [stored] = await product.query("select count(*) as count from contact_messages");
  expect(stored?.count).toBe(accepted.length);
});
