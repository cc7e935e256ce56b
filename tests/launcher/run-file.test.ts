import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, afterEach, expect, test, vi } from "vitest";
import { COPY, processesOf } from "../../local/processes";
import { previousStopped } from "../../local/run-file";

const folder = mkdtempSync(join(tmpdir(), "pakka-run-file-"));
/** Process groups that belong to no copy of the product. */
const strangers: number[] = [];

afterEach(() => vi.restoreAllMocks());
afterAll(() => {
  for (const group of strangers) process.kill(-group, "SIGKILL");
  rmSync(folder, { recursive: true, force: true });
});

/**
 * Starts a process group whose first process has ended, like the group of a copy that was killed.
 */
async function startStranger(env: NodeJS.ProcessEnv = {}) {
  const shell = spawn("sh", ["-c", "sleep 600 >&- 2>&- & echo $!"], {
    stdio: ["ignore", "pipe", "inherit"],
    detached: true,
    env: { ...process.env, ...env },
  });
  const [group = 0] = [shell.pid];
  strangers.push(group);
  return { group, pid: Number(await text(shell.stdout)) };
}

const writeRunFile = (content: unknown) =>
  writeFileSync(
    join(folder, "run.json"),
    typeof content === "string" ? content : JSON.stringify(content),
  );

test("the process ids in run.json end only processes with the mark of this copy", async () => {
  // The signals are not delivered: a wrong process id would end far more than this test.
  const kill = vi.spyOn(process, "kill").mockReturnValue(true);
  const { group, pid } = await startStranger();
  const databaseUrl = "http://127.0.0.1:8080";
  const ours = { copy: randomUUID(), launcher: 2 ** 22 + 1, databaseUrl };
  const numbers = [0, 1, -1, group, -group, pid, -pid, process.pid, -process.pid, process.ppid];
  const odd = [2 ** 31, -(2 ** 31), 2 ** 53, 1e21, 0.5, "1", "-1", "", null, [1], {}];
  for (const number of [...numbers, ...odd]) {
    writeRunFile({ ...ours, product: number });
    await previousStopped(folder);
    writeRunFile({ ...ours, launcher: number, product: number });
    await previousStopped(folder);
  }
  for (const copy of ["", "*", 1, null, undefined]) {
    writeRunFile({ ...ours, copy, product: group });
    await previousStopped(folder);
  }
  for (const text of ["", "{", "null", "[]", '{"product":-1}', "\0"]) {
    writeRunFile(text);
    await previousStopped(folder);
  }
  expect(kill).not.toHaveBeenCalled();
});

test("the processes of a dead copy are ended, and those of another copy keep running", async () => {
  const copy = randomUUID();
  const orphan = await startStranger({ [COPY]: copy });
  const stranger = await startStranger({ [COPY]: randomUUID() });
  const kill = vi.spyOn(process, "kill");
  writeRunFile({
    copy,
    launcher: 1,
    product: stranger.group,
    databaseUrl: "http://127.0.0.1:8080",
  });
  await previousStopped(folder);
  expect(processesOf(copy)).toEqual([]);
  for (const [pid] of kill.mock.calls) expect(pid).toBe(orphan.pid);
});

test("/proc and ps find the same processes of a copy", async () => {
  const copy = randomUUID();
  const { pid } = await startStranger({ [COPY]: copy });
  expect(processesOf(copy).map((entry) => entry.pid)).toEqual([pid]);
  const platform = vi.spyOn(process, "platform", "get");
  for (const name of ["linux", "darwin"] as const) {
    platform.mockReturnValue(name);
    expect(processesOf(copy).map((entry) => entry.pid)).toContain(pid);
  }
});
