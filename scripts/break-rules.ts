import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

// Breaks twenty rules of the product on purpose, one at a time in a copy of the last commit, and says
// whether `npm test` would notice: the named tests are part of it. Numbers choose some of them:
// `npm run break-rules -- 3 7`.

interface Broken {
  rule: string;
  file: string;
  find: string;
  /** In place of `find`; left out if it is only removed. */
  instead?: string;
  /** Arguments of vitest. */
  tests: string[];
}

const api = (...files: string[]) => ["--project", "api", ...files];
const rules = (...files: string[]) => ["--project", "rules", ...files];

const BROKEN: Broken[] = [
  {
    rule: "A person keeps only so many slots without paying",
    file: "db/application/claims.ts",
    find: "mayHoldMore(claim.userId, terms)",
    instead: "sql`true`",
    tests: api("tests/slots/hold-races.test.ts", "tests/slots/holds.test.ts"),
  },
  {
    rule: "A hold that ran out keeps no slot",
    file: "worker/domain/booking/slot/slot.rules.ts",
    find: 'slotState === "held" && expiresAt !== null && expiresAt <= at',
    instead: 'slotState === "held" && expiresAt !== null && expiresAt === at',
    tests: rules("tests/slots"),
  },
  {
    rule: "A webhook counts only with the provider's signature",
    file: "worker/providers/razorpay.ts",
    find: '  if (!(await hmacMatches(secrets, body, signature))) return { refusal: "bad_signature" };\n',
    tests: api("tests/payments/providers.test.ts"),
  },
  {
    rule: "A login code allows five tries",
    file: "db/account/otp-tries.ts",
    find: "        lt(otps.wrongTries, limits.tries),\n",
    tests: api("tests/login/otp.test.ts", "tests/login/parallel-guesses.test.ts"),
  },
  {
    rule: "Nobody reads the application of somebody else",
    file: "db/application/applications.ts",
    find: "and(eq(applications.id, id), eq(applications.userId, userId))",
    instead: "eq(applications.id, id)",
    tests: api("tests/security/attacks.test.ts", "tests/api/access.test.ts"),
  },
  {
    rule: "A key of one request is no key of another",
    file: "worker/api/request/idempotency.ts",
    find: "first.requestHash !== requestHash",
    instead: "first.requestHash === undefined",
    tests: api("tests/api/idempotency.test.ts"),
  },
  {
    rule: "All money comes back until 48 hours before the interview",
    file: "worker/domain/case/appointment.rules.ts",
    find: "until: plus(next.at, -tier.hours)",
    instead: "until: plus(next.at, 0)",
    tests: rules("tests/slots", "tests/interviews"),
  },
  {
    rule: "A meeting code is that of its interview",
    file: "worker/domain/outcome/guarantee/check-in.ts",
    find: '  if (!(await isMeetingCode(service, row.uid, code))) throw new Failure("meeting_code_wrong");\n',
    tests: api("tests/guarantee/day-links.test.ts", "tests/guarantee/days.test.ts"),
  },
  {
    rule: "Nobody pays for a job of an unverified company",
    file: "worker/domain/booking/payment/order.ts",
    find: "  if (job.isVerified) return;\n",
    instead: "  if (job.isVerified || !job.isSuspended) return;\n",
    tests: api("tests/payments/unverified-company.test.ts"),
  },
  {
    rule: "A resume is a file that a company can open",
    file: "worker/domain/people/resume/file/check-file.ts",
    find: '  if (ending !== right) refuse("unnamed", words.otherEnding(right, ending));\n',
    tests: ["--project", "served", "tests/profile/resume-files.served.test.ts"],
  },
  {
    rule: "No other site posts for a visitor",
    file: "worker/front/foreign-posts.ts",
    find: 'return site === "same-origin" || site === "none" ? null : words.formWords.otherSite;',
    instead: "return null;",
    tests: api("tests/security/foreign-posts.test.ts"),
  },
  {
    rule: "One network cannot take all tries to log in",
    file: "worker/domain/people/account/otp.ts",
    find: "    ...(network ? [countWrongCode(db, key, network, at)] : []),\n",
    tests: api("tests/login/parallel-guesses.test.ts"),
  },
  {
    rule: "A person has two days to contradict that an interview took place",
    file: "worker/domain/booking/interview/outcome.rules.ts",
    find: "hoursAfter(heldAt, OBJECT_HELD_HOURS)",
    instead: "hoursAfter(heldAt, 0)",
    tests: rules("tests/guarantee"),
  },
  {
    rule: "Who gives up a slot leaves it to others",
    file: "db/application/applications.ts",
    find: '        slotState: "released",\n        slotExpiresAt: null,',
    instead: '        slotState: "held",\n        slotExpiresAt: null,',
    tests: api("tests/slots/cancelling.test.ts"),
  },
  {
    rule: "Every page says which scripts may run",
    file: "worker/front/screens.ts",
    find: '    responseHeaders.set("Content-Security-Policy", policy.text(settings));\n',
    tests: api("tests/delivery/first-page.test.ts"),
  },
  {
    rule: "A message says what it costs",
    file: "worker/words/en/promises.ts",
    find: "You pay only on your own application page, after you log in.",
    instead: "You pay on your own page.",
    tests: rules("tests/messages", "tests/guarantee"),
  },
  {
    rule: "A number that people read stands once",
    file: "app/words/en/console/ready-replies.ts",
    find: "The test needs no app",
    instead: "The test takes 15 minutes and needs no app",
    tests: rules("tests/architecture"),
  },
  {
    rule: "The law of the product knows no database",
    file: "worker/domain/booking/slot/slot.rules.ts",
    find: "/** A hold that ran out",
    instead: 'export { userById } from "../../../../db/account/users";\n\n/** A hold that ran out',
    tests: rules("tests/architecture"),
  },
  {
    rule: "A message is in its reader's language",
    file: "worker/domain/talk/notify/email.rules.ts",
    find: "words: mailTexts.mailWords.check",
    instead: 'words: "Is this mail really from Pakka? Check it"',
    tests: rules("tests/messages"),
  },
  {
    rule: "An answer that was given is not given twice",
    file: "worker/api/request/idempotency.ts",
    find: "if (first && first.status !== null) return replay(c, first.status, first.body);",
    instead: "if (first && first.status !== null) return answer(c, first, next);",
    tests: api("tests/api/idempotency.test.ts"),
  },
];

