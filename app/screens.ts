import { PRACTICE_SLUGS, practicePath } from "../worker/facts/jobs/practice";
import type { Console } from "../worker/facts/people/console";
import { CONSOLE_SCREENS } from "./console-screens";

/** The skeleton of a page, shown while it loads over a slow connection. */
export interface Shape {
  /** Shows the name of the page. */
  titled?: true;
  /** Absent if the specification asks for a spinner. */
  cards?: number;
  /** Two columns, the first for the resumes. */
  columns?: true;
}

interface Screen {
  /** The file in `routes/`, without its ending. */
  route: string;
  path: string;
  /** Who may see it; the link of a test or day works without a login. */
  who: "everybody" | "candidate" | "whoever has the link" | Console;
  /**
   * A visitor whose session is refused stays on the
   * page, signed out, instead of going to the login.
   */
  visitorWhenRefused?: true;
  /** The same for every signed-out visitor and rarely changed: cached at the edge. */
  cached?: true;
  /** Sends signed-in visitors who have not chosen Lite the framework's script. */
  script?: true;
  /** Its addresses in the sitemap. Jobs are in separate sitemap files. */
  sitemap?: readonly string[];
  skeleton?: Shape;
}

/** Screens that are the same for every signed-out visitor. */
const SHARED = { who: "everybody", visitorWhenRefused: true, cached: true } as const;

