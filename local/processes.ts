import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";

/** Every process of one copy has the copy's number in its environment, from its launcher down. */
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
      // The name before the state may hold spaces and brackets of its own.
      const [, parent] = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
      return [{ pid, parent: Number(parent) }];
    } catch {
      // It has ended meanwhile, or is somebody else's.
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
 * The processes of one copy that are alive. A number alone says little: the system gives it to
 * somebody else's process soon after ours has ended.
 */
export function processesOf(copy: string): Running[] {
  const mark = `${COPY}=${copy}`;
  return process.platform === "linux" ? fromProc(mark) : fromPs(mark);
}
