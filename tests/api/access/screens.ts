import type { ConsolePlaces } from "../../support/console-places";
import { MEMBER_ACTORS, STAFF_ACTORS } from "./outcomes";
import type { Things } from "./row";

// Which viewer sees which screen of the consoles. Every screen has a row here.

/**
 * Viewers without a console's cookie: visitor, candidate, program with a token, user of a day link.
 */
const OUTSIDERS = ["visitor", "candidate", "program", "deskLink"] as const;
export const VIEWERS = [...OUTSIDERS, ...STAFF_ACTORS, ...MEMBER_ACTORS] as const;
export type Viewer = (typeof VIEWERS)[number];

/** The screen; a redirect to sign in; a redirect to the start page, which says why; not found. */
export type Sight = "shown" | "sign in" | "start" | 404;
type Sights = Record<Viewer, Sight>;

const everyone = (sight: Sight) =>
  Object.fromEntries(VIEWERS.map((viewer) => [viewer, sight])) as Sights;

const STAFF: Sights = { ...everyone("sign in"), adminPerson: "shown", supportPerson: "shown" };
const ADMINS: Sights = { ...STAFF, supportPerson: 404 };
const PEOPLE: Sights = {
  ...everyone("sign in"),
  newcomer: "shown",
  frontDesk: "shown",
  recruiter: "shown",
  companyOwner: "shown",
  otherCompany: "shown",
};
const RECRUITERS: Sights = { ...PEOPLE, newcomer: "start", frontDesk: "start" };
const MEMBERS: Sights = { ...PEOPLE, newcomer: "start" };
/** Screens about something of one company. */
const THEIRS: Sights = { ...RECRUITERS, otherCompany: 404 };

/** A sign-in page redirects signed-in people to the start page. */
const signInPage = (sees: Sights) =>
  Object.fromEntries(
    VIEWERS.map((viewer) => [viewer, sees[viewer] === "shown" ? "start" : "shown"]),
  ) as Sights;

export interface ScreenRow {
  sees: Sights;
  /** The query string that the screen needs. */
  query?: (things: Things) => string;
  places?: (things: Things) => Partial<ConsolePlaces>;
}

const CHANGE = "?from=10:00&to=12:00&seats=2&interviewer=Kavya+Nair&place=Plot+14";
const staff: ScreenRow = { sees: STAFF };
const theirs: ScreenRow = { sees: THEIRS };

export const SCREEN_ACCESS: Record<string, ScreenRow> = {
  "staff._index": staff,
  "staff.applications.$id": staff,
  "staff.applications.$id_.$act": staff,
  "staff.applications.$id_.move": staff,
  "staff.results": staff,
  "staff.jobs.$id_.waiting": staff,
  "staff.jobs.$id_.days.$dayId.cancel": staff,
  "staff.login": { sees: signInPage(STAFF) },
  "staff.find": staff,
  "staff.people.$id": staff,
  "staff.companies._index": staff,
  "staff.companies.$id": staff,
  "staff.companies.$id_.suspend": staff,
  "staff.interviews": staff,
  "staff.inbox._index": staff,
  "staff.inbox.$kind.$id": staff,
  "staff.messages._index": staff,
  "staff.messages.letters": staff,
  "staff.messages.new": { sees: ADMINS },
  "staff.content._index": staff,
  "staff.content.$type": staff,
  "staff.jobs._index": staff,
  "staff.jobs.$id": staff,
  "staff.jobs.$id_.withdraw": staff,
  "staff.money": staff,
  "staff.health": staff,
  "staff.team": staff,
  "staff.recovery": staff,
  "staff.audit": staff,
  "hiring._index": { sees: PEOPLE },
  "hiring.company": { sees: MEMBERS },
  "hiring.record": { sees: RECRUITERS },
  "hiring.jobs._index": { sees: RECRUITERS },
  "hiring.jobs.new": { sees: RECRUITERS },
  "hiring.jobs.$id": theirs,
  "hiring.jobs.$id_.preview": theirs,
  "hiring.jobs.$id_.test": theirs,
  "hiring.jobs.$id_.test_.try": { ...theirs, query: () => `?seed=${"0".repeat(32)}` },
  "hiring.jobs.$id_.withdraw": theirs,
  "hiring.jobs.$id_.days": theirs,
  "hiring.jobs.$id_.days_.$dayId": theirs,
  "hiring.jobs.$id_.days_.$dayId_.change": { ...theirs, query: () => CHANGE },
  "hiring.jobs.$id_.days_.$dayId_.cancel": theirs,
  "hiring.jobs.$id_.candidates": theirs,
  "hiring.jobs.$id_.candidates_.answer": {
    ...theirs,
    places: ({ job }) => ({ jobs: job }),
    query: ({ application }) => `?to=select&marked=${application}`,
  },
  "hiring.applications.$id": theirs,
  "hiring.applications.$id_.answer": { ...theirs, query: () => "?to=select" },
  "hiring.day.$token": { sees: everyone("shown") },
  "hiring.login": { sees: signInPage(PEOPLE) },
  "hiring.team": { sees: PEOPLE },
  "hiring.recovery": { sees: PEOPLE },
};
