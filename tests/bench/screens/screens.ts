import type { Candidate } from "./candidate";

export interface Screen {
  path: string;
  /** A visitor is signed out. */
  as: "visitor" | "candidate";
  status?: number;
  /** Whether search engines may list it. */
  indexed?: boolean;
}

const INDEXED = [
  "/",
  "/jobs",
  "/how-it-works",
  "/pricing",
  "/about",
  "/success-stories",
  "/help",
  "/contact",
  "/content/about_us",
  "/content/privacy_policy",
  "/content/terms_conditions",
];

/** Every screen that a visitor can see, and every screen that a candidate can see. */
export function screensOf(candidate: Candidate): { visitor: Screen[]; candidate: Screen[] } {
  const { openJob, atTest, atPayment, confirmed, newTest, runningTest } = candidate;
  const indexed = [...INDEXED, `/jobs/${openJob}`];
  const tests = [`/assessment/${newTest}`, `/assessment/${runningTest}?q=1`];
  const own = [
    "/dashboard",
    "/profile",
    "/complete-profile",
    "/applications",
    `/applications/${atTest}`,
    `/applications/${atPayment}`,
    `/applications/${confirmed}`,
    `/applications/${atPayment}/pay`,
    "/notifications",
    "/saved-jobs",
    `/jobs/${openJob}/apply`,
  ];
  return {
    visitor: [
      ...indexed.map((path) => ({ path, as: "visitor" as const, indexed: true })),
      ...["/login", ...tests].map((path) => ({ path, as: "visitor" as const })),
      { path: "/nothing-here", as: "visitor", status: 404 },
    ],
    candidate: [...indexed, ...own, ...tests].map((path) => ({ path, as: "candidate" })),
  };
}
