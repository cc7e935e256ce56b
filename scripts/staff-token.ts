import { parseArgs } from "node:util";
import { chosenDatabase, chosenTime, type DatabaseAddress } from "../local/database";
import { endStaffTokens, makeStaffToken, staffTokensIn } from "../local/staff-token";
import { STAFF_ROLES, type StaffRole } from "../worker/facts/people/console";

const NOT_RUNNING = "The product is not running here. Start it with npm start.";
const ROLES = STAFF_ROLES.join("|");
const USE = `Use: npm run --silent ops:token -- --name "Asha" --role ${ROLES}
     npm run --silent ops:token -- --list
     npm run --silent ops:token -- --end NUMBER (of the list; or a name: all tokens of that name)`;

const wrong = (flag: string, words: string) => new Error(`${flag}: ${words}\n${USE}`);

function roleOf(text: string | undefined): StaffRole {
  const role = STAFF_ROLES.find((value) => value === text);
  if (!role)
    throw wrong("--role", `say ${ROLES.replace("|", " or ")}. Nobody is admin by default.`);
  return role;
}

async function list(database: DatabaseAddress): Promise<string[]> {
  const tokens = await staffTokensIn(database);
  const widest = Math.max(...tokens.map(({ name }) => name.length), 0);
  return tokens.map(({ number, name, role, expiresAt }) =>
    [String(number).padEnd(4), name.padEnd(widest), role.padEnd(7), `until ${expiresAt}`].join(
      "  ",
    ),
  );
}

async function end(database: DatabaseAddress, which: string): Promise<string[]> {
  const ended = await endStaffTokens(database, which);
  if (ended.length === 0) throw wrong("--end", `there is no token with number or name ${which}.`);
  return ended.map(({ name, role }) => `Ended: a token of ${name}, ${role}.`);
}

/**
 * Makes, lists or ends staff tokens in the running product's database. A new token is printed
 * alone.
 */
async function main(): Promise<string[]> {
  const { values } = parseArgs({
    options: {
      name: { type: "string" },
      role: { type: "string" },
      list: { type: "boolean" },
      end: { type: "string" },
    },
  });
  const database = chosenDatabase(process.env);
  if (!database) throw new Error(NOT_RUNNING);
  if (values.list) return list(database);
  if (values.end !== undefined) return end(database, values.end.trim());
  const name = values.name?.trim();
  if (!name) throw wrong("--name", "say who the token is for.");
  return [await makeStaffToken(database, name, roleOf(values.role), chosenTime(process.env))];
}

main()
  .then((lines) => process.stdout.write(lines.map((line) => `${line}\n`).join("")))
  .catch((error: Error) => {
    const lost = /fetch failed|ECONNREFUSED/.test(String(error.cause ?? error));
    process.stderr.write(`${lost ? NOT_RUNNING : error.message}\n`);
    process.exitCode = 1;
  });
