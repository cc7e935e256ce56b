import { quantile } from "../screens/quantile";
import { actsTable, daysTable, dollarsTable, rupeesTable } from "./cost-tables";
import { MEASURED, type MeasuredRush } from "./costs";
import { candidatesOfOneWriter, PEAK_HOUR_SHARE, PEAK_MINUTE } from "./funnel";
import { filesThatJoin } from "./joins";
import type { Result } from "./rush";
import { runRush } from "./rush";
import type { Crowd, Setup } from "./setup";
import { moreJobs, onBenchMachine, RUSH, SCALES, sameJobs, steps } from "./steps";
import { grouped, percent, seconds, table } from "./tables";

const say = (text: string) => process.stdout.write(`${text}\n\n`);

const waitsOf = ({ people }: Result) => people.map((one) => one.answeredAt - one.firstTapAt);

/** Milliseconds from the last slot given to the last message delivered. */
function afterLastSlot({ people, lastMessageAt }: Result): number {
  const slotHolders = people.filter(({ outcome }) => outcome === "slot");
  const last = slotHolders.reduce((at, { answeredAt }) => Math.max(at, answeredAt), 0);
  return Math.max(0, lastMessageAt - last);
}

const WAIT_HEAD = [
  "wait p50 s",
  "p99 s",
  "told to come later",
  "gave up",
  "page p50 s",
  "p99 s",
  "last message after s",
  "writer at work",
  "processors",
];

function waitCells(result: Result): string[] {
  const { people, readerMs } = result;
  const waits = waitsOf(result);
  const share = (is: (one: Result["people"][number]) => boolean) =>
    percent(people.filter(is).length / people.length);
  return [
    ...[quantile(waits, 0.5), quantile(waits, 0.99)].map(seconds),
    share(({ taps }) => taps > 1),
    share(({ outcome }) => outcome === "later"),
    ...[quantile(readerMs, 0.5), quantile(readerMs, 0.99)].map(seconds),
    seconds(afterLastSlot(result)),
    percent(result.writerBusy),
    percent(result.coresBusy),
  ];
}

function benchCrowd({ people, inFlight }: MeasuredRush): Crowd {
  return {
    taps: { people, inFlight },
    jobs: RUSH.jobs,
    slotsOfJob: people,
    readers: { everyMs: 100 },
    patienceMs: 120_000,
  };
}

function sayCheck(): void {
  const rows = MEASURED.map((measured) => {
    const setup = steps(1).find(({ name }) => name === measured.name) as Setup;
    const result = runRush(onBenchMachine(setup), benchCrowd(measured));
    const waits = waitsOf(result);
    const both = (simulated: string, real: string | number) => `${simulated} / ${real}`;
    return [
      measured.name,
      both(grouped(measured.people / (result.lastAnswerAt / 1000)), measured.perSecond),
      both(grouped(quantile(waits, 0.5)), measured.p50Ms),
      both(grouped(quantile(waits, 0.99)), measured.p99Ms),
      both(grouped(quantile(result.readerMs, 0.5)), measured.readerP50Ms),
      both(seconds(afterLastSlot(result)), measured.lastMessageS),
    ];
  });
  const head = [
    "paths",
    "applications/s",
    "p50 ms",
    "p99 ms",
    "page p50 ms",
    "last message after s",
  ];
  say(`Simulated / measured, on the benchmark's machine and at its load:\n\n${table(head, rows)}`);
}

function sayFunnel(): void {
  for (const text of [actsTable(), daysTable(), dollarsTable(), rupeesTable()]) say(text);
  say(
    `The fullest hour has ${percent(PEAK_HOUR_SHARE)} of the day, its fullest minute ${PEAK_MINUTE} times its average. One writer carries ${grouped(candidatesOfOneWriter())} candidates a day.`,
  );
}

function sayRush(title: string, crowdOf: (scale: number) => Crowd): void {
  const rows = SCALES.flatMap((scale) =>
    steps(scale).map((setup) => {
      const crowd = crowdOf(scale);
      process.stderr.write(`${title}, ${scale} times: ${setup.name}\n`);
      return [`${scale} × ${setup.name}`, ...waitCells(runRush(setup, crowd))];
    }),
  );
  say(`${title}\n\n${table(["rush", ...WAIT_HEAD], rows)}`);
}

const withCommit = (setup: Setup, commitMs: number): Setup => ({
  ...setup,
  database: { ...setup.database, commitMs },
});

/**
 * Turso stores each commit elsewhere before it answers. This shows the effect if the writer waits.
 */
function sayCommits(): void {
  const rows = [0, 2, 5, 10, 25, 50].map((commitMs) => {
    const [, today] = steps(1);
    const together = steps(1).find(({ together }) => together > 1);
    const cells = [today, together].flatMap((setup) => {
      const result = runRush(withCommit(setup as Setup, commitMs), moreJobs(1));
      const waits = waitsOf(result);
      return [quantile(waits, 0.5), quantile(waits, 0.99)].map(seconds);
    });
    return [commitMs, ...cells];
  });
  const head = ["commit keeps the writer, ms", "today: p50 s", "p99 s", "together: p50 s", "p99 s"];
  say(table(head, rows));
}

/** Prints every table of `docs/scale.md`. */
export function reportScale(): void {
  const perSecond = (RUSH.people * 1000) / RUSH.meanMs;
  say(
    `Today's rush: ${grouped(RUSH.people)} taps on ${RUSH.jobs} jobs, ${grouped(perSecond)} a second at first, two thirds in the first ${RUSH.meanMs / 1000} s.`,
  );
  sayCheck();
  sayFunnel();
  sayRush("More people for the same jobs: most find them full", sameJobs);
  sayRush("More jobs for more people: everybody gets a slot", moreJobs);
  sayCommits();
  const files = filesThatJoin();
  say(`${files.length} files of db/ join people's tables with jobs': ${files.join(" ")}`);
}
