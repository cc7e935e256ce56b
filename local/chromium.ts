import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";

/** Without windows it takes a sixth less of the processor than the whole browser. */
const DEBIAN_SHELL = "/usr/bin/chromium-headless-shell";
const DEBIAN = "/usr/bin/chromium";

/**
 * A Chromium for the browser tests: `CHROMIUM_PATH`, Debian's, or Playwright's own. Where Debian's
 * can be installed (as root, with apt) it is.
 */
export function findChromium(): string | null {
  const candidates = [process.env.CHROMIUM_PATH, DEBIAN_SHELL, DEBIAN, chromium.executablePath()];
  const found = candidates.find((path) => path && existsSync(path));
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    spawnSync("apt-get", ["update", "-q"], { stdio: "ignore" });
    spawnSync("apt-get", ["install", "-y", "-q", "chromium-headless-shell"], { stdio: "ignore" });
  }
  return existsSync(DEBIAN_SHELL) ? DEBIAN_SHELL : null;
}
