import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { freePort } from "../local/ports";
import { startStack } from "../local/stack";

declare module "vitest" {
  interface ProvidedContext {
    product: string;
    simulators: string;
    database: string;
  }
}

/** One fresh product for all API tests: real Worker, real database, simulated providers. */
export default async function setup(project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), "pakka-api-"));
  const ports = {
    product: await freePort(),
    sqld: await freePort(),
    simulators: await freePort(),
  };
  const stack = await startStack({ ports, folder, environment: { OTP_RESEND_SECONDS: "1" } });
  project.provide("product", stack.url);
  project.provide("simulators", stack.simulatorsUrl);
  project.provide("database", stack.databaseUrl);
  return async () => {
    await stack.close();
    rmSync(folder, { recursive: true, force: true });
  };
}
