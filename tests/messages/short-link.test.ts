import { expect, inject, test } from "vitest";

test.each([
  ["12", "/applications/12"],
  ["12x", "/applications"],
])("the link of an SMS, /a/%s, leads to %s", async (end, to) => {
  const answer = await fetch(`${inject("product")}/a/${end}`, { redirect: "manual" });
  expect([answer.status, answer.headers.get("Location")]).toEqual([302, to]);
});
