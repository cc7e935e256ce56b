import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { wholeAddress } from "../../local/database";
import { databaseKey } from "../../local/database-key";
import { freePortsForLater } from "../../local/ports";

declare module "vitest" {
  interface ProvidedContext {
    /** The environment of the launcher. */
    environment: Record<string, string>;
  }
}

/** The addresses at which the launcher's tests start and kill the product themselves. */
export default async function setup(project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), "pakka-launcher-"));
  // Each test starts the product again, and other programs may take ports between the starts.
  const [product = "", sqld = "", simulators = ""] = (await freePortsForLater(3)).map(String);
  project.provide("product", `http://localhost:${product}`);
  project.provide("simulators", `http://127.0.0.1:${simulators}`);
  const authToken = databaseKey(folder).token;
  project.provide("database", wholeAddress({ url: `http://127.0.0.1:${sqld}`, authToken }));
  project.provide("environment", {
    PORT: product,
    SQLD_PORT: sqld,
    SIM_PORT: simulators,
    DATA_FOLDER: folder,
    SCHEDULE_SECONDS: "1",
    OTP_RESEND_SECONDS: "1",
  });
  return () => rmSync(folder, { recursive: true, force: true });
}
