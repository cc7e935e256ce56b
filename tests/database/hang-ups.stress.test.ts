import { createClient } from "@libsql/client/http";
import { expect, test } from "vitest";
import { makeStaffToken } from "../../local/staff-token";
import { newPeople, type Person } from "../bench/rush/people";
import { postRushJob } from "../bench/rush/rush-jobs";
import { startCountedStack } from "../bench/screens/bench-stack";
import { clientOf } from "../support/client";
import { eventually } from "../support/eventually";
import { ROOMY } from "../support/stress/product";

/** The applications that are worked on at once, and how many of them may read before they write. */
const WORKED_ON = 8;
const READING = 6;

test("people who hang up while they apply do not block others, and begun work is finished", async () => {
  const { stack, proxy, close } = await startCountedStack(ROOMY);
  try {
    const client = clientOf(stack);
    const admin = await makeStaffToken(stack.database, "Stress", "admin");
    const people = await newPeople(stack.database, WORKED_ON + 1);
    const database = createClient(stack.database);
    const job = await postRushJob(client, admin, people.length, (sql, args) =>
      database.execute({ sql, args }),
    );
    database.close();
    await proxy.quiet();

    const last = people.pop() as Person;
    const hangUp = new AbortController();
    const hold = proxy.hold();
    const taps = people.map(({ token, resumeId }) =>
      fetch(`${stack.url}/user/jobs/apply`, {
        method: "POST",
        headers: { Authorization: `Bearer ${token}`, "Content-Type": "application/json" },
        body: JSON.stringify({ jobId: job.id, resumeId }),
        signal: hangUp.signal,
      }).catch(() => null),
    );
    await eventually(
      async () => hold.waiting(),
      (waiting) => waiting >= READING,
    );
    hangUp.abort();
    expect(await Promise.all(taps)).toEqual(people.map(() => null));
    // By this answer the runtime has noticed the closed connections.
    await client.call("GET", "/user/openapi.json");
    hold.release();

    const json = { jobId: job.id, resumeId: last.resumeId };
    const applied = await client.call("POST", "/user/jobs/apply", { token: last.token, json });
    expect(applied.status).toBe(201);
    const { token } = people[0] as Person;
    await eventually(
      async () => (await client.call("GET", `/user/jobs/${job.id}/application`, { token })).status,
      (status) => status === 200,
    );
  } finally {
    await close();
  }
});
