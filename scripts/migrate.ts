import { chosenDatabase, migrateDatabase } from "../local/database";

/** Migrates the database that the environment names to the newest schema. */
async function main(): Promise<void> {
  const database = chosenDatabase(process.env);
  if (!database) throw new Error("Set DATABASE_URL, or start the product here with npm start.");
  await migrateDatabase(database);
  process.stdout.write(`The database at ${database.url} has the newest schema.\n`);
}

main().catch((error: Error) => {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
});
