import { expect, inject, test } from "vitest";
import { WORST, type Worst } from "../bench/worst-input";
import { screens } from "../support/api/product";
import { newSession } from "../support/form-browser";

// What somebody sends must not hold up everybody else: the Worker does one thing at a time.

const product = inject("product");
/** The rest of the machine can be slow for a while; what is slow by itself is so each time. */
const TRIES = 10;
/** Of what it costs to read as much and look at nothing, and of what a page costs. */
const TIMES = 10;
const PAGES = 40;
const TOO_MANY = 429;

/** The least time of a few tries; no more of them once it is `enough`. */
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
  // A person of its own: on a slow machine the tries of all together would meet a person's limits.
  const who = await newSession(screens());
  const request = make({ ...who, admin: inject("staff").admin, origin: product });
  const dropped = await leastMs(() => send("/nothing/here", request));
  const page = await leastMs(() => fetch(`${product}/login`).then((answer) => answer.text()));
  const enough = dropped * TIMES + page * PAGES;
  const statuses: number[] = [];
  const took = await leastMs(async () => statuses.push(await send(path, request)), enough);
  expect(took).toBeLessThan(enough);
  // What a limit refused was not read, and says nothing.
  expect(Math.max(...statuses)).toBeLessThan(TOO_MANY);
});
