import { expect, test } from "vitest";
import { categoryTests } from "../../content/tests/index";
import {
  application,
  applied,
  assessmentToken,
  hold,
  inHours,
  paid,
  passed,
  runAction,
  setInterview,
} from "../support/api/applicant";
import { query } from "../support/api/database";
import { logIn } from "../support/api/people";
import { call } from "../support/api/product";
import { postJob, staffToken } from "../support/api/staff";

const [admin, support] = [staffToken("admin"), staffToken("support")];

test("support can only read and schedule, and candidates can't make staff calls", async () => {
  const { token } = await logIn();
  const job = await postJob();
  const one = await paid(job.id);
  const reads = ["jobs", "applications", "queries", "contact-messages", "dead-letters", "audit"];
  for (const path of reads) {
    expect((await call("GET", `/ops/${path}`, { token: support })).status).toBe(200);
    expect((await call("GET", `/ops/${path}`, { token })).status).toBe(401);
    expect((await call("GET", `/ops/${path}`)).status).toBe(401);
  }
  const writes = [
    ["POST", "/ops/jobs"],
    ["PATCH", `/ops/jobs/${job.id}`],
    ["POST", `/ops/jobs/${job.id}/close`],
    ["POST", `/ops/applications/${one.id}/result`],
    ["POST", `/ops/applications/${one.id}/extra-time`],
    ["POST", `/ops/payments/${one.paymentId}/refund`],
    ["PUT", "/ops/static-content/about_us"],
    ["POST", "/ops/announcements"],
  ] as const;
  for (const [method, path] of writes) {
    const refused = await call(method, path, { token: support, json: {} });
    expect([path, refused.status, refused.body.code]).toEqual([path, 403, "forbidden"]);
  }
});

test("a closed job accepts no claims, keeps its people, and can be opened again", async () => {
  const job = await postJob();
  const one = await paid(job.id);
  const close = () => call("POST", `/ops/jobs/${job.id}/close`, { token: admin });
  expect((await close()).body.isClosed).toBe(true);
  expect((await close()).status).toBe(200);
  const { token } = await logIn();
  const { body: list } = await call("GET", "/user/jobs?limit=100");
  expect(list.map(({ id }: { id: number }) => id)).not.toContain(job.id);
  await expect(applied(job.id)).rejects.toThrow();
  expect((await setInterview(one.id, inHours(72))).status).toBe(201);
  await call("POST", `/ops/jobs/${job.id}/open`, { token: admin });
  await applied(job.id);
  expect((await call("GET", `/user/jobs/${job.id}`, { token })).body.isClosed).toBe(false);
  expect((await call("POST", "/ops/jobs/999999/close", { token: admin })).status).toBe(404);
});

test("staff filter and page applications, and see all that they need", async () => {
  const job = await postJob();
  const [one, two, three] = [await applied(job.id), await passed(job.id), await paid(job.id)];
  const list = (query: string) =>
    call("GET", `/ops/applications?jobId=${job.id}${query}`, { token: support });
  const first = await list("&limit=2");
  expect(first.body.map(({ id }: { id: number }) => id)).toEqual([three.id, two.id]);
  const next = /<([^>]+)>; rel="next"/.exec(first.headers.get("Link") ?? "")?.[1] ?? "";
  const rest = await call("GET", next, { token: support });
  expect(rest.body.map(({ id }: { id: number }) => id)).toEqual([one.id]);
  const { body } = await list("&status=PAYMENT_CONFIRMED");
  expect(body).toMatchObject([
    {
      id: three.id,
      job: { company: "Kaveri Care" },
      candidate: { name: "Asha Verma", phone: three.phone, email: three.email },
      score: { right: 1, count: 1 },
      payment: { amount: 19900, state: "kept", providerPaymentId: three.paymentId },
      interview: null,
    },
  ]);
  const file = new URL(body[0].resume.fileUrl);
  expect((await call("GET", file.pathname + file.search)).status).toBe(200);
  expect((await list("&status=HIRED")).status).toBe(422);
  expect((await list("&cursor=!")).status).toBe(422);
});

