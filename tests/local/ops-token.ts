import { parseArgs } from "node:util";
import { STAFF_ROLES } from "../../worker/contract/ops";
import { chosenDatabase } from "./database";
import { makeStaffToken } from "./staff-token";

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
  const database = chosenDatabase(process.env);
  if (!database) throw new Error(NOT_RUNNING);
  const token = await makeStaffToken(database, values.name.trim(), role);
  process.stdout.write(`${token}\n`);
}

main().catch((error: Error) => {
  const lost = /fetch failed|ECONNREFUSED/.test(String(error.cause ?? error));
  process.stderr.write(`${lost ? NOT_RUNNING : error.message}\n`);
  process.exitCode = 1;
});
