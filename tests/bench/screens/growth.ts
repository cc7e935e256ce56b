import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { newSession } from "../../support/form-browser";
import { completeProfile } from "../../support/people";
import { type Copy, startCopy } from "../copy";
import { JOB_BASE, makeBusy } from "../fill";
import { fillTimes } from "../fill-times";
import { get } from "./browser";
import { median } from "./quantile";
import type { Eyes } from "./screens";

const SIZES = [1_000, 1_000_000];
const ROUNDS = 100;
const WARM_UP_ROUNDS = 10;

interface Page {
  eyes: Eyes;
  name: string;
  path(copy: Prepared): string;
}

const page = (eyes: Eyes, name: string, path = (_: Prepared) => name): Page => ({
  eyes,
  name,
  path,
});
const newest = ({ copy }: Prepared) => `/jobs/${JOB_BASE + copy.size}`;

const PAGES: Page[] = [
  page("visitor", "/jobs"),
  page("visitor", "/jobs/{id}", newest),
  page("candidate", "/"),
  page("candidate", "/jobs"),
  page("candidate", "/jobs?q=executive"),
  page("candidate", "/jobs?q=requirements&location=ur&category=Sales"),
  page(
    "candidate",
    "/jobs?cursor={50,000 jobs deep}",
    ({ copy }) => `/jobs?cursor=${encodeURIComponent(copy.deep.all)}`,
  ),
  page("candidate", "/jobs/{id}", newest),
  page("candidate", "/jobs/{id}/apply", (prepared) => `${newest(prepared)}/apply`),
  page("candidate", "/dashboard"),
  page("candidate", "/profile"),
  page("candidate", "/applications"),
  page("candidate", "/applications/{id}, test failed", ({ id }) => `/applications/${id}`),
  page(
    "candidate",
    "/applications/{id}/times",
    ({ toChoose }) => `/applications/${toChoose}/times`,
  ),
  page("candidate", "/notifications"),
  page("candidate", "/saved-jobs"),
];

interface Prepared {
  copy: Copy;
  cookie: string;
  /** An application of this cookie's person. */
  id: number;
  /** Another one, with times to choose. */
  toChoose: number;
}

async function prepare(folder: string, size: number, say: (line: string) => void) {
  const copy = await startCopy(folder, size, say);
  const { cookie, token, phone } = await newSession(copy);
  await completeProfile(copy, { token, email: `b${phone}@example.in` });
  await makeBusy(copy.database, phone, size);
  const [application, other] = (await copy.call("GET", "/user/applications?limit=2", { token }))
    .body;
  await fillTimes(copy.database, other.id, size);
  return { copy, cookie, id: application.id as number, toChoose: other.id as number };
}

/** Times of whole pages with a thousand and with a million jobs, in turns: the ratio of medians. */
export async function measureGrowth(
  say: (line: string) => void,
): Promise<{ eyes: Eyes; name: string; smallMs: number; largeMs: number; growth: number }[]> {
  const folder = mkdtempSync(join(tmpdir(), "pakka-growth-"));
  const copies: Prepared[] = [];
  try {
    for (const size of SIZES) copies.push(await prepare(folder, size, say));
    const times = PAGES.map(() => copies.map((): number[] => []));
    for (let round = 0; round < ROUNDS + WARM_UP_ROUNDS; round += 1) {
      for (const [at, { eyes, path }] of PAGES.entries()) {
        for (let turn = 0; turn < copies.length; turn += 1) {
          const which = (turn + round) % copies.length;
          const prepared = copies[which] as Prepared;
          const headers = eyes === "visitor" ? undefined : { Cookie: prepared.cookie };
          const url = prepared.copy.url + path(prepared);
          const started = performance.now();
          const { status } = await get(url, { headers });
          if (status !== 200) throw new Error(`${url} answered ${status}`);
          if (round >= WARM_UP_ROUNDS) times[at]?.[which]?.push(performance.now() - started);
        }
      }
    }
    return PAGES.map(({ eyes, name }, at) => {
      const [smallMs = 0, largeMs = 0] = (times[at] ?? []).map(median);
      return { eyes, name, smallMs, largeMs, growth: largeMs / smallMs };
    });
  } finally {
    for (const { copy } of copies) await copy.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