test("a result needs an interview that has begun, and is not told to a candidate who cancelled first", async () => {
  const one = await paid((await postJob()).id);
  const result = (json: object) =>
    call("POST", `/ops/applications/${one.id}/result`, { token: admin, json });
  expect((await result({ result: "REJECTED" })).body.code).toBe("invalid_stage");
  expect((await result({ result: "HIRED" })).status).toBe(422);
  await setInterview(one.id, inHours(9), { round: 1 });
  expect((await result({ result: "REJECTED" })).body.code).toBe("interview_not_held");
  await hold(one);
  await setInterview(one.id, inHours(60), { round: 2 });
  expect((await result({ result: "REJECTED" })).body.code).toBe("interview_not_held");
  await hold(one);
  const both = await Promise.all([result({ result: "REJECTED" }), runAction(one, "cancel")]);
  const after = await application(one);
  expect(both.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
  expect(after.status).toBe("REJECTED");
  expect(after.closedBecause).toBe(both[1].status === 200 ? "candidate_cancelled" : undefined);
});

test("extra time before or during the test counts once when given twice", async () => {
  const one = await applied((await postJob()).id);
  const grant = (minutes: number) =>
    call("POST", `/ops/applications/${one.id}/extra-time`, { token: admin, json: { minutes } });
  expect((await grant(20)).status).toBe(200);
  const test = await assessmentToken(one);
  expect((await call("GET", `/user/assessments/${test}`)).body.minutes).toBe(30);
  const { body: started } = await call("POST", `/user/assessments/${test}/start`);
  const length = (page: { startedAt: string; endsAt: string }) =>
    (Date.parse(page.endsAt) - Date.parse(page.startedAt)) / 60_000;
  expect(length(started)).toBe(30);
  await Promise.all([grant(25), grant(25)]);
  const { body: running } = await call("GET", `/user/assessments/${test}`);
  expect([length(running), running.minutes]).toEqual([35, 35]);
  expect((await application(one)).slot.expiresAt).toBe(running.endsAt);
  await call("POST", `/user/assessments/${test}/submit`);
  expect((await grant(5)).body.code).toBe("invalid_stage");
});

test("the HTML of a text page is cleaned when it is saved", async () => {
  const put = (type: string, content: string) =>
    call("PUT", `/ops/static-content/${type}`, { token: admin, json: { content } });
  const before = (await call("GET", "/user/static-content/about_us")).body.content;
  const dirty =
    '<h2 onclick="a()">Hi</h2><script>alert(1)</script><p>आप <b>a</b> <a href="javascript:alert(1)">x</a>' +
    '<a href="/help">help</a><img src=x onerror=alert(1)><svg><script>1</script></svg></div><iframe src=//x></iframe>' +
    "<!--[if IE]><script>1</script>--><style>p{}</style><form action=//x><input></form><p>end <img src=x onerror=1";
  const { body } = await put("about_us", dirty);
  expect(body.content).toContain("<h2>Hi</h2>");
  expect(body.content).toContain("<p>आप <b>a</b>");
  expect(body.content).toContain('<a href="/help">help</a>');
  expect(body.content).not.toMatch(
    /<(script|svg|iframe|style|form|input|div|!--)|<\/div|javascript:|<[^>]*\son|<img[^>]*$/i,
  );
  expect((await call("GET", "/user/static-content/about_us")).body).toEqual(body);
  expect((await put("about_us", before)).body.content.length).toBeGreaterThan(before.length * 0.9);
  expect((await put("price_list", "<p>x</p>")).status).toBe(404);
});

test("older versions of a page are kept, and an empty one is refused", async () => {
  const path = "/ops/static-content/about_us";
  const put = (content: string) => call("PUT", path, { token: admin, json: { content } });
  const versions = async () => (await call("GET", `${path}/versions`, { token: support })).body;
  const read = async () => (await call("GET", "/user/static-content/about_us")).body.content;
  const first = await read();
  // The previous test has also saved versions of this page.
  const before = (await versions()).length;
  const newer = async () => (await versions()).slice(0, -before || undefined);
  for (const empty of ["", "  ", "<p> &nbsp; </p>", "<script>alert(1)</script>", "<!-- a -->"]) {
    const refused = await put(empty);
    expect(refused).toMatchObject({
      status: 422,
      body: { fields: { content: expect.any(String) } },
    });
  }
  expect([await read(), await newer()]).toEqual([first, []]);

  await put("<p>Second</p>");
  await put("<p>Second</p>");
  await put("<p>Third</p>");
  expect(await newer()).toMatchObject([
    { content: "<p>Second</p>", replacedBy: "Asha" },
    { content: first, replacedBy: "Asha" },
  ]);
  const page = await call("GET", `${path}/versions?limit=1`, { token: support });
  expect(page.body).toMatchObject([{ content: "<p>Second</p>" }]);
  const next = /<([^>]+)>/.exec(page.headers.get("Link") ?? "")?.[1] ?? "";
  expect((await call("GET", next, { token: support })).body).toMatchObject([{ content: first }]);
  await put(first);
  expect(await read()).toBe(first);
  expect(
    (await call("GET", "/ops/static-content/prices/versions", { token: support })).status,
  ).toBe(404);
});

test("every change is in the audit log with a name", async () => {
  const job = await postJob();
  await call("POST", `/ops/jobs/${job.id}/close`, { token: admin });
  const { body } = await call("GET", "/ops/audit?limit=100", { token: support });
  const lines = body.filter((line: any) => line.subject === String(job.id));
  expect(lines.map((line: any) => [line.action, line.staff])).toEqual(
    expect.arrayContaining([
      ["job.close", "Asha"],
      ["job.create", "Asha"],
    ]),
  );
});

test("a job opens again thirty days after a failed test", async () => {
  const job = await postJob();
  const one = await applied(job.id);
  const test = await assessmentToken(one);
  await call("POST", `/user/assessments/${test}/start`);
  await call("POST", `/user/assessments/${test}/submit`);
  expect((await application(one)).status).toBe("TEST_FAILED");
  await expect(applied(job.id, one)).rejects.toThrow();
  const past = "2026-01-01T00:00:00.000Z";
  await query("update applications set reopens_at = ? where id = ?", [past, one.id]);
  await query("update attempts set graded_at = ? where application_id = ?", [past, one.id]);
  const { token } = one;
  expect((await call("GET", `/user/jobs/${job.id}`, { token })).body.isApplied).toBe(false);
  expect((await call("GET", `/user/jobs/${job.id}/application`, { token })).status).toBe(404);
  const again = await applied(job.id, one);
  expect(again.id).not.toBe(one.id);
  expect((await application(one)).status).toBe("TEST_FAILED");
});

test("a job without its own test uses its category's, or else the general one", async () => {
  for (const [category, questions] of [
    ["Finance", categoryTests.Finance?.questions],
    ["Gardening", categoryTests.General?.questions],
  ] as const) {
    const job = await postJob({ assessment: undefined, jobDetail: { Category: [category] } });
    const { body } = await call("GET", `/user/jobs/${job.id}`);
    expect(body.assessment.questions).toBe(10);
    const test = await assessmentToken(await applied(job.id));
    const started = await call("POST", `/user/assessments/${test}/start`);
    expect(started.body.questions).toHaveLength(10);
    const pool = questions?.map(({ prompt }) => prompt);
    for (const { prompt } of started.body.questions) expect(pool).toContain(prompt);
  }
});
