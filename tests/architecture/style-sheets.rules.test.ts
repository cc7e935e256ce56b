import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { readStyleSheet } from "../../worker/style-sheets";

/** The build's files as the platform serves them: this answers each call. */
const assets = (fetch: () => Promise<Response>) => ({ fetch }) as unknown as Fetcher;

test("a style sheet is read once, and the policy allows it by its hash", async () => {
  let calls = 0;
  const files = assets(async () => {
    calls += 1;
    return new Response("p{}");
  });
  const hash = createHash("sha256").update("p{}").digest("base64");
  const sheet = { text: "p{}", source: `'sha256-${hash}'` };
  expect(await readStyleSheet(files, "/assets/read.css")).toEqual(sheet);
  expect(await readStyleSheet(files, "/assets/read.css")).toEqual(sheet);
  expect(calls).toBe(1);
});

test("a style sheet that can't be read breaks no page, and is read again next time", async () => {
  const href = "/assets/away.css";
  const away = assets(() => Promise.reject(new Error("away")));
  expect(await readStyleSheet(away, href)).toBeUndefined();
  const missing = assets(async () => new Response("", { status: 404 }));
  expect(await readStyleSheet(missing, href)).toBeUndefined();
  const back = assets(async () => new Response("a{}"));
  expect((await readStyleSheet(back, href))?.text).toBe("a{}");
});
