import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";

/** The environment variable that marks every process of one copy, from the launcher down. */
export const COPY = "PAKKA_COPY";

interface Running {
  pid: number;
  parent: number;
}

function fromProc(mark: string): Running[] {
  return readdirSync("/proc").flatMap((name) => {
    const pid = Number(name);
    if (!Number.isInteger(pid)) return [];
    try {
      if (!readFileSync(`/proc/${pid}/environ`, "utf8").split("\0").includes(mark)) return [];
      const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
      // The process name, which comes before the state, may contain spaces and brackets.
      const [, parent] = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
      return [{ pid, parent: Number(parent) }];
    } catch {
      // The process has ended meanwhile, or belongs to another user.
      return [];
    }
  });
}

function fromPs(mark: string): Running[] {
  const lines = execFileSync("ps", ["axeww", "-o", "pid=,ppid=,command="], { encoding: "utf8" });
  return lines
    .split("\n")
    .filter((line) => line.split(" ").includes(mark))
    .map((line) => line.trim().split(/\s+/).map(Number))
    .map(([pid = 0, parent = 0]) => ({ pid, parent }));
}

/**
 * The living processes of one copy. A process id alone is not enough, because the system soon gives
 * it to another process.
 */
export function processesOf(copy: string): Running[] {
  const mark = `${COPY}=${copy}`;
  return process.platform === "linux" ? fromProc(mark) : fromPs(mark);
}
