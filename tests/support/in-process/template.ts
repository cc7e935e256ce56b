import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { openDatabase } from "../../../db/client";
import { migrateDatabase } from "../../../local/database";
import { seedDatabase } from "../../../local/demonstration/seed";
import { localSettings } from "../../../local/settings";
import { makeStaffToken } from "../../../local/staff-token";
import { ALERTS, DATABASE, PRODUCT, SCHEDULE, SIMULATORS, TEST_DATABASE } from "./addresses";
import { openDoor } from "./doors";
import { LibsqlServer } from "./libsql-server";

declare module "vitest" {
  interface ProvidedContext {
    template: string;
    settings: Record<string, string>;
  }
}

/** Tests move the clock further than a token is valid. */
const LATER = new Date("2050-01-01");

/** These ports are not used. */
const PORTS = { product: 1, sqld: 2, simulators: 3 };

function settingsOfTests(): Record<string, string> {
  const settings = localSettings(PORTS, {
    PUBLIC_URL: PRODUCT,
    DATABASE_URL: DATABASE,
    OTP_RESEND_SECONDS: "1",
    ALERT_EMAIL: "alerts@pakka.in",
    ALERT_URL: ALERTS,
    CLOCK_OFFSET_SECONDS: "0",
  });
  const { origin } = new URL(String(settings.MSG91_API_URL));
  return Object.fromEntries(
    Object.entries(settings).map(([name, value]) => [name, value.replace(origin, SIMULATORS)]),
  );
}

async function fillTemplate() {
  const folder = mkdtempSync(join(tmpdir(), "pakka-template-"));
  const template = join(folder, "pakka.db");
  const server = new LibsqlServer(template);
  openDoor(DATABASE, server.door);
  await migrateDatabase({ url: DATABASE });
  await seedDatabase(openDatabase(DATABASE), new Date());
  const staff = {
    admin: await makeStaffToken({ url: DATABASE }, "Asha", "admin", LATER),
    support: await makeStaffToken({ url: DATABASE }, "Ravi", "support", LATER),
  };
  server.close();
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  return { template, staff, log: join(folder, "worker.log") };
}

/** Each Vitest project loads its own modules, but all projects share one template database. */
const shared = globalThis as { template?: ReturnType<typeof fillTemplate> };

/** Fills the template database; each test process begins with a copy. */
export default async function provideProduct(project: TestProject) {
  shared.template ??= fillTemplate();
  const { template, staff, log } = await shared.template;
  project.provide("template", template);
  project.provide("staff", staff);
  project.provide("log", log);
  project.provide("settings", settingsOfTests());
  project.provide("product", PRODUCT);
  project.provide("database", TEST_DATABASE);
  project.provide("simulators", SIMULATORS);
  project.provide("schedule", SCHEDULE);
  project.provide("alerts", ALERTS);
}
