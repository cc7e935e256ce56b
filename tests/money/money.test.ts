import { expect, test } from "vitest";
import { todayInIndia } from "../../worker/contract/profile";
import { dateAfter } from "../../worker/facts/times";
import { paid } from "../support/api/applicant";
import { byStaff, giveJob, verified } from "../support/api/companies";
import { signInStaff } from "../support/api/console";
import { browserOf } from "../support/api/console-browser";
import { query } from "../support/api/database";
import { call, screens } from "../support/api/product";
import { postJob, staffToken } from "../support/api/staff";
import { succeeded } from "../support/client";
import { FormBrowser } from "../support/form-browser";

const today = todayInIndia(new Date());
const money = (params: string) => byStaff("GET", `/money?${params}`);

test("without a range of days, the money of the last seven days is shown, including today", async () => {
  const { body } = await money("");
  expect(body).toMatchObject({ from: dateAfter(today, -6), to: today });
});

test.each([
  ["to=2026-02-30", "to", /./],
  ["to=soon", "to", /./],
  [`from=${today}&to=${dateAfter(today, -1)}`, "to", /before the first/],
  ["from=2026-01-01&to=2026-04-03", "to", /92 days at most/],
  ["day=2026-01-01", "day", /no query name/],
])("days that make no sense are refused with the reason: %s", async (params, field, reason) => {
  const { status, body } = await money(params);
  expect(status).toBe(422);
  expect(body.fields[field]).toMatch(reason);
});

test("a range of a quarter of a year is accepted", async () => {
  expect((await money("from=2026-01-01&to=2026-04-02")).status).toBe(200);
});

test("money is found by job, company and method, and support may read it", async () => {
  const job = await postJob();
  const { id: companyId } = await verified({ name: "Narmada Stores" });
  await giveJob(companyId, job.id);
  const one = await paid(job.id);
  await query("update payments set method = 'netbanking' where provider_payment_id = ?", [
    one.paymentId,
  ]);
  for (const params of [`jobId=${job.id}`, `companyId=${companyId}`]) {
    const { body } = await money(params);
    expect(body.total).toMatchObject({ payments: 1, captured: 19_900, kept: 19_900 });
    expect(body).toMatchObject({
      jobs: [{ id: job.id }],
      jobCount: 1,
      companies: [{ id: companyId, name: "Narmada Stores" }],
      methods: [{ method: "netbanking" }],
    });
  }
  expect((await money(`jobId=${job.id}&method=upi`)).body.total.payments).toBe(0);
  expect((await money(`jobId=${job.id}&method=netbanking`)).body.total.payments).toBe(1);
  const token = staffToken("support");
  for (const path of ["/ops/money", "/ops/money/payments", "/ops/money.csv"]) {
    expect((await call("GET", `${path}?jobId=${job.id}`, { token })).status).toBe(200);
  }
});

test("midnight in India separates two days", async () => {
  const job = await postJob({ maxApplicants: 5 });
  const [one, other] = await Promise.all([paid(job.id), paid(job.id)]);
  const at = "update payments set captured_at = ? where provider_payment_id = ?";
  await query(at, ["2026-03-03T18:29:59.000Z", one.paymentId]);
  await query(at, ["2026-03-03T18:30:00.000Z", other.paymentId]);
  const { body } = await money(`jobId=${job.id}&from=2026-03-01&to=2026-03-05`);
  expect(body.days).toMatchObject([
    { day: "2026-03-04", payments: 1 },
    { day: "2026-03-03", payments: 1 },
  ]);
  const { body: rows } = await byStaff(
    "GET",
    `/money/payments?jobId=${job.id}&from=2026-03-04&to=2026-03-04`,
  );
  expect(rows).toMatchObject([{ providerPaymentId: other.paymentId, day: "2026-03-04" }]);
});

