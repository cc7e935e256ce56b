import { type ChildProcess, execFile, execFileSync, spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { inject } from "vitest";
import { makeStaffToken } from "../../local/staff-token";
import { eventually } from "../support/eventually";

const UP = "Stop                 Ctrl-C";

export interface Launched {
  process: ChildProcess;
  /** Everything it printed so far. */
  said(): string;
  /** Its exit code, once it has ended. */
  ended: Promise<number | null>;
}

const running = new Set<Launched>();

/** Stops what a test that failed half-way has left. */
export async function stopAll() {
  for (const launched of running) {
    launched.process.kill("SIGTERM");
    await launched.ended;
  }
}

/** Types `npm run` and a script, with the environment changed where a test wants it so. */
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
  let said = "";
  child.stdout.on("data", (chunk) => {
    said += chunk;
  });
  child.stderr.on("data", (chunk) => {
    said += chunk;
  });
  const ended = new Promise<number | null>((resolve) => child.once("close", resolve));
  const launched = { process: child, said: () => said, ended };
  running.add(launched);
  void ended.then(() => running.delete(launched));
  return launched;
}

/** Types `npm run` and a script, and waits until it says that the product is up, or `line`. */
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

/** What a person reads of it: the lines that npm does not print itself. */
export const own = (said: string) =>
  said.split("\n").filter((line) => line && !line.startsWith(">") && !line.startsWith("npm"));

const outputs: string[] = [];
/** Everything that the commands printed so far. */
export const printed = () => outputs.join("\n");

/** Runs one of package.json's commands beside the product, as operators do. */
export const command = (script: string, ...args: string[]) =>
  new Promise<{ status: number; lines: string[]; stderr: string }>((resolve) => {
    const env = { ...process.env, ...inject("environment") };
    const typed = ["run", "--silent", script, "--", ...args];
    const child = execFile("npm", typed, { env }, (_, stdout, stderr) => {
      outputs.push(stdout, stderr);
      resolve({ status: child.exitCode ?? -1, lines: stdout.trim().split("\n"), stderr });
    });
  });

/** Signs in to a console, `/ops` or `/employer`, by a link. */
export async function enter(console: string, link: string | undefined) {
  const response = await fetch(`${inject("product")}${console}/auth/verify-code`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ link }),
  });
  return { status: response.status, body: (await response.json()) as any };
}

/** Ids of the launcher and of the product under it, as it noted them. */
export function pids(): { launcher: number; product: number } {
  return JSON.parse(readFileSync(`${inject("environment").DATA_FOLDER}/run.json`, "utf8"));
}

/** Processes of this copy that are alive, by what its ports and folder say in their arguments. */
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

/** Waits until the launcher has said a line so many times. Fails when it ends before. */
export const saidBy = (launched: Launched, line: RegExp, times = 1) =>
  new Promise<void>((resolve, reject) => {
    const look = () => own(launched.said()).filter((said) => line.test(said)).length >= times;
    const lookAgain = () => look() && resolve();
    // After what `launch` does with the same data.
    launched.process.stdout?.on("data", lookAgain);
    launched.process.stderr?.on("data", lookAgain);
    lookAgain();
    void launched.ended.then((code) => reject(new Error(`Ended (${code}): ${launched.said()}`)));
  });

/** A token for the product that was started. */
export const staffToken = () => makeStaffToken({ url: inject("database") }, "Asha", "admin");

/** Waits until nothing of this copy is left: the system may take a moment over what was killed. */
export const nothingLeft = () =>
  eventually(
    async () => alive(),
    (left) => left.length === 0,
  );
