import type { StaffQuery } from "../../../../worker/contract/queries";
import type { TicketKind, TicketState } from "../../../../worker/facts/guarantee/tickets";
import { clockTime } from "../../format";
import { categories } from "../support/help";

export const states: Record<TicketState, string> = {
  open: "Open",
  answered: "Answered",
  closed: "Closed",
};
export const kinds: Record<TicketKind, string> = {
  query: "Question",
  contact: "Contact page",
};
export const allKinds = "Both kinds";
export const kindPlural: Record<TicketKind, string> = {
  query: "Questions",
  contact: "Contact page",
};
export const everybodys = "Everybody’s";
export const mine = "Mine";
export const filters = { state: "State", kind: "Kind", owner: "Owner" };
export const withCount = (name: string, count: number) => `${name} ${count}`;
export const none: Record<TicketState, string> = {
  open: "Nothing waits for an answer.",
  answered: "Nothing was answered yet.",
  closed: "Nothing was closed yet.",
};
export const columns = {
  what: "Who and what",
  kind: "Kind",
  waits: "Waits",
  came: "Came",
  owner: "Owner",
};
export const nobody = "nobody";
export const noName = "A visitor without a name";
export const suspicious = "May be a fraud";
export const inbox = "Inbox";

export const facts = {
  heading: "Who wrote",
  from: "From",
  email: "Email",
  phone: "Phone",
  category: "About",
  job: "Job",
  kind: "Came by",
  state: "State",
};
export const categoryOf = ({ category }: Pick<StaffQuery, "category">) =>
  Object.entries(categories).find(([name]) => name === category)?.[1] ?? null;
export const stateOf = (state: TicketState, closedAt: string | null) =>
  closedAt ? `${states[state]}, ${clockTime(closedAt)}` : states[state];
export const wrote = (name: string, at: string) => `${name}, ${clockTime(at)}`;
export const answered = (staff: string, at: string) => `${staff} of Pakka, ${clockTime(at)}`;
export const exchange = "What was said";

export const reply = {
  heading: "Answer",
  unreachable: "No address was left: nobody can be answered. Close it when it is dealt with.",
  ready: "A ready sentence",
  insert: "Put it in",
  message: "Your answer",
  look: "See it as they will read it",
  preview: "This is what they will read",
  send: "Send",
  sendAndClose: "Send and close",
  change: "Change it",
};
export const owner = {
  heading: "Who looks after it",
  nobody: "Nobody yet",
  take: "Take it",
  release: "Release it to all",
  colleague: "A colleague",
  give: "Give it",
  own: (name: string) => `${name} (you)`,
};
export const close = "Close";
export const reopen = "Open again";
export const person = {
  heading: "Applications of this person",
  none: "No application yet.",
  all: "All of this person",
  more: (n: number) => `${n} more`,
};
