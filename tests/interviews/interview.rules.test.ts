import { expect, test } from "vitest";
import { calendarFile } from "../../worker/domain/booking/interview/calendar.rules";
import {
  maySetInterview,
  remindersFor,
  stillReminds,
} from "../../worker/domain/booking/interview/interview.rules";
import { nextAskInSeconds, refundKey } from "../../worker/domain/booking/payment/refund.rules";
import { warnAt } from "../../worker/domain/booking/slot/slot.rules";
import { isStale } from "../../worker/domain/read/messages/messages.rules";
import { statusOfRound } from "../../worker/facts/guarantee/rounds";
import { STATUSES } from "../../worker/facts/guarantee/statuses";

const now = new Date("2026-11-22T11:10:00.000Z");
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const after = (ms: number) => new Date(now.getTime() + ms);

test("an interview round can be set only from the statuses that lead to it", () => {
  const may = (round: null | 1 | 2, newest: Parameters<typeof maySetInterview>[2]) =>
    STATUSES.filter((status) => maySetInterview(status, round, newest));
  expect(may(null, null)).toEqual(["PAYMENT_CONFIRMED"]);
  expect(may(1, null)).toEqual(["PAYMENT_CONFIRMED"]);
  expect(may(2, { round: 1, state: "scheduled" })).toEqual([]);
  expect(may(2, { round: 1, state: "held" })).toEqual(["INTERVIEW_1_SCHEDULED"]);
  // The employer cancelled round 2, so it may be set again.
  expect(may(2, { round: 2, state: "cancelled" })).toEqual([
    "PAYMENT_CONFIRMED",
    "INTERVIEW_1_SCHEDULED",
  ]);
  expect([null, 1, 2].map((round) => statusOfRound(round as null | 1 | 2))).toEqual([
    "INTERVIEW_SCHEDULED",
    "INTERVIEW_1_SCHEDULED",
    "INTERVIEW_2_SCHEDULED",
  ]);
});

test("reminders are planned 24 h and 2 h ahead, except those that are already overdue", () => {
  const kinds = (ms: number) => remindersFor(after(ms), now).map(({ kind }) => kind);
  expect(remindersFor(after(48 * HOUR), now)).toEqual([
    { kind: "day", dueAt: after(24 * HOUR).toISOString() },
    { kind: "hour", dueAt: after(46 * HOUR).toISOString() },
  ]);
  expect(kinds(24 * HOUR)).toEqual(["day", "hour"]);
  expect(kinds(23 * HOUR)).toEqual(["hour"]);
  expect(kinds(90 * MINUTE)).toEqual([]);
});

test("a late reminder is sent as long as it is still useful", () => {
  const still = (kind: "day" | "hour", remaining: number) =>
    stillReminds(kind, after(remaining).toISOString(), now);
  expect(still("day", 20 * HOUR)).toBe(true);
  expect(still("day", 2 * HOUR)).toBe(false);
  expect(still("hour", MINUTE)).toBe(true);
  expect(still("hour", 0)).toBe(false);
});

test("a message that is no longer true is not sent", () => {
  const at = after(HOUR).toISOString();
  const state = {
    slot: "held" as const,
    waits: false,
    writtenFor: at,
    wordAt: at,
    now: now.toISOString(),
  };
  const interview = { at, state: "scheduled" as const, candidateWord: null, companyWordAt: at };
  const scheduled = { ...state, interview };
  const off = { ...state, interview: { ...interview, state: "cancelled" as const } };
  const moved = { ...state, interview: { ...interview, at: after(2 * HOUR).toISOString() } };
  expect(isStale("interview_reminder", scheduled)).toBe(false);
  expect(isStale("interview_reminder", off)).toBe(true);
  expect(isStale("interview_reminder", moved)).toBe(true);
  expect(isStale("interview_reminder", { ...scheduled, now: at })).toBe(true);
  expect(isStale("interview_set", off)).toBe(true);
  expect(isStale("interview_set", moved)).toBe(false);
  expect(isStale("interview_cancelled", off)).toBe(false);
  expect(isStale("hold_ending", { ...scheduled, slot: "confirmed" })).toBe(true);
  expect(isStale("lapsed", scheduled)).toBe(true);
  expect(isStale("refund", off)).toBe(false);
  expect(isStale("times_free", scheduled)).toBe(true);
  // The company's statement is taken back, made again, or already answered.
  expect(isStale("said_absent", scheduled)).toBe(false);
  for (const changed of [
    { companyWordAt: null },
    { companyWordAt: now.toISOString() },
    { candidateWord: "held" as const },
  ]) {
    expect(isStale("said_absent", { ...state, interview: { ...interview, ...changed } })).toBe(
      true,
    );
  }
  expect(isStale("times_free", { ...state, interview: null, waits: true })).toBe(false);
});

