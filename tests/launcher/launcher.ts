import { type ChildProcess, execFile, execFileSync, spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { inject } from "vitest";
import { makeStaffToken } from "../../local/staff-token";
import { eventually } from "../support/eventually";

const UP = "Stop                 Ctrl-C";

export interface Launched {
  process: ChildProcess;
  /** Its output so far. */
  said(): string;
  /** Its exit code, once it has ended. */
  ended: Promise<number | null>;
}

const running = new Set<Launched>();

/** Stops what a failed test left running. */
export async function stopAll() {
  for (const launched of running) {
    launched.process.kill("SIGTERM");
    await launched.ended;
  }
}

/** Runs `npm run` with a script, with changes to the environment. */
export function launch(
  changes: Record<string, string> = {},
  script = "start",
  cwd = ".",
): Launched {
  const child = spawn("npm", ["run", script], {
    cwd,
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, ...inject("environment"), ...changes },
  });
  let output = "";
  child.stdout.on("data", (chunk) => {
    output += chunk;
  });
  child.stderr.on("data", (chunk) => {
    output += chunk;
  });
  const ended = new Promise<number | null>((resolve) => child.once("close", resolve));
  const launched = { process: child, said: () => output, ended };
  running.add(launched);
  void ended.then(() => running.delete(launched));
  return launched;
}

/** Runs `npm run` with a script, and waits until it prints that the product is up, or `line`. */
export async function start(
  script = "start",
  changes: Record<string, string> = {},
  line = UP,
  cwd = ".",
): Promise<Launched> {
  const launched = launch(changes, script, cwd);
  await new Promise<void>((resolve, reject) => {
    launched.process.stdout?.on("data", () => launched.said().includes(line) && resolve());
    void launched.ended.then((code) => reject(new Error(`Ended (${code}): ${launched.said()}`)));
  });
  return launched;
}

/** The lines of the output that npm does not print itself. */
export const own = (output: string) =>
  output.split("\n").filter((line) => line && !line.startsWith(">") && !line.startsWith("npm"));

const outputs: string[] = [];
/** The output of all commands so far. */
export const printed = () => outputs.join("\n");

/** Runs a command of package.json next to the product, as operators do. */
export const command = (script: string, ...args: string[]) =>
  new Promise<{ status: number; lines: string[]; stderr: string }>((resolve) => {
    const env = { ...process.env, ...inject("environment") };
    const typed = ["run", "--silent", script, "--", ...args];
    const child = execFile("npm", typed, { env }, (_, stdout, stderr) => {
      outputs.push(stdout, stderr);
      resolve({ status: child.exitCode ?? -1, lines: stdout.trim().split("\n"), stderr });
    });
  });

/** Signs in to a console, `/ops` or `/employer`, with a link. */
export async function enter(console: string, link: string | undefined) {
  const response = await fetch(`${inject("product")}${console}/auth/verify-code`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ link }),
  });
  return { status: response.status, body: (await response.json()) as any };
}

/** The process ids of the launcher and its product, as the launcher stored them. */
export function pids(): { launcher: number; product: number } {
  return JSON.parse(readFileSync(`${inject("environment").DATA_FOLDER}/run.json`, "utf8"));
}

/** The running processes of this copy, found by its ports and folder in their arguments. */
export function alive(): string[] {
  const { DATA_FOLDER = "", PORT } = inject("environment");
  return execFileSync("ps", ["-eo", "pid,args"], { encoding: "utf8" })
    .split("\n")
    .filter((line) => line.includes(DATA_FOLDER) || line.includes(`entry=127.0.0.1:${PORT}`));
}

/** Sends a signal to the database (`sqld`) or the Worker's runtime (`workerd`) of this copy. */
export function signal(name: "sqld" | "workerd", kind: "SIGKILL" | "SIGSTOP"): void {
  const line = alive().find((process) => process.includes(`/${name} `)) ?? "";
  process.kill(Number.parseInt(line, 10), kind);
}

/** Waits until the launcher has printed such a line `times` times. Fails if it ends before. */
export const saidBy = (launched: Launched, line: RegExp, times = 1) =>
  new Promise<void>((resolve, reject) => {
    const look = () => own(launched.said()).filter((text) => line.test(text)).length >= times;
    const lookAgain = () => look() && resolve();
    // After the listeners that `launch` adds for the same data.
    launched.process.stdout?.on("data", lookAgain);
    launched.process.stderr?.on("data", lookAgain);
    lookAgain();
    void launched.ended.then((code) => reject(new Error(`Ended (${code}): ${launched.said()}`)));
  });

/** A token for the started product. */
export const staffToken = () => makeStaffToken({ url: inject("database") }, "Asha", "admin");

/** Waits until no process of this copy is left: killed processes may take a moment to end. */
export const nothingLeft = () =>
  eventually(
    async () => alive(),
    (processes) => processes.length === 0,
  );
