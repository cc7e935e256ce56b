import { fillBaseContent } from "../content/fill";
import { openDatabase } from "../db/client";
import { chosenDatabase } from "../local/database";

/** Adds the content pages and the category tests that are missing. */
async function main(): Promise<void> {
  const database = chosenDatabase(process.env);
  if (!database) throw new Error("Set DATABASE_URL, or start the product here with npm start.");
  const { pages, tests } = await fillBaseContent(openDatabase(database.url, database.authToken));
  process.stdout.write(`Pages of text written: ${pages}. Tests of categories written: ${tests}.\n`);
}

main().catch((error: Error) => {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
});