test("a hold's warning comes before its end, three hours at most", () => {
  expect(warnAt(now, 72 * 3_600)).toBe(after(69 * HOUR).toISOString());
  expect(warnAt(now, 3_600)).toBe(after(45 * MINUTE).toISOString());
});

test("a refund is checked less and less often, without an end", () => {
  expect([0, 1, 2, 3, 4, 400].map(nextAskInSeconds)).toEqual([
    60, 300, 1_800, 7_200, 21_600, 21_600,
  ]);
  expect(refundKey("pay_IH4NVgf4Dreq1l", 1)).toMatch(/^[A-Za-z0-9_-]{10,40}$/);
  expect(refundKey("pay_IH4NVgf4Dreq1l", 2)).not.toBe(refundKey("pay_IH4NVgf4Dreq1l", 1));
});

const event = {
  uid: "5c1f@pakka.in",
  sequence: 3,
  at: "2026-11-24T11:10:00.000Z",
  minutes: 45,
  changedAt: "2026-11-22T11:10:00.000Z",
  cancelled: false,
  summary: "Interview: Ops; Support, Night\\Day",
  description: `https://meet.example.in/abc?x=1,2\nआपका इंटरव्यू ${"बहुत ".repeat(30)}`,
  place: null,
  link: "https://meet.example.in/abc?x=1,2",
  url: "https://pakka.in/applications/7",
  organizer: { name: 'Pakka "jobs"', email: "support@pakka.in" },
  alarmHours: [24, 2],
};
const unfold = (file: string) => file.replaceAll("\r\n ", "").split("\r\n");

test("a calendar file has CRLF lines of at most 75 octets and splits no character", () => {
  const file = calendarFile([event]);
  expect(file.endsWith("END:VCALENDAR\r\n")).toBe(true);
  expect(file.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
  for (const line of file.split("\r\n")) {
    expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
    expect(line.isWellFormed()).toBe(true);
  }
});

test("a calendar file escapes text but not links, and uses UTC", () => {
  const lines = unfold(calendarFile([event]));
  expect(lines).toContain("SUMMARY:Interview: Ops\\; Support\\, Night\\\\Day");
  expect(lines).toContain("DTSTART:20261124T111000Z");
  expect(lines).toContain("DURATION:PT45M");
  expect(lines).toContain("DTSTAMP:20261122T111000Z");
  expect(lines).toContain("SEQUENCE:3");
  expect(lines).toContain("METHOD:PUBLISH");
  expect(lines).toContain("URL:https://pakka.in/applications/7");
  expect(lines).toContain(`ORGANIZER;CN="Pakka 'jobs'":mailto:support@pakka.in`);
  expect(lines.find((line) => line.startsWith("DESCRIPTION:"))).toContain("x=1\\,2\\nआपका");
});

test("a calendar file contains every round", () => {
  const lines = unfold(calendarFile([event, { ...event, uid: "6d2f@pakka.in" }]));
  expect(lines.filter((line) => line === "BEGIN:VEVENT")).toHaveLength(2);
  expect(lines.filter((line) => line === "METHOD:PUBLISH")).toHaveLength(1);
  expect(lines).toContain("UID:6d2f@pakka.in");
});

test("a calendar rings a day and two hours before the interview, and not for a cancelled one", () => {
  const rings = (cancelled: boolean) =>
    unfold(calendarFile([{ ...event, cancelled }])).filter((line) => /^TRIGGER|ALARM$/.test(line));
  expect(rings(false)).toEqual([
    "BEGIN:VALARM",
    "TRIGGER:-PT24H",
    "END:VALARM",
    "BEGIN:VALARM",
    "TRIGGER:-PT2H",
    "END:VALARM",
  ]);
  expect(rings(true)).toEqual([]);
});

test("a cancelled interview is removed from the calendar", () => {
  const lines = unfold(
    calendarFile([{ ...event, cancelled: true, place: "Koramangala, Bengaluru" }]),
  );
  expect(lines).toContain("METHOD:CANCEL");
  expect(lines).toContain("STATUS:CANCELLED");
  expect(lines).toContain("LOCATION:Koramangala\\, Bengaluru");
});
