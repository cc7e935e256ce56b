import { beforeAll, expect, inject, test } from "vitest";
import { WORST, type Worst } from "../bench/worst-input";
import { screens } from "../support/api/product";
import { newSession } from "../support/form-browser";

// What somebody sends must not hold up everybody else: the Worker does one thing at a time.

const product = inject("product");
const TRIES = 3;
/** Of what it costs to read as much and look at nothing. */
const TIMES = 10;
const MORE_MS = 150;

let who: { cookie: string; token: string };
beforeAll(async () => {
  who = await newSession(screens());
});

async function leastMs(send: () => Promise<unknown>): Promise<number> {
  const took: number[] = [];
  for (let tried = 0; tried < TRIES; tried += 1) {
    const began = performance.now();
    await send();
    took.push(performance.now() - began);
  }
  return Math.min(...took);
}

const send = (path: string, { method, headers, body }: ReturnType<Worst["make"]>) =>
  fetch(product + path, { method, headers, body, redirect: "manual" }).then(async (answer) => {
    await answer.arrayBuffer();
    return answer.status;
  });

test.each(WORST.filter(({ inTests }) => inTests))("$name delays nobody else", async ({
  path,
  make,
}) => {
  const request = make({ ...who, admin: inject("staff").admin, origin: product });
  const dropped = await leastMs(() => send("/nothing/here", request));
  expect(await send(path, request)).toBeLessThan(500);
  expect(await leastMs(() => send(path, request))).toBeLessThan(dropped * TIMES + MORE_MS);
});