/** The only list of all screens, one entry each. */
export const SCREENS: readonly Screen[] = [
  {
    ...SHARED,
    route: "_index",
    path: "/",
    script: true,
    sitemap: ["/"],
    skeleton: {},
  },
  { route: "login", path: "/login", who: "everybody" },
  {
    route: "jobs._index",
    path: "/jobs",
    who: "everybody",
    visitorWhenRefused: true,
    script: true,
    skeleton: { titled: true },
  },
  {
    route: "jobs.$id",
    path: "/jobs/:id",
    who: "everybody",
    script: true,
    skeleton: { cards: 2 },
  },
  { route: "jobs.$id.apply", path: "/jobs/:id/apply", who: "candidate", script: true },
  {
    route: "jobs.$id_.report",
    path: "/jobs/:id/report",
    who: "everybody",
    visitorWhenRefused: true,
    script: true,
  },
  { ...SHARED, route: "practice._index", path: "/practice", sitemap: ["/practice"] },
  {
    ...SHARED,
    route: "practice.$category",
    path: "/practice/:category",
    sitemap: PRACTICE_SLUGS.map(practicePath),
  },
  // Lists of open jobs: those with jobs are in a sitemap file of their own.
  { ...SHARED, route: "openings._index", path: "/openings", sitemap: ["/openings"] },
  { ...SHARED, route: "openings.$category", path: "/openings/:category" },
  { ...SHARED, route: "openings.in.$city", path: "/openings/in/:city" },
  { ...SHARED, route: "openings.$category_.in.$city", path: "/openings/:category/in/:city" },
  {
    route: "companies.$id",
    path: "/companies/:id",
    who: "everybody",
    visitorWhenRefused: true,
    skeleton: { cards: 2 },
  },
  {
    ...SHARED,
    route: "how-it-works",
    path: "/how-it-works",
    sitemap: ["/how-it-works"],
  },
  {
    route: "for-employers",
    path: "/for-employers",
    who: "everybody",
    cached: true,
    sitemap: ["/for-employers"],
  },
  {
    ...SHARED,
    route: "pricing",
    path: "/pricing",
    sitemap: ["/pricing"],
  },
  {
    route: "success-stories",
    path: "/success-stories",
    who: "everybody",
    cached: true,
    sitemap: ["/success-stories"],
  },
  {
    ...SHARED,
    route: "about",
    path: "/about",
    sitemap: ["/about"],
  },
  {
    route: "check",
    path: "/check",
    who: "everybody",
    visitorWhenRefused: true,
    sitemap: ["/check"],
  },
  { route: "help", path: "/help", who: "everybody", cached: true, sitemap: ["/help"] },
  {
    ...SHARED,
    route: "contact",
    path: "/contact",
    sitemap: ["/contact"],
  },
  {
    route: "content.$contentType",
    path: "/content/:contentType",
    who: "everybody",
    cached: true,
    sitemap: ["/content/about_us", "/content/privacy_policy", "/content/terms_conditions"],
    skeleton: {},
  },
  { route: "complete-profile", path: "/complete-profile", who: "candidate", script: true },
  {
    route: "dashboard",
    path: "/dashboard",
    who: "candidate",
    script: true,
    skeleton: { cards: 2 },
  },
  {
    route: "profile",
    path: "/profile",
    who: "candidate",
    script: true,
    skeleton: { titled: true, cards: 2, columns: true },
  },
  {
    route: "applications._index",
    path: "/applications",
    who: "candidate",
    script: true,
    skeleton: { titled: true, cards: 3 },
  },
  {
    route: "applications.$id",
    path: "/applications/:id",
    who: "candidate",
    script: true,
    skeleton: { cards: 2 },
  },
  { route: "applications.$id_.pay", path: "/applications/:id/pay", who: "candidate", script: true },
  {
    route: "applications.$id_.times",
    path: "/applications/:id/times",
    who: "candidate",
    script: true,
  },
  {
    route: "applications.$id_.times_.clash",
    path: "/applications/:id/times/clash",
    who: "candidate",
  },
  {
    route: "applications.$id_.preparation",
    path: "/applications/:id/preparation",
    who: "candidate",
  },
  {
    route: "applications.$id_.preparation_.practice",
    path: "/applications/:id/preparation/practice",
    who: "candidate",
  },
  {
    route: "applications.$id_.preparation_.evening",
    path: "/applications/:id/preparation/evening",
    who: "candidate",
  },
  { route: "resume.new.$step", path: "/resume/new/:step", who: "candidate" },
  { route: "resume.photos", path: "/resume/photos", who: "candidate" },
  { route: "applications.$id_.receipt", path: "/applications/:id/receipt", who: "candidate" },
  {
    route: "notifications",
    path: "/notifications",
    who: "candidate",
    script: true,
    skeleton: { titled: true, cards: 3 },
  },
  {
    route: "saved-jobs",
    path: "/saved-jobs",
    who: "candidate",
    script: true,
    skeleton: { titled: true },
  },
  { route: "searches", path: "/searches", who: "candidate" },
  { route: "u.$token", path: "/u/:token", who: "whoever has the link" },
  { route: "assessment.$token", path: "/assessment/:token", who: "whoever has the link" },
  ...CONSOLE_SCREENS,
  { route: "$", path: "/*", who: "everybody" },
];

const PARAMETER = /:\w+/g;

/** A regular expression for a screen's pathnames: each parameter is one path segment. */
export const patternOf = ({ path }: Pick<Screen, "path">): string =>
  `^${path.replaceAll(PARAMETER, "[^/]+")}$`;

const BY_PATTERN = SCREENS.map((screen) => ({ screen, pattern: new RegExp(patternOf(screen)) }));

const firstPart = (path: string) => path.split("/")[1] ?? "";
const OPEN_PARTS = new Set(
  SCREENS.filter(({ who }) => who !== "candidate").map(({ path }) => firstPart(path)),
);
const OWN_PARTS = new Set(
  SCREENS.map(({ path }) => firstPart(path)).filter((part) => !OPEN_PARTS.has(part)),
);

/** Whether every page below this address is for signed-in candidates only. */
export const isBehindLogin = (pathname: string): boolean => OWN_PARTS.has(firstPart(pathname));

/** The screen at an address; undefined if only "not found" matches. */
export const screenAt = (pathname: string): Screen | undefined =>
  BY_PATTERN.find(({ pattern }) => pattern.test(pathname))?.screen;
