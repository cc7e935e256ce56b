import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildProduct } from "../local/build";
import { freePort } from "../local/ports";
import { startStack } from "../local/stack";
import { makeStaffToken } from "../local/staff-token";
import { moreJobs, type PostedJob } from "../tests/bench/search/more-jobs";
import { OTHER_QUERIES, QUERIES, type Query } from "../tests/bench/search/queries";
import { type Answer, clientOf } from "../tests/support/client";
import { READ_AS_HEADER, readAsOf } from "../worker/contract/job/read-as";

// Measures the search with 410 jobs and 302 searches as people type them. Half of the searches were
// not used to tune it. Prints a table for `docs/performance.md` and, with `-- --misses`, the
// searches of the tuning half that found less than they should.

const SHOWN = 10;
const MOST_LEARNED_AT_ONCE = 10;

const say = (line: string) => process.stdout.write(`${line}\n`);

type Call = ReturnType<typeof clientOf>["call"];

async function post(call: Call, staff: string): Promise<PostedJob[]> {
  const posted: PostedJob[] = [];
  for (const { role, pay, json } of moreJobs()) {
    const { body } = await call("POST", "/ops/jobs", { token: staff, json });
    posted.push({ id: body.id, title: body.title, location: body.location, role, pay });
  }
  return posted;
}

async function everyJob(call: Call): Promise<PostedJob[]> {
  const all: PostedJob[] = [];
  let path: string | undefined = "/user/jobs?limit=100";
  while (path) {
    const { body, headers }: Answer = await call("GET", path);
    all.push(...body);
    path = /^<(.+)>; rel="next"$/.exec(headers.get("Link") ?? "")?.[1];
  }
  return all;
}

/** Recall at 10, and the reciprocal rank of the first expected job. */
function score({ isExpected }: Query, jobs: PostedJob[], results: PostedJob[]) {
  const expected = jobs.filter(isExpected).length;
  if (expected === 0) throw new Error("Nothing is expected");
  const places = results.flatMap((job, at) => (isExpected(job) ? [at + 1] : []));
  return {
    recall: places.length / Math.min(SHOWN, expected),
    rank: places[0] ? 1 / places[0] : 0,
  };
}

const mean = (values: number[]) => values.reduce((sum, one) => sum + one, 0) / values.length;

async function main(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "pakka-search-"));
  await buildProduct();
  const stack = await startStack({
    ports: { product: await freePort(), sqld: await freePort(), simulators: await freePort() },
    folder,
    environment: { LIMIT_FACTOR: "1000" },
    log: () => {},
  });
  try {
    const { call } = clientOf(stack);
    const posted = await post(call, await makeStaffToken(stack.database, "Bench", "admin"));
    for (let turn = 0; turn < MOST_LEARNED_AT_ONCE; turn += 1) await stack.schedule();
    const jobsById = new Map(posted.map((job) => [job.id, job]));
    const withRole = (job: PostedJob) => ({ ...job, ...jobsById.get(job.id) });
    const jobs = (await everyJob(call)).map(withRole);
    const scores = [];
    for (const query of [...QUERIES, ...OTHER_QUERIES]) {
      const { text, location = "" } = query;
      const params = new URLSearchParams({ limit: String(SHOWN), q: text, location });
      const { body, headers } = await call("GET", `/user/jobs?${params}`);
      const results = (body as PostedJob[]).map(withRole);
      const typed = results.slice(0, readAsOf(headers.get(READ_AS_HEADER))?.asTyped);
      const read = score(query, jobs, results);
      scores.push({ query, read, typed: score(query, jobs, typed) });
      if (process.argv.includes("--misses") && !query.isAside && read.recall < 1) {
        say(
          `${text} ${location}: ${read.recall.toFixed(2)} ${results.map(({ title }) => title).join("; ")}`,
        );
      }
    }
    say(
      "| searches | as it was typed: recall at 10 | MRR | read another way, too: recall at 10 | MRR |",
    );
    say("|---|--:|--:|--:|--:|");
    for (const [name, queries] of [
      ["tuned with", [...QUERIES, ...OTHER_QUERIES].filter(({ isAside }) => !isAside)],
      ["kept aside", [...QUERIES, ...OTHER_QUERIES].filter(({ isAside }) => isAside)],
      ["of them typed otherwise, tuned with", OTHER_QUERIES.filter(({ isAside }) => !isAside)],
      ["of them typed otherwise, kept aside", OTHER_QUERIES.filter(({ isAside }) => isAside)],
    ] as const) {
      const half = scores.filter(({ query }) => queries.includes(query));
      const cells = (["typed", "read"] as const).flatMap((way) =>
        (["recall", "rank"] as const).map((of) => mean(half.map((one) => one[way][of])).toFixed(3)),
      );
      say(`| ${half.length} ${name} | ${cells.join(" | ")} |`);
    }
  } finally {
    await stack.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

await main();
