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
import type { StaffRole } from "../../../worker/facts/people/console";
import { fullScans } from "./query-plans";
import { recordSql } from "./sql-recorder";

declare module "vitest" {
  interface ProvidedContext {
    product: string;
    simulators: string;
    /** The URL of the database, with the token. */
    database: string;
    /** The file with the Worker's log. */
    log: string;
    /** A POST to this URL runs the schedule once, and is answered when the run has ended. */
    schedule: string;
    /** A GET of this URL lists the alerts that were posted to `ALERT_URL`. */
    alerts: string;
    /** A token for each role. */
    staff: Record<StaffRole, string>;
  }
}

/** Tests move the clock further than a token is valid. */
const LATER = new Date("2050-01-01");

/**
 * One new product for all tests of a project, on the real runtime: real Worker, real database,
 * simulated providers. After the tests, the query plan of every statement of the product is
 * checked: a scan of a whole table fails the run.
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
    // If the run fails, the log has the error.
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
