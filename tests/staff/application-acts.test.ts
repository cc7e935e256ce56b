import { expect, test } from "vitest";
import {
  application,
  inHours,
  order,
  paid,
  passed,
  setDaysAgo,
  setInterview,
} from "../support/api/applicant";
import { query } from "../support/api/database";
import { call } from "../support/api/product";
import { postJob, refund, staffToken } from "../support/api/staff";
import { payAtProvider } from "../support/api/steps";
import { eventually } from "../support/eventually";

const token = staffToken();
const support = staffToken("support");
const act = (id: number, path: string, json: object = {}, by = token) =>
  call("POST", `/ops/applications/${id}/${path}`, { token: by, json });
const bare = (id: number, path: string, by = token) =>
  call("POST", `/ops/applications/${id}/${path}`, { token: by });
const whole = async (id: number) =>
  (await call("GET", `/ops/applications/${id}`, { token: support })).body;
const auditOf = async (id: number, action: string) =>
  (await call("GET", `/ops/audit?subject=${id}&limit=100`, { token })).body.find(
    (line: { action: string }) => line.action === action,
  );

test("an application's answer contains its whole timeline", async () => {
  const job = await postJob();
  const candidate = await paid(job.id);
  const supportQuery = { subject: "My date", description: "Where is my date?" };
  await call("POST", "/user/queries", { token: candidate.token, json: supportQuery });
  await setInterview(candidate.id, inHours(72));
  await act(candidate.id, "comments", { text: "She phones again on Friday." }, support);
  const staffView = await eventually(
    () => whole(candidate.id),
    ({ messages }) => messages.some(({ kind }: { kind: string }) => kind === "interview_set"),
  );
  expect(staffView.history.map(({ status }: { status: string }) => status)).toEqual(
    expect.arrayContaining(["APPLIED", "TEST_PASSED", "PAYMENT_CONFIRMED", "INTERVIEW_SCHEDULED"]),
  );
  expect(staffView).toMatchObject({
    orders: [{ state: "paid", amount: 19_900 }],
    payments: [{ state: "kept", providerPaymentId: candidate.paymentId }],
    credits: [],
    interviews: [{ state: "scheduled", evidence: null, wrongCodes: 0, meetingCode: null }],
    tickets: [{ subject: "My date", answeredAt: null }],
    comments: [{ text: "She phones again on Friday." }],
    choices: { cancel: "refund" },
    candidateView: { status: "INTERVIEW_SCHEDULED", payment: { state: "paid" } },
  });
  const confirmed = await eventually(
    async () =>
      (await whole(candidate.id)).messages.find(
        ({ kind }: { kind: string }) => kind === "confirmed",
      ),
    (message) => message.state === "delivered",
  );
  expect(confirmed).toMatchObject({ to: "candidate", title: expect.any(String), cause: null });
  expect(confirmed.mailAt).toBeTruthy();
});

test("staff comment for each other, and an empty comment is refused", async () => {
  const { id } = await passed((await postJob()).id);
  expect((await act(id, "comments", { text: " " })).body.code).toBe("invalid");
  const answer = await act(id, "comments", { text: "Call Friday at 10." }, support);
  expect(answer.status).toBe(201);
  expect(answer.body).toMatchObject({ text: "Call Friday at 10." });
  expect((await whole(id)).comments).toEqual([answer.body]);
  expect(await auditOf(id, "application.comment")).toMatchObject({
    after: { text: "Call Friday at 10." },
  });
});

test("a comment is stored as it can be read, and each one once", async () => {
  const { id } = await passed((await postJob()).id);
  const answer = await act(id, "comments", { text: "\ud800 Gate\u0000 \u202e5\nat ten" });
  // A lone surrogate (half a character) is stored as U+FFFD.
  expect(answer).toMatchObject({ status: 201, body: { text: "\ufffd Gate 5 at ten" } });
  expect((await act(id, "comments", { text: "\u202e\u0000" })).body.code).toBe("invalid");
  const again = await act(id, "comments", { text: "\ufffd Gate 5 at ten" });
  expect(again.body.id).toBeGreaterThan(answer.body.id);
  expect((await whole(id)).comments).toEqual([answer.body, again.body]);
});

test("when staff ask the provider now, its answer counts at once", async () => {
  const candidate = await passed((await postJob()).id);
  expect((await bare(candidate.id, "orders/check", support)).body.code).toBe("no_order");
  const { body } = await order(candidate);
  await payAtProvider(body.id);
  const { status, body: staffView } = await bare(candidate.id, "orders/check", support);
  expect({ status, now: staffView.status }).toEqual({ status: 200, now: "PAYMENT_CONFIRMED" });
  expect(await auditOf(candidate.id, "application.orders-check")).toMatchObject({
    detail: { orders: [body.id] },
  });
});

