import { expect, test } from "vitest";
import { readBuildFile } from "../../worker/front/build-files";

/** The build's files as the platform serves them: `fetch` answers each request. */
const assets = (fetch: () => Promise<Response>) => ({ fetch }) as unknown as Fetcher;

test("a build file is read once", async () => {
  let calls = 0;
  const files = assets(async () => {
    calls += 1;
    return new Response("p{}");
  });
  expect(await readBuildFile(files, "/assets/read.css")).toBe("p{}");
  expect(await readBuildFile(files, "/assets/read.css")).toBe("p{}");
  expect(calls).toBe(1);
});

test("an unreadable build file breaks no page, and is read again next time", async () => {
  const href = "/assets/away.css";
  const away = assets(() => Promise.reject(new Error("away")));
  expect(await readBuildFile(away, href)).toBeUndefined();
  const missing = assets(async () => new Response("", { status: 404 }));
  expect(await readBuildFile(missing, href)).toBeUndefined();
  const back = assets(async () => new Response("a{}"));
  expect(await readBuildFile(back, href)).toBe("a{}");
});
