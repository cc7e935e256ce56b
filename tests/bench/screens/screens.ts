import { SCREENS } from "../../../app/screens";
import type { Candidate } from "./candidate";

/** The viewer of a screen: signed out, signed in, or signed in with Lite. */
export type Eyes = "visitor" | "candidate" | "lite";

export interface Screen {
  /** Its name in tables: its path without ids, and what distinguishes it from similar screens. */
  name: string;
  path: string;
  status: number;
  /** The page comes without the framework's script. */
  plain?: boolean;
  /** It is like another screen, so its times are not measured. */
  alike?: boolean;
}

const addresses = (predicate: (screen: (typeof SCREENS)[number]) => boolean | undefined) =>
  SCREENS.filter(predicate).flatMap(({ path, sitemap }) => sitemap ?? path);

const LIVE = ["/", "/jobs"];
const STILL = addresses(
  ({ cached, script, sitemap, path }) =>
    cached && !script && (sitemap !== undefined || !path.includes(":")),
);
const LISTS = ["/openings/technology", "/openings/in/mumbai"];
const INDEXED = [...LIVE, ...STILL, ...LISTS];
const FIRST_PRACTICE = STILL.find((path) => path.startsWith("/practice/"));
const OWN = addresses(({ who, path }) => who === "candidate" && !path.includes(":"));

/** Every screen, by viewer. The lists hold 20 jobs. */
export function screensOf(candidate: Candidate): Record<Eyes, Screen[]> {
  const { openJob, atTest, atPayment, confirmed, newTest, runningTest } = candidate;
  const still = [
    ...[...STILL, ...LISTS].map((path) => ({ ...asWritten(path), alike: isAlike(path) })),
    asWritten("/check"),
    { name: "/companies/{id}", path: "/companies/1" },
    { name: "/assessment/{token}, to start", path: `/assessment/${newTest}` },
    { name: "/assessment/{token}, a question", path: `/assessment/${runningTest}?q=1` },
    { name: "not found", path: "/nothing-here", status: 404 },
  ].map((one) => ({ ...one, plain: true }));
  const everybody = [
    ...LIVE.map(asWritten),
    { name: "/jobs/{id}", path: `/jobs/${openJob}` },
    ...still,
  ];
  const own = [
    ...OWN.map(asWritten),
    { name: "/applications/{id}, test to take", path: `/applications/${atTest}` },
    { name: "/applications/{id}, to pay", path: `/applications/${atPayment}` },
    { name: "/applications/{id}, confirmed", path: `/applications/${confirmed}` },
    ...["", "/practice", "/evening"].map((part) => ({
      name: `/applications/{id}/preparation${part}`,
      path: `/applications/${confirmed}/preparation${part}`,
      plain: true,
    })),
    { name: "/applications/{id}/times", path: `/applications/${confirmed}/times` },
    {
      name: "/applications/{id}/pay",
      path: `/applications/${atPayment}/pay`,
    },
    { name: "/jobs/{id}/apply", path: `/jobs/${openJob}/apply` },
  ];
  const screen = (one: Omit<Screen, "status"> & { status?: number }) => ({ status: 200, ...one });
  const signedIn = [...everybody, ...own].map(screen);
  return {
    visitor: [...everybody, asWritten("/login")].map(screen),
    candidate: signedIn,
    lite: signedIn,
  };
}

/** The practice pages of all categories differ only in their questions. */
const isAlike = (path: string) => path.startsWith("/practice/") && path !== FIRST_PRACTICE;

const asWritten = (path: string) => ({ name: path, path });

/** Screens that search engines may list. */
export const isIndexed = (path: string) => INDEXED.includes(path) || /^\/jobs\/\d+$/.test(path);

/** The headers of this viewer's browser. */
export function headersOf(eyes: Eyes, { cookie }: Candidate): Record<string, string> {
  if (eyes === "visitor") return {};
  return { Cookie: cookie, ...(eyes === "lite" && { "Save-Data": "on" }) };
}
