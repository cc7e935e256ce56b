import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import {
  INTERVIEW_STATES,
  MONEY_STATES,
  PAYMENT_STATES,
  SLOT_STATES,
  STATUSES,
} from "../../worker/facts/guarantee/statuses";
import { COMPANY_STATES } from "../../worker/facts/jobs/companies";
import { JOB_STATES } from "../../worker/facts/jobs/job-states";

// A number that people read is written once, in worker/facts.

const SAID = /(?<![\w{$.])\d+ (?:second|minute|hour|day|week|month|MB|KB)s?\b|₹\d/;
/** Examples in the documents, and the seeded jobs, describe one job and not the product. */
const EXAMPLES = /\b(?:textLike|countLike|examples|Salary)\b/;
/** Questions of tests and of the practice use numbers of their own. */
const QUESTIONS = [
  "worker/words/en/templates/",
  "app/words/en/preparation/",
  "app/words/hi/preparation/",
];
const isQuestions = (file: string) => QUESTIONS.some((folder) => file.startsWith(folder));
/** These texts are registered with the operators byte for byte. */
const isRegistered = (file: string) => /^worker\/words\/\w+\/sms-texts\.ts$/.test(file);
const PLACES = [
  "app",
  "worker/api",
  "worker/contract",
  "worker/domain",
  "worker/words",
  "content/pages.ts",
];

const withoutComments = (text: string) =>
  text
    .replaceAll(/\/\*[\s\S]*?\*\//g, (comment) => comment.replaceAll(/[^\n]/g, " "))
    .replaceAll(/(^|\s)\/\/.*$/gm, "");

const filesOf = (place: string) =>
  place.endsWith(".ts")
    ? [place]
    : readdirSync(place, { recursive: true, encoding: "utf8" })
        .filter((name) => /\.tsx?$/.test(name))
        .map((name) => join(place, name));

test("no screen, message or API summary hard-codes a number that is a fact", () => {
  const files = PLACES.flatMap(filesOf).filter((file) => !isQuestions(file) && !isRegistered(file));
  const typed = files.flatMap((file) =>
    withoutComments(readFileSync(file, "utf8"))
      .split("\n")
      .flatMap((line, index) =>
        SAID.test(line) && !EXAMPLES.test(line) ? [`${file}:${index + 1}: ${line.trim()}`] : [],
      ),
  );
  expect(typed).toEqual([]);
});

// Code asks about a status with the predicates of worker/facts/guarantee/statuses.ts, so that one table
// decides.

const KNOWN = [
  ...STATUSES,
  ...SLOT_STATES,
  ...INTERVIEW_STATES,
  ...MONEY_STATES,
  ...PAYMENT_STATES,
  ...JOB_STATES,
  ...COMPANY_STATES,
];
const COMPARED = new RegExp(`\\b(?:status|state|jobState)\\)? [!=]== "(?:${KNOWN.join("|")})"`);
/** A table that holds only \`true\` for some statuses is a predicate in disguise. */
const DISGUISED = /Partial<Record<[\w["\]]+, (?:true|boolean)>>/;

test("no screen, handler or query compares a status with a string literal", () => {
  const compared = ["app", "worker/api", "worker/domain", "db"].flatMap(filesOf).flatMap((file) =>
    readFileSync(file, "utf8")
      .split("\n")
      .flatMap((line, index) =>
        !file.endsWith(".rules.ts") && (COMPARED.test(line) || DISGUISED.test(line))
          ? [`${file}:${index + 1}: ${line.trim()}`]
          : [],
      ),
  );
  expect(compared).toEqual([]);
});
