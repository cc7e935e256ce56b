import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";

/** The headless shell uses a sixth less CPU time than the full browser. */
const DEBIAN_SHELL = "/usr/bin/chromium-headless-shell";
const DEBIAN = "/usr/bin/chromium";

const first = (...paths: (string | undefined)[]) =>
  paths.find((path) => path && existsSync(path)) ?? null;

/** The full browser: unlike the headless shell it has a back/forward cache. */
export const findWholeChromium = () =>
  first(process.env.CHROMIUM_PATH, DEBIAN, chromium.executablePath());

/**
 * Finds a Chromium for the browser tests: `CHROMIUM_PATH`, Debian's, or Playwright's own. If there
 * is none, it installs Debian's, where it can (as root, with apt).
 */
export function findChromium(): string | null {
  const path = first(process.env.CHROMIUM_PATH, DEBIAN_SHELL) ?? findWholeChromium();
  if (path) return path;
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    spawnSync("apt-get", ["update", "-q"], { stdio: "ignore" });
    const packages = ["chromium", "chromium-headless-shell"];
    spawnSync("apt-get", ["install", "-y", "-q", ...packages], { stdio: "ignore" });
  }
  return first(DEBIAN_SHELL);
}
