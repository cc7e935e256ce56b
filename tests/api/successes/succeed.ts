import { expect } from "vitest";
import { call } from "../../support/api/product";
import { staffToken } from "../../support/api/staff";

/** Makes a call that must succeed, and returns its answer. */
export async function succeed(
  method: string,
  path: string,
  options: Parameters<typeof call>[2] = {},
) {
  const answer = await call(method, path, options);
  expect([path, answer.status < 400]).toEqual([path, true]);
  return answer.body;
}

export const byStaff = (method: string, path: string, json?: unknown) =>
  succeed(method, path, { token: staffToken(), json });
