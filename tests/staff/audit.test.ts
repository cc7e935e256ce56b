import { expect, test } from "vitest";
import { hold, paid, passed } from "../support/api/applicant";
import { query } from "../support/api/database";
import { call } from "../support/api/product";
import { postJob, staffToken } from "../support/api/staff";
import { bookable } from "../support/interview-times";
import { newJob } from "../support/jobs";
import { newPhone } from "../support/people";

const job = await postJob({ maxApplicants: 100 });

test("every change by staff has one named audit entry, and a refused one has none", async () => {
  const token = staffToken("admin");
  const seen = new Set<number>();
  const fresh = async () => {
    const lines = await query("select id, staff, action, subject from audit_log order by id");
    const added = lines.filter(({ id }) => !seen.has(Number(id)));
    for (const { id } of lines) seen.add(Number(id));
    return added;
  };
  const one = await paid(job.id);
  const candidate = await passed((await postJob({ applicationPrice: 0 })).id);
  const inDays = (days: number) => bookable(new Date(Date.now() + days * 86_400_000).toISOString());
  const { body: supportQuery } = await call("POST", "/user/queries", {
    token: one.token,
    json: { subject: "Which gate?", description: "Which gate do I come to?" },
  });
  const { body: posted } = await call("POST", "/ops/jobs", { token, json: newJob() });
  const path = `/ops/applications/${one.id}`;
  const { body: set } = await call("POST", `${path}/interviews`, {
    token,
    json: { round: 1, at: inDays(3), place: "Gate 1" },
  });
  const { body: staffView } = await call("GET", path, { token });
  const about: Record<string, number | string> = {
    job: posted.id,
    interview: set.id,
    application: one.id,
    payment: staffView.payment.id,
    query: supportQuery.id,
    content: "terms_conditions",
  };
  const writes: [string, string, string, unknown?][] = [
    ["job.change", "PATCH", `/ops/jobs/${posted.id}`, { title: "Baker" }],
    ["job.close", "POST", `/ops/jobs/${posted.id}/close`],
    ["job.open", "POST", `/ops/jobs/${posted.id}/open`],
    ["interview.change", "PATCH", `/ops/interviews/${set.id}`, { at: inDays(4) }],
    ["interview.cancel", "POST", `/ops/interviews/${set.id}/cancel`],
    ["interview.set", "POST", `${path}/interviews`, { round: 1, at: inDays(5), place: "Gate 1" }],
    ["application.result", "POST", `${path}/result`, { result: "SELECTED" }],
    [
      "payment.refund",
      "POST",
      `/ops/payments/${one.paymentId}/refund`,
      { reason: "Their wish.", expect: { applicationId: one.id } },
    ],
    [
      "query.reply",
      "POST",
      `/ops/queries/${supportQuery.id}/reply`,
      { message: "Gate 2, please." },
    ],
    ["content.write", "PUT", "/ops/static-content/terms_conditions", { content: "<p>Terms</p>" }],
  ];
  await fresh();
  await call("GET", path, { token });
  const readEntries = (await fresh()).filter(({ action }) => action === "application.read");
  expect(readEntries.map(({ subject, staff }) => [subject, staff])).toContainEqual([
    String(one.id),
    "Asha",
  ]);
  for (const [action, method, address, json] of writes) {
    if (action === "application.result") await hold(one);
    const { status } = await call(method, address, { token, json });
    expect([action, status]).toEqual([
      action,
      method === "POST" && /interviews$/.test(address) ? 201 : 200,
    ]);
    const [noun = ""] = action.split(".");
    const subject = action === "interview.set" ? one.id : about[noun];
    // The answer shows the candidate, which makes an audit entry of its own.
    const lines = (await fresh()).filter(
      (line) => line.subject === String(subject) && line.action !== "application.read",
    );
    expect(lines.map((line) => [line.action, line.staff])).toEqual([[action, "Asha"]]);
  }
  const refused: [string, string, unknown?][] = [
    ["POST", `${path}/result`, { result: "REJECTED" }],
    ["POST", `${path}/extra-time`, { minutes: 5 }],
    ["POST", `/ops/applications/${candidate.id}/extra-time`, { minutes: 5 }],
    ["PATCH", `/ops/jobs/${posted.id}`, { maxApplicants: -1 }],
    ["POST", `/ops/phones/${newPhone().slice(1)}/unlock`],
  ];
  for (const [method, address, json] of refused) {
    const { status } = await call(method, address, { token, json });
    expect(status).toBeGreaterThanOrEqual(400);
  }
  const subjects = [String(one.id), String(candidate.id), String(posted.id)];
  const newEntries = (await fresh()).filter(({ subject }) => subjects.includes(String(subject)));
  expect(newEntries).toEqual([]);
});
