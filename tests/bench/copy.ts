import { join } from "node:path";
import { freePort } from "../../local/ports";
import { startStack } from "../../local/stack";
import { makeStaffToken } from "../../local/staff-token";
import { clientOf } from "../support/client";
import { cursorAt, newCandidate, strict } from "./candidate";
import { fill, makeBusy } from "./fill";

/** One person may have only twenty unpaid holds. */
const APPLICANTS = 3;
const HOURS_OF_LOGIN = "14400";

/** One copy of the product with `size` jobs, and what is needed to call it. */
export async function startCopy(folder: string, size: number, say: (line: string) => void) {
  const ports = {
    product: await freePort(),
    sqld: await freePort(),
    simulators: await freePort(),
  };
  const stack = await startStack({
    ports,
    folder: join(folder, String(size)),
    environment: {
      ACCESS_TOKEN_SECONDS: HOURS_OF_LOGIN,
      LIMIT_FACTOR: "1000",
      UNPAID_HOLDS_NEW: "20",
    },
    log: () => {},
  });
  try {
    const started = Date.now();
    // The seed's jobs are the patterns, so their companies and filters must exist.
    await stack.schedule();
    await fill(stack.database, size);
    await stack.schedule();
    say(`${size} jobs and applications written in ${Math.round((Date.now() - started) / 1000)} s`);
    const client = strict(clientOf(stack));
    const { call } = client;
    const busy = await newCandidate(client, "9000000000");
    await makeBusy(stack.database, busy.phone, size);
    const applicants = [];
    for (let i = 1; i <= APPLICANTS; i += 1) {
      applicants.push(await newCandidate(client, String(9_000_000_000 + i)));
    }
    const [application] = (await call("GET", "/user/applications?limit=1", { token: busy.token }))
      .body;
    // A deep page begins behind half of the jobs, but at most 50,000.
    const depth = Math.min(size / 2, 50_000);
    return {
      size,
      url: stack.url,
      database: stack.database,
      ...client,
      busy,
      applicants,
      staff: await makeStaffToken(stack.database, "Bench", "admin"),
      applicationId: application.id as number,
      deep: {
        all: await cursorAt(call, "/user/jobs", depth),
        search: await cursorAt(call, "/user/jobs?q=executive", depth / 10),
      },
      close: stack.close,
    };
  } catch (error) {
    await stack.close();
    throw error;
  }
}

export type Copy = Awaited<ReturnType<typeof startCopy>>;
