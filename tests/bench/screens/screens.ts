import type { Candidate } from "./candidate";

/** Who sees a screen, and how: signed out, signed in, or signed in with Lite. */
export type Eyes = "visitor" | "candidate" | "lite";

export interface Screen {
  path: string;
  status: number;
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

const OWN = [
  "/dashboard",
  "/profile",
  "/complete-profile",
  "/applications",
  "/notifications",
  "/saved-jobs",
];

/** Every screen, for those who can see it. The lists hold 20 jobs. */
export function screensOf(candidate: Candidate): Record<Eyes, Screen[]> {
  const { openJob, atTest, atPayment, confirmed, price, newTest, runningTest } = candidate;
  const everybody = [
    ...INDEXED,
    `/jobs/${openJob}`,
    `/assessment/${newTest}`,
    `/assessment/${runningTest}?q=1`,
    "/nothing-here",
  ];
  const own = [
    ...OWN,
    `/applications/${atTest}`,
    `/applications/${atPayment}`,
    `/applications/${confirmed}`,
    `/applications/${atPayment}/pay?amount=${price * 100}`,
    `/jobs/${openJob}/apply`,
  ];
  const screen = (path: string) => ({ path, status: path === "/nothing-here" ? 404 : 200 });
  const signedIn = [...everybody, ...own].map(screen);
  return { visitor: [...everybody, "/login"].map(screen), candidate: signedIn, lite: signedIn };
}

/** Screens that search engines may list. */
export const isIndexed = (path: string) => INDEXED.includes(path) || /^\/jobs\/\d+$/.test(path);

/** The headers of such a visitor's browser. */
export function headersOf(eyes: Eyes, { cookie }: Candidate): Record<string, string> {
  if (eyes === "visitor") return {};
  return { Cookie: cookie, ...(eyes === "lite" && { "Save-Data": "on" }) };
}
