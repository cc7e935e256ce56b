import { relative } from "node:path";

/** The result of a test runner: how many tests passed, and which failed. */
export interface Outcome {
  passed: number;
  failed: { name: string; why: string }[];
}

interface VitestReport {
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
  }[];
}

/**
 * Skipped tests count as failed, because no test may be skipped. An unreadable file counts as one
 * test.
 */
export function readVitest({ testResults }: VitestReport): Outcome {
  const tests = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(".", name);
    if (assertionResults.length === 0)
      return [{ ok: status === "passed", name: file, why: message }];
    return assertionResults.map((test) => ({
      ok: test.status === "passed",
      name: `${file} > ${test.fullName}`,
      why: test.failureMessages.join("\n"),
    }));
  });
  return { passed: tests.filter(({ ok }) => ok).length, failed: tests.filter(({ ok }) => !ok) };
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs: {
    file: string;
    title: string;
    tests: {
      projectName: string;
      status: string;
      results: { errors: { message?: string }[] }[];
    }[];
  }[];
}

export function readPlaywright({ suites }: { suites: PlaywrightSuite[] }): Outcome {
  const outcome: Outcome = { passed: 0, failed: [] };
  for (const suite of suites) {
    const inner = readPlaywright({ suites: suite.suites ?? [] });
    outcome.passed += inner.passed;
    outcome.failed.push(...inner.failed);
    for (const { file, title, tests } of suite.specs) {
      for (const { projectName, status, results } of tests) {
        if (status === "expected") outcome.passed += 1;
        else {
          const errors = results.flatMap((result) => result.errors);
          outcome.failed.push({
            name: `${file} > ${title} (${projectName})`,
            why: errors.map(({ message }) => message ?? "").join("\n"),
          });
        }
      }
    }
  }
  return outcome;
}
