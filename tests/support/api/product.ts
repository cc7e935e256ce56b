import { expect, inject } from "vitest";
import { type Answer, type CallOptions, callAt, simulateAt } from "../client";
import { undocumented } from "./documented";

/** Calls the product's API, and checks that the answer is documented. */
export async function call(method: string, path: string, options?: CallOptions): Promise<Answer> {
  const answer = await callAt(method, inject("product") + path, options);
  expect(await undocumented(inject("product"), method, path, answer)).toBeNull();
  return answer;
}

/** Calls the providers' simulators. */
export const simulate = (path: string, json?: unknown) =>
  simulateAt(inject("simulators"))(path, json);

export const client = { call, simulate };

/** The address of the product's pages, for `FormBrowser`. */
export const screens = () => ({ url: inject("product"), simulate });

/** Runs the schedule once, as the cron trigger does every minute. */
export async function runSchedule(): Promise<void> {
  await fetch(inject("schedule"), { method: "POST" });
}

/** The alerts that were posted to `ALERT_URL`, oldest first. */
export async function postedAlerts(): Promise<{ trouble: string; text: string; state: string }[]> {
  const answer = await fetch(inject("alerts"));
  return (await answer.json()) as { trouble: string; text: string; state: string }[];
}
