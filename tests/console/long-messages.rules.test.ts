import { expect, test } from "vitest";
import { Flash } from "../../app/session/flash.server";

/** A browser drops a longer cookie. */
const COOKIE_MAX = 4_096;
const SITE = "http://localhost:8787";
const page = (cookie = "") =>
  new Flash(new Request(SITE, { headers: { Cookie: cookie } }), SITE, "secret");

test.each([
  ["the names of fifty candidates", "सुब्रमण्यम वेंकटरमण अय्यर, ".repeat(200)],
  ["letters of two units", "😀".repeat(5_000)],
  ["what fits", "Sent."],
])("a message of %s is shown on the next page, as far as a browser keeps it", async (_, body) => {
  const [one, other] = [page(), page()];
  one.add({ title: "Done for 2 people", body });
  for (const toast of [1, 2, 3, 4]) other.add({ title: `Toast ${toast}`, body });
  for (const [flash, titles] of [
    [one, ["Done for 2 people"]],
    [other, ["Toast 2", "Toast 3", "Toast 4"]],
  ] as const) {
    const cookie = (await flash.header()) ?? "";
    expect(cookie.length).toBeLessThan(COOKIE_MAX);
    const toasts = await page(cookie.split(";")[0]).take();
    expect(toasts.map(({ title }) => title)).toEqual(titles);
    for (const toast of toasts) expect(toast.body?.slice(0, 100)).toBe(body.slice(0, 100));
  }
});