test("staff cancel for a candidate, who gets what the rule returns", async () => {
  const candidate = await paid((await postJob()).id);
  const { id } = candidate;
  expect((await act(id, "cancel", {}, support)).body.code).toBe("forbidden");
  const { body: would } = await act(id, "cancel", { dryRun: true });
  expect(would).toMatchObject({ people: 1, paise: 19_900 });
  expect(would.messages.length).toBeGreaterThan(0);
  expect((await application(candidate)).status).toBe("PAYMENT_CONFIRMED");
  const reason = "She phoned: she has found work.";
  const { status, body } = await act(id, "cancel", { reason });
  expect({ status, closed: body.closedBecause }).toEqual({
    status: 200,
    closed: "candidate_cancelled",
  });
  expect(body.payments[0].state).not.toBe("kept");
  expect(await auditOf(id, "application.cancel")).toMatchObject({
    reason,
    before: { status: "PAYMENT_CONFIRMED" },
    after: { closedBecause: "candidate_cancelled" },
  });
  expect((await act(id, "cancel")).status).toBe(200);
  expect((await act(id, "cancel", { dryRun: true })).body).toMatchObject({ people: 0 });
  const refunded = await paid((await postJob()).id);
  await refund(refunded.paymentId, refunded.id);
  expect((await act(refunded.id, "cancel")).body.code).toBe("not_cancellable");
});

test("when staff cancel in a job that was just withdrawn, all money goes back, and the audit log has the reason", async () => {
  const job = await postJob();
  const candidate = await paid(job.id);
  const { id } = candidate;
  await setInterview(id, inHours(30));
  await setDaysAgo(candidate);
  const half = (await act(id, "cancel", { dryRun: true })).body.paise;
  expect(half).toBeLessThan(19_900);
  // The state right after the withdrawal, before the queue has ended the applications.
  await query("update jobs set withdrawn_at = ?, withdrawn_because = ? where id = ?", [
    inHours(0),
    "The branch closed.",
    job.id,
  ]);
  const { body: would } = await act(id, "cancel", { dryRun: true });
  expect(would).toMatchObject({ people: 1, paise: 19_900 });
  expect(JSON.stringify(would.messages)).toContain("This job was withdrawn");
  const reason = "She phoned: she has found work.";
  const { status, body } = await act(id, "cancel", { reason });
  expect({ status, closed: body.closedBecause }).toEqual({
    status: 200,
    closed: "job_withdrawn",
  });
  expect(await auditOf(id, "application.cancel")).toMatchObject({
    reason,
    before: { status: "INTERVIEW_SCHEDULED" },
    after: { status: "REJECTED", closedBecause: "job_withdrawn" },
  });
});

test("a refund is previewed before it is done", async () => {
  const candidate = await paid((await postJob()).id);
  const json = { reason: "No day in time.", expect: { applicationId: candidate.id }, dryRun: true };
  const path = `/ops/payments/${candidate.paymentId}/refund`;
  const { body } = await call("POST", path, { token, json });
  expect(body).toMatchObject({ people: 1, paise: 19_900 });
  expect(JSON.stringify(body.messages)).toContain("No day in time.");
  await setInterview(candidate.id, inHours(72));
  const { body: more } = await call("POST", path, { token, json });
  expect(JSON.stringify(more.messages)).toContain("interview");
  expect(more.messages).not.toEqual(body.messages);
  expect((await whole(candidate.id)).payments[0].state).toBe("kept");
  const other = { ...json, expect: { applicationId: candidate.id + 1 } };
  expect((await call("POST", path, { token, json: other })).body.code).toBe("not_expected");
});

test("a message can be sent again, unless it is under way or no longer true", async () => {
  const candidate = await paid((await postJob()).id);
  const { id } = candidate;
  const messagesOf = async (kind: string) =>
    (await whole(id)).messages.filter((one: { kind: string }) => one.kind === kind);
  const [confirmed] = await eventually(
    () => messagesOf("confirmed"),
    ([one]) => one?.state === "delivered",
  );
  expect((await bare(id, `messages/${confirmed.id}/send`, support)).status).toBe(200);
  expect(await messagesOf("confirmed")).toHaveLength(2);
  expect((await bare(id, "messages/unknown/send", support)).body.code).toBe("not_found");
  const other = await passed((await postJob()).id);
  expect((await bare(other.id, `messages/${confirmed.id}/send`)).body.code).toBe("not_found");

  const set = "update outbox set handled_at = ?, next_try_at = ? where id = ?";
  await query(set, [null, "2100-01-01T00:00:00.000Z", confirmed.id]);
  expect((await bare(id, `messages/${confirmed.id}/send`)).body.code).toBe("message_under_way");
  await query("insert into dead_letters (outbox_id, at, cause) values (?, ?, 'No answer')", [
    confirmed.id,
    inHours(0),
  ]);
  const failed = (await messagesOf("confirmed")).find(
    (one: { id: string }) => one.id === confirmed.id,
  );
  expect(failed).toMatchObject({ state: "failed", cause: "No answer" });
  expect((await bare(id, `messages/${confirmed.id}/send`)).status).toBe(200);

  await setInterview(id, inHours(72));
  const [about] = await eventually(
    () => messagesOf("interview_set"),
    ([one]) => one?.state === "delivered",
  );
  await query("update interviews set state = 'cancelled' where application_id = ?", [id]);
  expect((await bare(id, `messages/${about.id}/send`)).body.code).toBe("message_stale");
});
