import { expect, inject, test } from "vitest";
import { openDatabase } from "../../db/client";
import { openPrices } from "../../db/job/job-lists";
import { call } from "../support/api/product";
import { postJob, staffToken } from "../support/api/staff";

test("each price of the open jobs is counted, and closed jobs are not", async () => {
  const staff = staffToken();
  const { id } = await postJob({ applicationPrice: 317 });
  const db = openDatabase(inject("database"));
  const priceCount = async () => (await openPrices(db)).find(({ price }) => price === 317);
  expect(await priceCount()).toEqual({ price: 317, jobs: 1 });
  await call("POST", `/ops/jobs/${id}/close`, { token: staff });
  expect(await priceCount()).toBeUndefined();
});

test("the call lists prices from lowest to highest", async () => {
  const { status, body } = await call("GET", "/user/prices");
  expect(status).toBe(200);
  const prices = body.map(({ price }: { price: number }) => price);
  expect(prices).toEqual([...prices].sort((a, b) => a - b));
  expect(new Set(prices).size).toBe(prices.length);
  expect(prices.length).toBeGreaterThan(1);
});
