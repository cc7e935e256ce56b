import { createHash, randomBytes } from "node:crypto";
import { parseArgs } from "node:util";
import { openDatabase } from "../../db/client";
import { insertStaffToken } from "../../db/staff";
import { STAFF_ROLES } from "../../worker/contract/ops";
import { STAFF_TOKEN_PREFIX } from "../../worker/domain/staff";
import { readRunFile } from "./run-file";
import { dataFolderFrom } from "./settings";

const DAYS = 90;
const NOT_RUNNING = "The product is not running here. Start it with npm start.";

/** Makes a staff token in the running product's database and prints it alone on its last line. */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { name: { type: "string" }, role: { type: "string", default: "admin" } },
  });
  const role = STAFF_ROLES.find((known) => known === values.role);
  if (!values.name?.trim() || !role) {
    throw new Error(
      `Use: npm run --silent ops:token -- --name "Asha" [--role ${STAFF_ROLES.join("|")}]`,
    );
  }
  const url = process.env.DATABASE_URL ?? readRunFile(dataFolderFrom(process.env))?.databaseUrl;
  if (!url) throw new Error(NOT_RUNNING);
  const token = STAFF_TOKEN_PREFIX + randomBytes(32).toString("base64url");
  await insertStaffToken(openDatabase(url, process.env.DATABASE_AUTH_TOKEN), {
    tokenHash: createHash("sha256").update(token).digest("hex"),
    name: values.name.trim(),
    role,
    expiresAt: new Date(Date.now() + DAYS * 86_400_000).toISOString(),
  });
  process.stdout.write(`${token}\n`);
}

main().catch((error: Error) => {
  const lost = /fetch failed|ECONNREFUSED/.test(String(error.cause ?? error));
  process.stderr.write(`${lost ? NOT_RUNNING : error.message}\n`);
  process.exitCode = 1;
});
