import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createClient, type InArgs } from "@libsql/client/http";
import type { DatabaseAddress } from "../../../local/database";
import { databaseKey } from "../../../local/database-key";
import { freePort } from "../../../local/ports";
import { startStack } from "../../../local/stack";
import { offerDayIn } from "../../support/offered-days";
import { prepareCandidate } from "./candidate";
import { startDatabaseProxy } from "./database-proxy";

/** A fresh product whose database calls are counted. */
export async function startCountedStack(
  environment: Record<string, string | undefined>,
  serve?: Parameters<typeof startStack>[0]["serve"],
) {
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
    serve,
    environment: {
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
  return { stack, ports, proxy, close };
}

/** The same, with a candidate who has gone through every step. */
export async function startBenchStack(environment: Record<string, string | undefined> = {}) {
  const { stack, ports, proxy, close } = await startCountedStack({
    OTP_RESEND_SECONDS: "1",
    ...environment,
  });
  try {
    const candidate = await prepareCandidate(stack);
    await offerDays(stack.database, candidate.confirmedJob);
    // Otherwise the queue's remaining work would count for some screen.
    await proxy.quiet();
    return { url: stack.url, database: stack.database, ports, proxy, candidate, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Three days with times to choose. */
async function offerDays(database: DatabaseAddress, job: number): Promise<void> {
  const client = createClient(database);
  const ask = async (sql: string, args: InArgs = []) => (await client.execute({ sql, args })).rows;
  for (const inDays of [4, 6, 9]) await offerDayIn(ask, job, { inDays, to: "13:00", seats: 2 });
  client.close();
}

export type BenchStack = Awaited<ReturnType<typeof startBenchStack>>;