test("a part that was refunded in the provider's dashboard counts as refunded, and the rest as kept", async () => {
  const job = await postJob();
  const one = await paid(job.id);
  const set = (changes: string) =>
    query(`update payments set ${changes} where provider_payment_id = ?`, [one.paymentId]);
  const total = async () => (await money(`jobId=${job.id}`)).body.total;
  await set("refunded_elsewhere = 5000");
  expect(await total()).toMatchObject({ refunded: 5_000, underWay: 0, kept: 14_900 });
  await set("state = 'refunding', refund_amount = 19900");
  expect(await total()).toMatchObject({ refunded: 5_000, underWay: 14_900, kept: 0 });
  await set("state = 'refunding', refund_amount = 9950");
  expect(await total()).toMatchObject({ refunded: 5_000, underWay: 9_950, kept: 4_950 });
  await set("state = 'refunded', refund_amount = 9950");
  expect(await total()).toMatchObject({ refunded: 14_950, underWay: 0, kept: 4_950 });
  await set("state = 'refunded', refund_amount = 19900");
  expect(await total()).toMatchObject({ refunded: 19_900, underWay: 0, kept: 0 });
});

test("the file has a row for each payment, and no cell that a spreadsheet would compute", async () => {
  const job = await postJob({ title: '=HYPERLINK("http://x.example"); =1;"=2;', maxApplicants: 5 });
  const [one, other] = await Promise.all([paid(job.id), paid(job.id)]);
  await query("update users set name = ? where phone = ?", ["+91 @SUM(A1), Ltd", one.phone]);
  await query("update users set name = ? where phone = ?", ["आशा वर्मा", other.phone]);
  const answer = await fetch(`${screens().url}/ops/money.csv?jobId=${job.id}`, {
    headers: { Authorization: `Bearer ${staffToken("support")}` },
  });
  expect(answer.headers.get("Content-Type")).toBe("text/csv; charset=utf-8");
  expect(answer.headers.get("Cache-Control")).toBe("no-store");
  const bytes = new Uint8Array(await answer.arrayBuffer());
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const lines = new TextDecoder().decode(bytes).trimEnd().split("\r\n");
  expect(lines).toHaveLength(3);
  expect(lines[0]).toMatch(/^Day in India,/);
  expect(lines.join("\n")).toContain(`"'=HYPERLINK(""http://x.example"");' =1;'""=2;"`);
  expect(lines.join("\n")).toContain(`"'+91 @SUM(A1), Ltd"`);
  expect(lines.join("\n")).toContain("आशा वर्मा");
  for (const paymentId of [one.paymentId, other.paymentId]) {
    expect(lines.filter((line) => line.includes(paymentId))).toHaveLength(1);
  }
  expect(lines[1]).toContain(",199.00,0.00,0.00,0.00,199.00,");
});

test("the audit log says who was shown payments, and who downloaded the file", async () => {
  const job = await postJob();
  const one = await paid(job.id);
  const person = await signInStaff("support");
  const read = (path: string) => call("GET", `/ops/${path}?jobId=${job.id}`, person);
  await succeeded(read("money"));
  await succeeded(read("money/payments"));
  await succeeded(read("money.csv"));
  const rows = await query(
    "select action, detail from audit_log where actor_id = ? and action like 'money.%' order by id",
    [person.id],
  );
  expect(rows.map(({ action }) => action)).toEqual(["money.read", "money.file"]);
  expect(JSON.parse(String(rows[0]?.detail))).toEqual({ applications: [one.id] });
  expect(JSON.parse(String(rows[1]?.detail))).toMatchObject({ jobId: job.id, to: today });
});

test("the file of the console needs a sign-in, and a file that can't be made is explained on the page", async () => {
  const browser = await browserOf("staff", (await signInStaff("support")).email);
  const file = await browser.get("/staff/money.csv");
  expect(file.html).toContain("Day in India,");
  const { location } = await browser.get("/staff/money.csv?from=2026-01-01&to=2026-12-31");
  expect(location).toBe("/staff/money?from=2026-01-01&to=2026-12-31");
  const page = await browser.get(location);
  expect(page.status).toBe(422);
  expect(page.html).toContain("92 days at most");
  const stranger = await new FormBrowser(screens().url).get("/staff/money.csv");
  expect(stranger.location).toMatch("/staff/login");
});
