import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { databaseKey } from "../../../local/database-key";
import { freePort } from "../../../local/ports";
import { startStack } from "../../../local/stack";
import { prepareCandidate } from "./candidate";
import { startDatabaseProxy } from "./database-proxy";

/** A fresh product whose database calls are counted, and a candidate who has been through it. */
export async function startBenchStack(environment: Record<string, string> = {}) {
  const folder = mkdtempSync(join(tmpdir(), "pakka-bench-"));
  const ports = {
    product: await freePort(),
    sqld: await freePort(),
    simulators: await freePort(),
  };
  const proxy = await startDatabaseProxy(await freePort(), ports.sqld);
  const stack = await startStack({
    ports,
    folder,
    environment: {
      OTP_RESEND_SECONDS: "1",
      DATABASE_URL: proxy.url,
      DATABASE_AUTH_TOKEN: databaseKey(folder).token,
      ...environment,
    },
    log: () => {},
  });
  const close = async () => {
    await stack.close();
    await proxy.close();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const candidate = await prepareCandidate(stack);
    // What the queue still has to do would be counted as some screen's.
    await proxy.quiet();
    return { url: stack.url, ports, proxy, candidate, close };
  } catch (error) {
    await close();
    throw error;
  }
}

export type BenchStack = Awaited<ReturnType<typeof startBenchStack>>;
