import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";

/** Without windows it takes a sixth less of the processor than the whole browser. */
const DEBIAN_SHELL = "/usr/bin/chromium-headless-shell";
const DEBIAN = "/usr/bin/chromium";

const first = (...paths: (string | undefined)[]) =>
  paths.find((path) => path && existsSync(path)) ?? null;

/** The whole browser: it keeps pages that were left, and the one without windows does not. */
export const findWholeChromium = () =>
  first(process.env.CHROMIUM_PATH, DEBIAN, chromium.executablePath());

/**
 * A Chromium for the browser tests: `CHROMIUM_PATH`, Debian's, or Playwright's own. Where Debian's
 * can be installed (as root, with apt) it is.
 */
export function findChromium(): string | null {
  const found = first(process.env.CHROMIUM_PATH, DEBIAN_SHELL) ?? findWholeChromium();
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    spawnSync("apt-get", ["update", "-q"], { stdio: "ignore" });
    const packages = ["chromium", "chromium-headless-shell"];
    spawnSync("apt-get", ["install", "-y", "-q", ...packages], { stdio: "ignore" });
  }
  return first(DEBIAN_SHELL);
}
