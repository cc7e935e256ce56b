import { DrizzleQueryError } from "drizzle-orm";
import { buildProduct, isBuilt } from "./build";
import { offerComingDays } from "./coming-days";
import { reasonOf } from "./database";
import { firstPeople } from "./entry-link";
import { dataFolderFrom, portsFrom, secondsFrom } from "./environment";
import { assertFree } from "./ports";
import { keepDataPrivate } from "./private-data";
import { previousStopped, removeRunFile, writeRunFile } from "./run-file";
import { ScheduleLoop } from "./schedule-loop";
import { localSettings } from "./settings";
import { type Stack, startStack } from "./stack";
import { startWorkerd } from "./workerd";

// The product as `start.ts` runs it: all parts of one copy, until standard input closes.

const folder = dataFolderFrom(process.env);
const say = (line: string) => process.stdout.write(`${line}\n`);
const warn = (line: string) => process.stderr.write(`${line}\n`);
/** How many times in a row the database or the Worker is restarted. */
const RESTARTS = 5;
let stack: Stack | undefined;
let loop: ScheduleLoop | undefined;
let stopping = false;
let noted = false;

async function stop(code: number): Promise<never> {
  if (!stopping) {
    stopping = true;
    loop?.stop();
    await stack?.close().catch(() => {});
    if (noted) removeRunFile(folder);
    // A start that was interrupted may have started processes (a build, a database) that `stack`
    // does not know.
    process.kill(-process.pid, "SIGTERM");
    process.exit(code);
  }
  return new Promise<never>(() => {});
}

process.stdin.on("end", () => stop(0)).resume();
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => stop(0));

/**
 * Chooses how to serve: the built product or, with `sources`, the sources, reloaded after each
 * edit.
 */
async function way() {
  if (process.argv[2] === "sources") return (await import("./vite")).startVite;
  if (isBuilt()) say("Build        is up to date");
  else {
    say("Build        screens and Worker");
    await buildProduct();
  }
  return startWorkerd;
}

async function start(): Promise<void> {
  const ports = portsFrom(process.env);
  const everySeconds = secondsFrom(process.env, "SCHEDULE_SECONDS", 60);
  // Report missing settings before anything starts.
  const settings = localSettings(ports, process.env);
  const { DATABASE_URL: databaseUrl = "", PUBLIC_URL: publicUrl = "" } = settings;
  await previousStopped(folder);
  await assertFree(ports.product, "PORT");
  await assertFree(ports.sqld, "SQLD_PORT");
  await assertFree(ports.simulators, "SIM_PORT");
  // Written before anything starts, so that the next start finds what a kill leaves behind.
  writeRunFile(folder, { databaseUrl, publicUrl });
  noted = true;
  const serve = await way();
  // After the build, because other users may read the build's files.
  keepDataPrivate(folder);
  const running = await startStack({
    ports,
    folder,
    serve,
    environment: process.env,
    restarts: RESTARTS,
    progress: say,
    warn,
  });
  stack = running;
  void running.crashed.then((how) => {
    warn(how);
    return stop(1);
  });
  loop = new ScheduleLoop({
    run: running.schedule,
    everySeconds,
    database: running.database.url === running.sqld.url ? running.database : null,
    onStuck: (why) => running.sqld.kill(why),
    warn,
  });
  // Before the product is reported as up, so that everything that came due meanwhile is done.
  await loop.start();
  say(`Schedule     every ${everySeconds} s`);
  const added = await offerComingDays(running.database, running.now());
  say(`Interviews   offered for the next week, ${added} new days`);
  const { admin, owner } = await firstPeople({
    database: running.database,
    publicUrl,
    now: running.now(),
  });
  say("");
  say(`Pakka is up          ${running.url}`);
  say(`Login codes, mail    ${running.simulatorsUrl}`);
  say(`Staff, as admin      ${admin.email} ${admin.link}`);
  say(`Company, as owner    ${owner.email} ${owner.link}`);
  say('A staff token        npm run --silent ops:token -- --name "Asha" --role admin');
  say("Stop                 Ctrl-C");
}

start().catch((error: Error) => {
  // The message of a failed query is only its text and values; its cause has the reason.
  const isQuery = error instanceof DrizzleQueryError;
  warn(isQuery ? `The database refused a call of the start: ${reasonOf(error)}` : error.message);
  return stop(1);
});
