import { expect, test } from "vitest";
import { query } from "../../support/api/database";
import { logIn } from "../../support/api/people";
import { postJob } from "../../support/api/staff";
import { apply } from "../../support/api/steps";
import { newPhone } from "../../support/people";
import { byStaff, succeed } from "./succeed";

/** Calls with which staff publish jobs, texts and announcements, and handle failed messages. */
export function callsOfPublishing(): void {
  test("the calls about jobs, texts and messages succeed for staff as described", async () => {
    const job = await postJob();
    await byStaff("PATCH", `/ops/jobs/${job.id}`, { title: "Changed" });
    await byStaff("POST", `/ops/jobs/${job.id}/pause`);
    await byStaff("POST", `/ops/jobs/${job.id}/close`);
    await byStaff("POST", `/ops/jobs/${job.id}/open`);
    await byStaff("POST", `/ops/jobs/${job.id}/approve`);
    const submitted = await postJob();
    await query("update jobs set closed_at = ?, closed_as = 'submitted' where id = ?", [
      new Date().toISOString(),
      submitted.id,
    ]);
    await byStaff("POST", `/ops/jobs/${submitted.id}/return`, { reason: "The pay is missing." });
    await byStaff("GET", "/ops/jobs");
    await byStaff("GET", `/ops/jobs/${job.id}`);
    const unwanted = await postJob();
    await byStaff("POST", `/ops/jobs/${unwanted.id}/withdraw`, { reason: "Not hiring now." });
    await succeed("GET", "/user/prices");
    await succeed("GET", "/user/openings?category=technology&town=pune");
    const { content } = await succeed("GET", "/user/static-content/privacy_policy");
    const text = { content };
    await byStaff("PUT", "/ops/static-content/privacy_policy", { ...text, dryRun: true });
    await byStaff("PUT", "/ops/static-content/privacy_policy", text);
    await byStaff("GET", "/ops/static-content/privacy_policy/versions");
    const audience = { jobId: job.id };
    const news = { title: "Soon", body: "Doors open.", audience };
    await byStaff("POST", "/ops/announcements", { ...news, dryRun: true });
    const { id: announced } = await byStaff("POST", "/ops/announcements", news);
    await byStaff("GET", "/ops/announcements");
    await byStaff("POST", `/ops/announcements/${announced}/stop`);
    await byStaff("POST", `/ops/phones/${newPhone()}/unlock`);
    await byStaff("GET", "/ops/audit");

    const { token } = await logIn();
    const payload = JSON.stringify({ applicationId: await apply(token, job.id) });
    const at = new Date().toISOString();
    await query(
      `insert into outbox (id, kind, payload, created_at) values ('dead', 'applied', '${payload}', '${at}')`,
    );
    await query(`insert into dead_letters (outbox_id, at) values ('dead', '${at}')`);
    expect(await byStaff("GET", "/ops/dead-letters")).toContainEqual(
      expect.objectContaining({ id: "dead" }),
    );
    expect(await byStaff("GET", "/ops/dead-letters/groups")).not.toHaveLength(0);
    await byStaff("POST", "/ops/dead-letters/retry", { ids: ["dead"] });
  });
}
