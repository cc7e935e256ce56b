import { parseArgs } from "node:util";
import { chosenDatabase, chosenTime, chosenUrl } from "../local/database";
import { companyLink, type Place, staffLink } from "../local/entry-link";
import { STAFF_ROLES } from "../worker/facts/people/console";

const NOT_RUNNING = "The product is not running here. Start it with npm start.";
const USE = `Use: npm run --silent staff:link -- --email E --name N --role ${STAFF_ROLES.join("|")}
     npm run --silent company:link -- --email E --name N --company C`;

function place(): Place {
  const database = chosenDatabase(process.env);
  if (!database) throw new Error(NOT_RUNNING);
  return { database, publicUrl: chosenUrl(process.env), now: chosenTime(process.env) };
}

/** Makes a one-time sign-in link for a console. The last line of the output is the link alone. */
async function main(console: string | undefined): Promise<string> {
  const text = { type: "string" } as const;
  const { values } = parseArgs({
    args: process.argv.slice(3),
    options: {
      email: text,
      name: text,
      ...(console === "staff" ? { role: text } : { company: text }),
    },
  });
  const flagValue = (flag: "email" | "name" | "role" | "company") => {
    const value = Reflect.get(values, flag)?.trim();
    if (!value) throw new Error(`--${flag} is missing.\n${USE}`);
    return value as string;
  };
  const [email, name] = [flagValue("email"), flagValue("name")];
  if (!/^[^@\s]+@[^@\s]+$/.test(email)) throw new Error(`--email: ${email} is no address.\n${USE}`);
  if (console !== "staff")
    return companyLink(place(), { email, name, company: flagValue("company") });
  const role = STAFF_ROLES.find((one) => one === flagValue("role"));
  if (!role) throw new Error(`--role: say ${STAFF_ROLES.join(" or ")}.\n${USE}`);
  return staffLink(place(), { email, name, role });
}

main(process.argv[2])
  .then((link) => process.stdout.write(`${link}\n`))
  .catch((error: Error) => {
    const lost = /fetch failed|ECONNREFUSED/.test(String(error.cause ?? error));
    process.stderr.write(`${lost ? NOT_RUNNING : error.message}\n`);
    process.exitCode = 1;
  });
