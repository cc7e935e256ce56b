import { appendFileSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { json } from "node:stream/consumers";
import type { TestProject } from "vitest/node";
import { wholeAddress } from "../../../local/database";
import { databaseKey } from "../../../local/database-key";
import { freePort } from "../../../local/ports";
import { startStack } from "../../../local/stack";
import { makeStaffToken } from "../../../local/staff-token";
import type { StaffRole } from "../../../worker/facts/console";
import { fullScans } from "./query-plans";
import { recordSql } from "./sql-recorder";

declare module "vitest" {
  interface ProvidedContext {
    product: string;
    simulators: string;
    /** Address of the database, token and all. */
    database: string;
    /** File with everything the Worker logged. */
    log: string;
    /** A POST here fires the schedule once and answers when it is done. */
    schedule: string;
    /** What operators' own program was told of trouble: a GET here lists it. */
    alerts: string;
    /** A token of each role. */
    staff: Record<StaffRole, string>;
  }
}

/** Tests let more days pass than a token lives. */
const LATER = new Date("2050-01-01");

/**
 * One fresh product for all tests of a project, on the real runtime: real Worker, real database, simulated
 * providers. When they are through, the plan of every statement that the product ran is looked at: one
 * that reads a whole table fails the run.
 */
export default async function startForProject(project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), "pakka-api-"));
  const ports = {
    product: await freePort(),
    sqld: await freePort(),
    simulators: await freePort(),
    clock: await freePort(),
    alerts: await freePort(),
  };
  const log = join(folder, "worker.log");
  writeFileSync(log, "");
  const recorder = await recordSql(ports.sqld);
  const stack = await startStack({
    ports,
    folder,
    environment: {
      DATABASE_URL: recorder.url,
      DATABASE_AUTH_TOKEN: databaseKey(folder).token,
      OTP_RESEND_SECONDS: "1",
      ALERT_EMAIL: "alerts@pakka.in",
      ALERT_URL: `http://127.0.0.1:${ports.alerts}`,
    },
    log: (chunk) => appendFileSync(log, chunk),
  });
  const database = { ...stack.database, url: `http://127.0.0.1:${ports.sqld}` };
  recorder.start();
  project.provide("product", stack.url);
  project.provide("simulators", stack.simulatorsUrl);
  project.provide("database", wholeAddress(database));
  project.provide("log", log);
  project.provide("staff", {
    admin: await makeStaffToken(database, "Asha", "admin", LATER),
    support: await makeStaffToken(database, "Ravi", "support", LATER),
  });
  const clock = createServer((_, response) => {
    const answer = () => response.end();
    // A run that failed has said so in the log.
    void stack.schedule().then(answer, answer);
  }).listen(ports.clock, "127.0.0.1");
  project.provide("schedule", `http://127.0.0.1:${ports.clock}`);
  const posted: unknown[] = [];
  const alerts = createServer(async (request, response) => {
    if (request.method === "POST") posted.push(await json(request));
    response.end(JSON.stringify(posted));
  }).listen(ports.alerts, "127.0.0.1");
  project.provide("alerts", `http://127.0.0.1:${ports.alerts}`);
  return async () => {
    clock.close();
    alerts.close();
    const statements = recorder.statements();
    const scans = await fullScans(wholeAddress(database), statements);
    await stack.close();
    recorder.close();
    rmSync(folder, { recursive: true, force: true });
    if (statements.length > 0 && scans.length === 0) return;
    process.exitCode = 1;
    throw new Error(
      `Of ${statements.length} statements these read a whole table:\n${scans.join("\n")}`,
    );
  };
}
