import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDatabase } from "../../../db/client";
import { wholeAddress } from "../../../local/database";
import { freePort } from "../../../local/ports";
import { startStack } from "../../../local/stack";
import { makeStaffToken } from "../../../local/staff-token";
import { startTroubled } from "./troubled";

/** Jobs of the seed data for which dozens of these tests apply: each of them must get a slot. */
const ROOMY = ["Collections Executive", "Field Sales Executive", "Gold Loan Officer"];
const MORE_SLOTS = 500;

/** Starts a new product for the page tests; environment variables hold its addresses. */
export async function startScreens() {
  const folder = mkdtempSync(join(tmpdir(), "pakka-screens-"));
  const ports = {
    product: await freePort(),
    sqld: await freePort(),
    simulators: await freePort(),
  };
  const environment = {
    OTP_RESEND_SECONDS: "1",
    // All candidates of these tests have the same IP address.
    OTP_SENDS_PER_ADDRESS_MINUTE: "100000",
    LIMIT_FACTOR: "1000",
    // Some of the candidates apply for a dozen jobs.
    UNPAID_HOLDS_NEW: "20",
  };
  const stack = await startStack({ ports, folder, environment });
  process.env.PRODUCT_URL = stack.url;
  process.env.SIMULATORS_URL = stack.simulatorsUrl;
  process.env.DATABASE_URL = wholeAddress(stack.database);
  process.env.STAFF_TOKEN = await makeStaffToken(stack.database, "Asha", "admin");
  return {
    stack,
    ports,
    folder,
    async close() {
      await stack.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Starts one product for all page tests. */
export default async function setup() {
  const { stack, ports, folder, close } = await startScreens();
  await openDatabase(stack.database.url, stack.database.authToken).$client.execute({
    sql: "update jobs set max_applicants = max_applicants + ? where title in (?, ?, ?)",
    args: [MORE_SLOTS, ...ROOMY],
  });
  const troubled = await startTroubled({ ports, folder, database: stack.database });
  return async () => {
    await troubled.close();
    await close();
  };
}
