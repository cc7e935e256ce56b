import { CONSOLE_SCREENS } from "../../../app/console-screens";
import type { Console } from "../../../worker/facts/people/console";
import { type ConsolePlaces, consoleAddress } from "../../support/console-places";
import type { FilledConsoles } from "./fill-consoles";

/** One measured view of a console screen. */
export interface ConsoleLook {
  route: string;
  console: Console;
  /** Its name in tables. */
  name: string;
  path: string;
  /** The browser is signed out. */
  signedOut?: boolean;
  /** A page of a list for staff, whose time has a limit. */
  isList?: boolean;
}

type Query = string | ((filled: FilledConsoles) => string);
interface Row {
  places?: (filled: FilledConsoles) => Partial<ConsolePlaces>;
  /** The query strings that make the screen longest, by the name of the view. */
  queries?: Record<string, Query>;
  signedOut?: true;
  isList?: true;
}

const held: Row["places"] = ({ held }) => ({ applications: held });
const scheduled: Row["places"] = ({ scheduled }) => ({ applications: scheduled });
const ownTest: Row["places"] = ({ ownTest }) => ({ jobs: ownTest });
const next: Row["places"] = ({ next }) => ({ dayId: next });

/** Every screen of the consoles in its longest form. A screen without a row fails. */
const ROWS: Record<string, Row> = {
  "staff._index": {
    isList: true,
    queries: { "all kinds": "", "50 rows": "?kind=promises_ending" },
  },
  "staff.applications.$id": { places: scheduled },
  "staff.applications.$id_.$act": { queries: { refund: "?reason=No+day+in+time." } },
  "staff.applications.$id_.move": { places: scheduled },
  "staff.results": {
    queries: { "50 people": ({ marked }) => `?${marked}&result=REJECTED&reason=filled` },
  },
  "staff.jobs.$id_.waiting": { isList: true, queries: { "50 rows": "" } },
  "staff.jobs.$id_.days.$dayId.cancel": {
    places: next,
    queries: { "what it does": "?reason=A+flood." },
  },
  "staff.login": { signedOut: true },
  "staff.find": { queries: { "hits of each kind": "?q=Rao" } },
  "staff.people.$id": {},
  "staff.companies._index": { isList: true },
  "staff.companies.$id": {},
  "staff.companies.$id_.suspend": { queries: { "what it does": "?reason=Fraud." } },
  "staff.interviews": { isList: true, queries: { "a full day": ({ day }) => `?day=${day}&all` } },
  "staff.inbox._index": { isList: true, queries: { "50 rows": "" } },
  "staff.inbox.$kind.$id": {},
  "staff.messages._index": {},
  "staff.messages.letters": { isList: true, queries: { "50 rows": "?kind=interview_reminder" } },
  "staff.messages.new": {},
  "staff.content._index": {},
  "staff.content.$type": {},
  "staff.jobs._index": { isList: true },
  "staff.jobs.$id": {},
  "staff.jobs.$id_.withdraw": { queries: { "what it does": "?reason=Closed." } },
  "staff.money": { isList: true, queries: { "50 rows": ({ day }) => `?day=${day}` } },
  "staff.health": {},
  "staff.team": {},
  "staff.recovery": {},
  "staff.audit": { isList: true },
  "hiring._index": {},
  "hiring.company": {},
  "hiring.record": {},
  "hiring.jobs._index": {},
  "hiring.jobs.new": { queries: { "a template": "?template=Sales" } },
  "hiring.jobs.$id": {},
  "hiring.jobs.$id_.preview": {},
  "hiring.jobs.$id_.test": { places: ownTest, queries: { "a question open": "?open=2" } },
  "hiring.jobs.$id_.test_.try": {
    places: ownTest,
    queries: { "a question": `?seed=${"0".repeat(32)}` },
  },
  "hiring.jobs.$id_.withdraw": { queries: { "what it does": "?reason=Closed." } },
  "hiring.jobs.$id_.days": {},
  "hiring.jobs.$id_.days_.$dayId": {},
  "hiring.jobs.$id_.days_.$dayId_.change": {
    places: next,
    queries: {
      "what it does": "?from=08:00&to=19:00&seats=6&interviewer=Kavya+Nair&place=Plot+14",
    },
  },
  "hiring.jobs.$id_.days_.$dayId_.cancel": { places: next },
  "hiring.jobs.$id_.candidates": { queries: { "50 rows": "" } },
  "hiring.jobs.$id_.candidates_.answer": {
    queries: { "50 people": ({ marked }) => `?to=select&${marked}` },
  },
  "hiring.applications.$id": { places: held },
  "hiring.applications.$id_.answer": { places: held, queries: { decline: "?to=decline" } },
  "hiring.day.$token": { signedOut: true },
  "hiring.login": { signedOut: true },
  "hiring.team": {},
  "hiring.recovery": {},
};

/** Every view of every screen. */
export function consoleLooks(filled: FilledConsoles): ConsoleLook[] {
  const usual: ConsolePlaces = {
    applications: filled.waits,
    people: filled.waits,
    companies: filled.company,
    jobs: filled.job,
    dayId: filled.today,
    token: filled.token,
    inbox: filled.query,
    kind: "query",
    act: "refund",
    type: "about_us",
  };
  return CONSOLE_SCREENS.flatMap(({ route, path: template }) => {
    const row = ROWS[route];
    if (!row) throw new Error(`${route} has no budget: give it a row`);
    const path = consoleAddress(route, { ...usual, ...row.places?.(filled) });
    return Object.entries(row.queries ?? { "": "" }).map(([of, query]) => ({
      route,
      signedOut: row.signedOut,
      isList: row.isList,
      console: template.startsWith("/staff") ? ("staff" as const) : ("hiring" as const),
      name: [template.replaceAll(/:(\w+)/g, "{$1}"), of].filter(Boolean).join(", "),
      path: path + (typeof query === "string" ? query : query(filled)),
    }));
  });
}
