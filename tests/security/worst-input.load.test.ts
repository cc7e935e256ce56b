import { expect, inject, test } from "vitest";
import { WORST, type Worst } from "../bench/worst-input";
import { screens } from "../support/api/product";
import { newSession } from "../support/form-browser";

// One person's input must not delay everyone else: the Worker does one thing at a time.

const product = inject("product");
/** The machine can be slow for a while, but slow code is slow in every try. */
const TRIES = 10;
/**
 * The limit is this many times the time to read the input without using it, plus `PAGES` times the
 * time of a page.
 */
const TIMES = 10;
const PAGES = 40;
const TOO_MANY = 429;

/** The shortest time of up to `TRIES` tries; stops as soon as one is below `enough`. */
async function leastMs(send: () => Promise<unknown>, enough = 0): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let tried = 0; tried < TRIES && least >= enough; tried += 1) {
    const began = performance.now();
    await send();
    least = Math.min(least, performance.now() - began);
  }
  return least;
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
  // A new person for each input: on a slow machine, the tries of all inputs together would exceed
  // one person's limits.
  const who = await newSession(screens());
  const request = make({ ...who, admin: inject("staff").admin, origin: product });
  const dropped = await leastMs(() => send("/nothing/here", request));
  const page = await leastMs(() => fetch(`${product}/login`).then((answer) => answer.text()));
  const enough = dropped * TIMES + page * PAGES;
  const statuses: number[] = [];
  const took = await leastMs(async () => statuses.push(await send(path, request)), enough);
  expect(took).toBeLessThan(enough);
  // A refused call was not read, so its time would prove nothing.
  expect(Math.max(...statuses)).toBeLessThan(TOO_MANY);
});
