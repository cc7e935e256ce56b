import { spawnSync } from "node:child_process";

/** Runs a program of node_modules and fails with what it printed. */
function run(script: string, args: string[]): void {
  const result = spawnSync(process.execPath, [`node_modules/${script}`, ...args], {
    encoding: "utf8",
    env: { ...process.env, NODE_ENV: "production", WRANGLER_SEND_METRICS: "false", CI: "1" },
  });
  if (result.status !== 0) {
    throw new Error(`${script} failed.\n${result.stdout}${result.stderr}`);
  }
}

/** Builds screens and Worker as production gets them: `dist/` is what a deploy would upload. */
export function buildProduct(): void {
  run("@remix-run/dev/dist/cli.js", ["vite:build"]);
  run("wrangler/wrangler-dist/cli.js", ["deploy", "--dry-run", "--outdir", "dist"]);
}
