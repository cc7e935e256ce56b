import type { OwedKind } from "../../../../worker/facts/money/owed";
import { REFUND_LATE_DAYS, TICKET_LATE_DAYS } from "../../../../worker/facts/money/owed";
import { clockTime } from "../../format";
import { counted } from "../formats";

export const heading = "Owed";
export const sum = (count: number, late: number) =>
  [`${count} ${count === 1 ? "waits" : "wait"}`, late > 0 && `${late} late`]
    .filter(Boolean)
    .join(", ");
export const nothing = "Nothing waits. All is done for now.";
export const nothingIn = (kinds: string[]) => `Nothing waits in: ${kinds.join(" · ")}`;
export const columns = {
  what: "Who and what",
  number: "PK",
  waits: "Waits",
  dueAt: "Do it by",
  money: "₹",
  act: "Act",
};
export const kinds: Record<OwedKind, { name: string; hint: string; act: string }> = {
  disputes: { name: "Disputes", hint: "A tie is the candidate’s", act: "Decide" },
  promises_ending: {
    name: "Promise ends soon",
    hint: "Money goes back by itself after the date",
    act: "Put in a time",
  },
  paid_without_date: {
    name: "Paid, without a date",
    hint: "They choose as soon as times are free",
    act: "Open",
  },
  interviews_without_outcome: {
    name: "Interview over, no outcome",
    hint: "After 24 h we ask both sides",
    act: "Open",
  },
  outcomes_without_result: {
    name: "Met, no answer yet",
    hint: "A late answer counts in the company’s record",
    act: "Open",
  },
  returns_waiting: {
    name: "Money held by the day’s cap",
    hint: "An admin lets it go back",
    act: "Look",
  },
  refunds_late: {
    name: `Refund over ${counted(REFUND_LATE_DAYS, "day")}`,
    hint: "The payment provider has it",
    act: "Ask the provider",
  },
  tickets: {
    name: `Ticket over ${counted(TICKET_LATE_DAYS, "day")}`,
    hint: "Nobody replied",
    act: "Reply",
  },
  companies_to_verify: {
    name: "Companies to verify",
    hint: "Their jobs open after it",
    act: "Check",
  },
  jobs_to_approve: { name: "Jobs to approve", hint: "", act: "Look" },
  changes_to_approve: {
    name: "Changes to approve",
    hint: "The old stands until then",
    act: "Compare",
  },
  jobs_short_of_times: {
    name: "More paid people than free times",
    hint: "Ask the company for a day",
    act: "Open",
  },
  dead_letters: {
    name: "Dead letters",
    hint: "Nothing tries them again by itself",
    act: "Send again",
  },
};
export const more = (n: number) => `${n} more`;
export const show = "Show all";
export const back = "All kinds";
export const peopleOf = (n: number) => `${n} people wait`;
export const letters = (n: number, kind: string) =>
  `${counted(n, "message")}: ${kind.replaceAll("_", " ")}`;
export const noName = "Somebody without a name";
export const today = (time: string) => `Today, ${time}`;
export const actOn = (act: string, name: string) => `${act}: ${name}`;
export const at = (now: string) => clockTime(now);

const UNITS = [
  ["d", 1_440],
  ["h", 60],
] as const;
/** "1 d 3 h", "12 d", "22 h", "5 min". */
export function waited(since: string, now: string): string {
  const minutes = Math.max(0, Math.floor((Date.parse(now) - Date.parse(since)) / 60_000));
  const [days, hours] = UNITS.map(([unit, each], index) => {
    const left = index === 0 ? minutes : minutes % 1_440;
    return { unit, n: Math.floor(left / each) };
  });
  if (days && days.n > 2) return `${days.n} d`;
  const said = [days, hours].flatMap((one) => (one && one.n > 0 ? [`${one.n} ${one.unit}`] : []));
  return said.join(" ") || `${minutes} min`;
}
