import { expect, inject } from "vitest";
import { type Answer, type CallOptions, callAt, simulateAt } from "../client";
import { undocumented } from "./documented";

/** One call to the product; its answer must be as documented. */
export async function call(method: string, path: string, options?: CallOptions): Promise<Answer> {
  const answer = await callAt(method, inject("product") + path, options);
  expect(await undocumented(inject("product"), method, path, answer)).toBeNull();
  return answer;
}

/** A call to the providers' simulators. */
export const simulate = (path: string, json?: unknown) =>
  simulateAt(inject("simulators"))(path, json);

export const client = { call, simulate };

/** The screens of the product, for a browser of forms. */
export const screens = () => ({ url: inject("product"), simulate });

/** Fires the schedule once, as the cron trigger does every minute. */
export async function runSchedule(): Promise<void> {
  await fetch(inject("schedule"), { method: "POST" });
}

/** What operators' own program was told of trouble, oldest first. */
export async function postedAlerts(): Promise<{ trouble: string; text: string; state: string }[]> {
  const answer = await fetch(inject("alerts"));
  return (await answer.json()) as { trouble: string; text: string; state: string }[];
}
