import { fillBaseContent } from "../../db/base-content";
import { openDatabase } from "../../db/client";
import { readRunFile } from "./run-file";
import { dataFolderFrom } from "./settings";

/** Fills the pages of text and the tests of the categories, where they are missing. */
async function main(): Promise<void> {
  const url = process.env.DATABASE_URL ?? readRunFile(dataFolderFrom(process.env))?.databaseUrl;
  if (!url) throw new Error("Set DATABASE_URL, or start the product here with npm start.");
  const { pages, tests } = await fillBaseContent(
    openDatabase(url, process.env.DATABASE_AUTH_TOKEN),
  );
  process.stdout.write(`Pages of text written: ${pages}. Tests of categories written: ${tests}.\n`);
}

main().catch((error: Error) => {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
});
