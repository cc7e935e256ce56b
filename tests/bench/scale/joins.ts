import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Tables of people stay in one database; tables of jobs would move to the job's database. */
const OF_PEOPLE = ["people", "searches", "support", "messages", "staff", "limits"];
const OF_JOBS = ["jobs", "applications", "interviews", "payments"];

const tablesOf = (file: string): string[] =>
  [...readFileSync(file, "utf8").matchAll(/schema\/([a-z-]+)"/g)].map(([, name = ""]) => name);

/**
 * Query files that use tables of both kinds: one database per range of jobs would have to split
 * them.
 */
export function filesThatJoin(): string[] {
  return readdirSync("db", { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".ts") && !/^(schema|seed)\b/.test(name))
    .map((name) => join("db", name))
    .filter((file) => {
      const tables = tablesOf(file);
      const knows = (names: string[]) => names.some((name) => tables.includes(name));
      return knows(OF_PEOPLE) && knows(OF_JOBS);
    })
    .sort();
}