/** Only these tests need no build of the Worker. */
const needsBuild = ({ tests }: Broken) => !tests.includes("rules");

function breakRule(copy: string, { file, find, instead = "" }: Broken): void {
  const path = join(copy, file);
  const text = readFileSync(path, "utf8");
  if (!text.includes(find)) throw new Error(`${file} has changed: it does not hold ${find}`);
  writeFileSync(
    path,
    text.replace(find, () => instead),
  );
}

/** Whether a test of the broken rule fails; what ends before its tests ran is no catch. */
function isCaught(copy: string, broken: Broken): boolean {
  execFileSync("git", ["checkout", "--quiet", "--", "."], { cwd: copy });
  breakRule(copy, broken);
  if (needsBuild(broken)) execFileSync("npm", ["run", "build"], { cwd: copy, stdio: "ignore" });
  const report = join(copy, "../report.json");
  // The report of the rule before would answer for tests that do not run.
  rmSync(report, { force: true });
  const asJson = ["--reporter=json", `--outputFile=${report}`];
  spawnSync("npx", ["vitest", "run", ...broken.tests, ...asJson], { cwd: copy });
  return JSON.parse(readFileSync(report, "utf8")).numFailedTests > 0;
}

const numbers = process.argv.slice(2).map(Number);
const copy = join(mkdtempSync(join(tmpdir(), "pakka-broken-")), "copy");
execFileSync("git", ["clone", "--quiet", ".", copy]);
symlinkSync(resolve("node_modules"), join(copy, "node_modules"));
let missedCount = 0;
try {
  for (const [index, broken] of BROKEN.entries()) {
    if (numbers.length > 0 && !numbers.includes(index + 1)) continue;
    const caught = isCaught(copy, broken);
    if (!caught) missedCount += 1;
    process.stdout.write(`| ${index + 1} | ${broken.rule} | ${caught ? "caught" : "MISSED"} |\n`);
  }
} finally {
  rmSync(resolve(copy, ".."), { recursive: true, force: true });
}
process.exitCode = missedCount === 0 ? 0 : 1;
