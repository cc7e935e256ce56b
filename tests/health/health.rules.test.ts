import { expect, test } from "vitest";
import {
  isScheduleStale,
  linesOf,
  type Readings,
} from "../../worker/domain/read/health/health.rules";
import { HEALTH_LINES, type HealthLineName } from "../../worker/facts/limits/health";

const NOW = new Date("2026-11-24T10:00:00.000Z");
const ago = (seconds: number) => new Date(NOW.getTime() - seconds * 1_000).toISOString();

const WELL: Readings = {
  providers: [],
  schedule: { lastRunAt: ago(30), failing: [] },
  webhooks: { lastAt: ago(500), lastPaymentAt: ago(505) },
  codes: { used: 10, cap: 100 },
  oldestUntried: null,
  waitsSince: null,
  failedMessages: 0,
  standing: [],
  migrationsMissing: 0,
  letters: { all: 0, new: 0 },
  returnsHeld: 0,
  signInMails: { used: 10, cap: 100 },
  messages: { used: 10, cap: 100 },
};

const troublesOf = (changes: Partial<Readings>) =>
  linesOf({ ...WELL, ...changes }, NOW).flatMap(({ line, isTrouble }) => (isTrouble ? [line] : []));

test("every health line exists, and a healthy product has no trouble", () => {
  expect(linesOf(WELL, NOW).map(({ line }) => line)).toEqual(HEALTH_LINES);
  expect(troublesOf({})).toEqual([]);
});

const provider = (sent: number, failed: number): Partial<Readings> => ({
  providers: [{ provider: "sms", sent, failed }],
});
const knownTrouble = (sent: number, failed: number, failedMessages: number): Partial<Readings> => ({
  ...provider(sent, failed),
  standing: ["sms_failing"],
  failedMessages,
});
const task = (seconds: number): Partial<Readings> => ({
  schedule: { lastRunAt: ago(0), failing: [{ task: "readJobs", since: ago(seconds), cause: "" }] },
});
const schedule = (lastRunAt: string | null) => ({ schedule: { lastRunAt, failing: [] } });
const webhooks = (lastAt: string | null, lastPaymentAt: string | null) => ({
  webhooks: { lastAt, lastPaymentAt },
});

test.each<[string, Partial<Readings>, HealthLineName[]]>([
  ["two failed calls of two", provider(0, 2), []],
  ["three failed calls of three", provider(0, 3), ["sms_failing"]],
  ["three failed calls of five", provider(2, 3), ["sms_failing"]],
  ["three failed calls of six", provider(3, 3), []],
  ["nine failed calls of eighteen", provider(9, 9), []],
  ["ten failed calls of ten", provider(0, 10), ["sms_failing"]],
  ["ten failed calls of forty", provider(30, 10), []],
  ["ten failed calls of 39", provider(29, 10), ["sms_failing"]],
  ["a message of ten minutes", { oldestUntried: ago(600) }, []],
  ["a message of more than ten minutes", { oldestUntried: ago(601) }, ["messages_waiting"]],
  ["a message of an hour", { waitsSince: ago(3_600) }, []],
  ["a message of more than an hour", { waitsSince: ago(3_601) }, ["messages_late"]],
  ["a known trouble without calls while messages wait", knownTrouble(0, 0, 4), ["sms_failing"]],
  [
    "a known trouble with two failed calls while messages wait",
    knownTrouble(0, 2, 4),
    ["sms_failing"],
  ],
  ["a known trouble with calls that work again while messages wait", knownTrouble(9, 1, 4), []],
  ["a known trouble without calls when no message waits", knownTrouble(0, 0, 0), []],
  ["messages that failed without a known trouble", { failedMessages: 4 }, []],
  ["a missing migration", { migrationsMissing: 1 }, ["migrations_missing"]],
  ["old dead letters", { letters: { all: 7, new: 0 } }, []],
  ["a new dead letter", { letters: { all: 7, new: 1 } }, ["dead_letters"]],
  ["a schedule that never ran", schedule(null), ["schedule_late"]],
  ["a schedule of three minutes ago", schedule(ago(180)), []],
  ["a schedule of more than three minutes ago", schedule(ago(181)), ["schedule_late"]],
  ["a task that failed a while ago", task(300), []],
  ["a task that fails for longer", task(301), ["schedule_failing"]],
  ["neither payment nor webhook", webhooks(null, null), []],
  ["an old payment with its webhook", webhooks(ago(9_000), ago(9_001)), []],
  ["a new payment without webhook", webhooks(null, ago(3_600)), []],
  ["an old payment without webhook", webhooks(null, ago(3_601)), ["webhooks_silent"]],
  ["an old payment after the last webhook", webhooks(ago(9_000), ago(8_000)), ["webhooks_silent"]],
  ["almost half of the codes", { codes: { used: 49, cap: 100 } }, []],
  ["half of the codes", { codes: { used: 50, cap: 100 } }, ["sms_cap_half_used"]],
  ["almost half of the mails", { signInMails: { used: 49, cap: 100 } }, []],
  ["half of the mails", { signInMails: { used: 50, cap: 100 } }, ["sign_in_mails_half_used"]],
  ["almost half of the messages", { messages: { used: 49, cap: 100 } }, []],
  ["half of the messages", { messages: { used: 50, cap: 100 } }, ["messages_half_used"]],
  ["held refunds", { returnsHeld: 1 }, ["returns_daily_cap"]],
])("%s gives the expected troubles", (_, changes, troubles) => {
  expect(troublesOf(changes)).toEqual(troubles);
});

test("writes count as stopped when the last run is over three minutes away", () => {
  expect([ago(180), ago(181), ago(-180), ago(-181)].map((at) => isScheduleStale(at, NOW))).toEqual([
    false,
    true,
    false,
    true,
  ]);
  expect(isScheduleStale(null, NOW)).toBe(false);
});
